import { getCollection } from 'astro:content';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** What ingest told of the content of this build. */
export async function getDiagnostics(): Promise<readonly Diagnostic[]> {
  return (await getCollection('diagnostics')).flatMap((entry) => entry.data.list);
}
