import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PublishedNumbers, publishedNumbersSchema } from '../records/published-numbers.ts';
import type { RuleNumber } from '../records/rule-number.ts';

/** Numbers named in full; of more the count is enough to see what happened. */
const MOST_NAMED = 20;

/**
 * Why a build would lose an address, or undefined: numbers of the list in the collections that no edition at hand has,
 * so that they would get no page. Throws where the list is not one. Collections without a list lose nothing.
 */
export function checkPublished(collections: string, pages: Iterable<RuleNumber>): string | undefined {
  const file = join(collections, 'published-numbers.json');
  if (!existsSync(file)) return undefined;
  const have = new Set(pages);
  const lost = readList(file).filter((number) => !have.has(number));
  if (lost.length === 0) return undefined;
  const named = lost.slice(0, MOST_NAMED).join(', ') + (lost.length > MOST_NAMED ? ', …' : '');
  const count = lost.length === 1 ? '1 published number' : `${lost.length} published numbers`;
  return `${count} would have no page any more: ${named}; keep the edition that has them in content/sources`;
}

function readList(file: string): PublishedNumbers {
  const parsed = publishedNumbersSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new TypeError(`${file}: ${parsed.error.issues[0]?.message}`);
}
