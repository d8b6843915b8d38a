import type { Line } from './list-lines.ts';
import { CONTENTS } from './read-line.ts';
import type { Lines, Take } from './take.ts';
import { toBlock } from './take.ts';

/** The dots and the page at the end of an entry. */
const PAGE = /(?:(?<![\s.…‥・])[\s.…‥・]{3,}|\s)\d{1,4}\s*$|(?<![\s.…‥])[\s.…‥]+$/;

/**
 * A list of contents from its heading to the line that repeats its first entry: left out. Where nothing is repeated it is
 * no list of contents; a number above the repeated line is that line's. A number before a line with dots and a page stands for that line.
 */
export const takeContents: Take = ({ all }: Lines, at) => {
  const line = all[at];
  if (!line) return undefined;
  if (isNumberAlone(line) && all[at + 1]?.form === 'leader')
    return { blocks: [toBlock(line, 'skip', 'contents')], next: at + 1 };
  if (!CONTENTS.test(line.folded)) return undefined;
  const seen = new Set<string>();
  for (let next = at + 1; next < all.length; next++) {
    const entry = all[next];
    if (!entry) break;
    const key = toKey(entry);
    if (seen.has(key)) {
      const before = all[next - 1];
      const end = before?.form === 'entry' && isNumberAlone(before) ? next - 1 : next;
      return { blocks: all.slice(at, end).map((each) => toBlock(each, 'skip', 'contents')), next: end };
    }
    if (key.length > 1) seen.add(key);
  }
  return undefined;
};

function isNumberAlone(line: Line): boolean {
  return (
    line.form === 'page' ||
    (line.form === 'entry' && line.label !== undefined && line.label.textFrom >= line.textTo)
  );
}

/** What an entry and the heading it lists have in common. */
function toKey(line: Line): string {
  const text = line.folded
    .replace(PAGE, '')
    .replace(/\[編集\]/, '')
    .replace(/^\s*\d{1,2}(?:\.\d{1,2})*\.?\s+(?=\S)/, '');
  return text.replace(/[■□◆◇◎●○★☆▼▽・#=*\s.-]+/g, '').toLowerCase();
}
