import { memoize } from '../../model/memoize.ts';
import { endsIn, endsSentence } from '../../model/text/sentence.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { SIGNS } from '../words.ts';
import type { Block } from './block.ts';
import { type BlockRule, isBareEntry, type Line, toBlock } from './list-lines.ts';
import { isHeadingText } from './parse-names.ts';

/** The dots and the page at the end of an entry. */
export const PAGE = /(?:(?<![\s.…‥・])[\s.…‥・]{3,}|\s)\d{1,4}\s*$|(?<![\s.…‥])[\s.…‥]+$/;

/**
 * A list of contents from its heading to the line that repeats an entry: left out. Where nothing is repeated before a
 * sentence it is no list of contents; a number above the repeated line is that line's. A number before a line with dots and a page stands for that line.
 */
export const takeContents: BlockRule = (line, { all }, at) => {
  if ((line.form === 'page' || isBareEntry(line)) && all[at + 1]?.form === 'leader')
    return [toBlock(line, 'skip', 'contents')];
  if (line.form !== 'contents') return takeUnnamed(all, at);
  const seen = new Set<string>();
  for (let next = at + 1; next < all.length; next++) {
    const entry = all[next];
    // What says something is no entry of contents.
    if (!entry || (entry.form === 'text' && endsSentence(entry.text))) break;
    const key = toKey(entry);
    if (seen.has(key)) {
      const before = all[next - 1];
      const end = before && isBareEntry(before) ? next - 1 : next;
      return all.slice(at, end).map((each) => toBlock(each, 'skip', 'contents'));
    }
    if (key.length > 1) seen.add(key);
  }
  return undefined;
};

/** Where the lines of a text that name something stand, by what they name. */
const listPositions = memoize((all: readonly Line[]): ReadonlyMap<string, readonly number[]> => {
  const known = new Map<string, number[]>();
  for (const [at, line] of all.entries()) {
    const key = isNamed(line) ? toKey(line) : '';
    if (key.length > 1) known.getOrInsert(key, []).push(at);
  }
  return known;
});

/** A list of contents without a heading: names in a row, nearly all of which head something below it in the same order. */
function takeUnnamed(all: readonly Line[], at: number): Block[] | undefined {
  const first = all[at];
  if (!first?.label || !isNamed(first) || first.cells) return undefined;
  const known = listPositions(all);
  const end = known.get(toKey(first))?.find((next) => next > at) ?? 0;
  const within = all.slice(at, end);
  const listed = within.filter(({ form }) => form !== 'separator');
  if (listed.length < THRESHOLDS.fewest) return undefined;
  const found = listed.filter((line) => known.get(toKey(line))?.some((next) => next >= end)).length;
  const names = listed.filter((line) => isNamed(line) && line.label).length;
  if (found < listed.length * THRESHOLDS.nearlyAll || names < listed.length * THRESHOLDS.nearlyAll)
    return undefined;
  return within.map((each) => toBlock(each, 'skip', 'contents'));
}

/** A name or a question, numbered or a heading, that states nothing. */
function isNamed(line: Line): boolean {
  const name = line.text.slice((line.label?.textFrom ?? line.textFrom) - line.from, line.textTo - line.from);
  return (
    (line.form === 'heading' || line.form === 'entry') &&
    (isHeadingText(name) || (line.label !== undefined && endsIn(name, '?')))
  );
}

/** What an entry and the heading it lists have in common; in a digest that is the subject of a message. */
function toKey(line: Line): string {
  return line.folded.replace(PAGE, '').replace(NO_NAME, '').toLowerCase();
}

const NO_NAME = new RegExp(`^Subject:|\\[編集\\]|[${SIGNS}・#=*│┃║\\s.:-]+`, 'g');
