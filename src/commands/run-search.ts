import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCardSource, createFileSource } from '../features/cards/card-source.ts';
import { findCardsInQuestion } from '../features/cards/find-cards-in-question.ts';
import { buildFromBook, readSiteIndex } from '../features/search/disk/load-search.ts';
import { createEngine } from '../features/search/engine/create-engine.ts';
import type { SearchResult } from '../features/search/engine/engine.ts';
import { explainError, toSystemCode } from '../model/diagnostics/explain-error.ts';
import { CONTENT_FOLDERS } from '../rulebook/book/read-collections.ts';
import { loadSiteContent } from '../site/model/site-content.ts';
import type { Outcome } from './command-line/run-command.ts';

/** At most so many results of a query are printed. */
const MOST = 20;

/**
 * Asks the engine of a built site, or of collections, every query: lines for a terminal, or JSON with the ids of each. A
 * message where there is no index to be read.
 */
export async function runSearch(
  queries: readonly string[],
  { site, content, json }: { site: string; content?: string; json: boolean },
): Promise<Outcome> {
  const results = new Map<string, SearchResult>();
  try {
    const { files, cards } = content === undefined ? openSite(site) : openCollections(content);
    const engine = createEngine(files);
    for (const query of queries) {
      const named = cards ? await findCardsInQuestion(query, cards, engine.resources) : [];
      results.set(query, engine.search(query, {}, named));
    }
  } catch (error) {
    return { lines: [error instanceof Error ? error.message : String(error)], exitCode: 1 };
  }
  if (!json) return { lines: [...results.values()].flatMap(formatResult), exitCode: 0 };
  const printed = [...results].map(([query, result]) => [query, toPrintedResult(result)]);
  return { output: `${JSON.stringify(Object.fromEntries(printed))}\n` };
}

/** The ids of a result as the command prints them: a bare list, or marked as guesses. */
function toPrintedResult({ hits, weak }: SearchResult): string[] | { ids: string[]; weak: true } {
  const ids = hits.slice(0, MOST).map((hit) => hit.doc.id);
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

/** What queries are answered from: the index and, where a card file is kept, the cards. */
function openSite(site: string) {
  if (!existsSync(join(site, 'search-index')))
    throw new Error(`${site} has no search index; run \`npm run build\` first, or give --content DIR`);
  const read = async (path: string): Promise<unknown> => JSON.parse(readFileSync(join(site, path), 'utf8'));
  const hasCards = existsSync(join(site, 'api/v1/card-names'));
  return { files: readSiteIndex(site), cards: hasCards ? createFileSource(read) : undefined };
}

function openCollections(collections: string): ReturnType<typeof openSite> {
  const content = loadSiteContent({ ...CONTENT_FOLDERS, collections });
  const { cards, segment } = content;
  return { files: buildFromBook(content), cards: cards && createCardSource(cards, segment) };
}

/** A result as lines for a terminal: what became of a number, a correction, then an id a line with its score. */
function formatResult({ hits, weak, instead, number, query }: SearchResult): string[] {
  const lines: string[] = [];
  if (number?.state === 'never') lines.push(`${number.asked} was never a rule`);
  if (number?.state === 'gone') lines.push(`${number.asked} is gone since after ${number.last}`);
  if (number?.state === 'moved') lines.push(`${number.asked} of ${number.last} is ${number.current} now`);
  for (const { since, until = '', now = 'gone' } of number?.before ?? [])
    lines.push(`${number?.asked} from ${since} to ${until}: ${now}`);
  if (instead) lines.push(`did you mean: ${instead}`);
  else if (weak) lines.push('no real match; guesses:');
  if (hits.length === 0) lines.push(`nothing found for ${query.typed}`);
  lines.push(...hits.slice(0, MOST).map(({ doc, score }) => `${score.toFixed(0).padStart(4)}  ${doc.id}`));
  if (hits.length > MOST) lines.push(`      … ${hits.length - MOST} more`);
  return lines;
}
