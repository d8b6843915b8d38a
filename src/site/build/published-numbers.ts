import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../disk/write-whole.ts';
import { parseTable } from '../../model/game/parse-table.ts';
import { ruleNumberSchema } from '../../model/records/rule.ts';
import { compareRuleNumbers, type RuleNumber } from '../../model/records/rule-number.ts';
import { CONTENT_FOLDERS } from '../../rulebook/book/read-collections.ts';

/** Numbers named in full; of more the count is enough to see what happened. */
const MOST_NAMED = 20;

/**
 * Where the list of a folder of collections stands, the project's beside its tables, that of any other folder in it: every
 * number that a build of the publisher's own editions ever had a page for, in book order. It only grows.
 */
export function toListFile(collections: string): string {
  const isOwn = resolve(collections) === resolve(CONTENT_FOLDERS.collections);
  const folder = isOwn ? CONTENT_FOLDERS.authored : collections;
  return join(folder, 'published-numbers.json');
}

/**
 * Why a build would lose an address, or undefined: numbers of the list that no edition at hand has, so that they would
 * get no page. Throws where the list is not one. Where there is none yet, nothing was promised.
 */
export function checkPublished(list: string, pages: Iterable<RuleNumber>): string | undefined {
  const have = new Set(pages);
  const lost = readList(list).filter((number) => !have.has(number));
  if (lost.length === 0) return undefined;
  const named = lost.slice(0, MOST_NAMED).join(', ') + (lost.length > MOST_NAMED ? ', …' : '');
  const count = lost.length === 1 ? '1 published number' : `${lost.length} published numbers`;
  return `${count} would have no page any more: ${named}; keep the edition that has them in content/sources, or take them out of ${list} if they were never public`;
}

/** Adds numbers to the list and says how many were new. */
export function addPublished(list: string, pages: Iterable<RuleNumber>): number {
  const before = readList(list);
  const numbers = [...new Set([...before, ...pages])].sort(compareRuleNumbers);
  if (numbers.length > before.length)
    writeWhole(list, `[\n${numbers.map((number) => JSON.stringify(number)).join(',\n')}\n]\n`);
  return numbers.length - before.length;
}

/**
 * Whether building collections promises their addresses: the project's own from its first build on, never those of the
 * sample, which ingest does not mix with others; other folders only if somebody put a list there.
 */
export function isPromised(list: string, collections: string): boolean {
  const isProject = dirname(list) === CONTENT_FOLDERS.authored;
  return (isProject || existsSync(list)) && !holdsSample(collections);
}

function holdsSample(collections: string): boolean {
  const file = join(collections, 'sources.json');
  if (!existsSync(file)) return false;
  const sources: { kind: string; sample?: boolean }[] = JSON.parse(readFileSync(file, 'utf8'));
  return sources.every(({ kind, sample }) => kind !== 'cr-text' || sample);
}

function readList(file: string): RuleNumber[] {
  if (!existsSync(file)) return [];
  const table = parseTable(readFileSync(file, 'utf8'), z.array(ruleNumberSchema));
  if ('data' in table) return table.data;
  throw new TypeError(
    `${file}: not a list of rule numbers; restore it, for the addresses of old numbers depend on it`,
  );
}
