import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Asks the engine of a built site, or of collections, every query. */
export async function runSearch({
  queries,
  site,
  content,
}: SearchOptions): Promise<Map<string, SearchResult>> {
  const engine = createEngine(await findFiles(site, content));
  return new Map(queries.map((query) => [query, engine.search(query)]));
}

/** The ids of a result as the command prints them. */
export function toPrintedResult({ hits, weak }: SearchResult): PrintedResult {
  const ids = hits.slice(0, RESULT_LIMIT).map((hit) => hit.doc.id);
  return weak ? { ids, weak } : ids;
}

/** The queries of a batch file: a JSON array of strings. */
export function readBatch(file: string): string[] {
  const queries: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(queries) || !queries.every((query) => typeof query === 'string'))
    throw new Error(`${file} is not a JSON array of strings`);
  return queries;
}

async function findFiles(site: string, content: string | undefined): Promise<EngineFiles> {
  if (content !== undefined) return buildFromCollections(content);
  if (existsSync(join(site, 'search-index'))) return readSiteIndex(site);
  throw new Error(`${site} has no search index; run \`npm run build\` first, or give --content DIR`);
}
