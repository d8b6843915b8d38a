import type { SearchResult } from '../features/search/engine/engine.ts';

const LINES = 20;

/** A result as lines for a terminal: what became of a number, a correction, then an id a line with its score. */
export function formatSearchResult({ hits, weak, instead, number, query }: SearchResult): string[] {
  const lines: string[] = [];
  if (number?.state === 'never') lines.push(`${number.asked} was never a rule`);
  if (number?.state === 'gone') lines.push(`${number.asked} is gone since after ${number.last}`);
  if (number?.state === 'moved') lines.push(`${number.asked} of ${number.last} is ${number.current} now`);
  for (const { since, until = '', now = 'gone' } of number?.before ?? [])
    lines.push(`${number?.asked} from ${since} to ${until}: ${now}`);
  if (instead) lines.push(`did you mean: ${instead}`);
  else if (weak) lines.push('no real match; guesses:');
  if (hits.length === 0) lines.push(`nothing found for ${query.typed}`);
  lines.push(...hits.slice(0, LINES).map(({ doc, score }) => `${score.toFixed(0).padStart(4)}  ${doc.id}`));
  if (hits.length > LINES) lines.push(`      … ${hits.length - LINES} more`);
  return lines;
}
