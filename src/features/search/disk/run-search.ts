import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainError, toSystemCode } from '../../../model/diagnostics/explain-error.ts';
import { createEngine } from '../engine/create-engine.ts';
import type { SearchResult } from '../engine/engine.ts';
import type { EngineFiles } from '../index-files.ts';
import { buildFromCollections } from './build-from-collections.ts';
import { readSiteIndex } from './read-site-index.ts';

/** What the command line asks of `npm run search`. */
export interface SearchOptions {
  queries: readonly string[];
  site: string;
  /** Collections to search without a built site. */
  content?: string;
}

/** The results of one query as ids: a bare list, or marked as guesses. */
export type PrintedResult = string[] | { ids: string[]; weak: true };

/** At most so many ids a query. */
const RESULT_LIMIT = 20;

/** Asks the engine of a built site, or of collections, every query; a message where there is no index to be read. */
export async function runSearch({
  queries,
  site,
  content,
}: SearchOptions): Promise<{ results: Map<string, SearchResult> } | { message: string }> {
  let files: EngineFiles;
  try {
    files = await findFiles(site, content);
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
  const engine = createEngine(files);
  return { results: new Map(queries.map((query) => [query, engine.search(query)])) };
}

/** The ids of a result as the command prints them. */
export function toPrintedResult({ hits, weak }: SearchResult): PrintedResult {
  const ids = hits.slice(0, RESULT_LIMIT).map((hit) => hit.doc.id);
  return weak ? { ids, weak } : ids;
}

/** The queries of a batch file: a JSON array of strings. */
export function readBatch(file: string): { queries: string[] } | { problem: string } {
  const problem = `${file} is not a JSON array of strings`;
  try {
    const queries: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isList = Array.isArray(queries) && queries.every((query) => typeof query === 'string');
    return isList ? { queries } : { problem };
  } catch (error) {
    return { problem: toSystemCode(error) === undefined ? problem : `${file}: ${explainError(error)}` };
  }
}

async function findFiles(site: string, content: string | undefined): Promise<EngineFiles> {
  if (content !== undefined) return buildFromCollections(content);
  if (existsSync(join(site, 'search-index'))) return readSiteIndex(site);
  throw new Error(`${site} has no search index; run \`npm run build\` first, or give --content DIR`);
}
