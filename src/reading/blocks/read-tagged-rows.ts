import { THRESHOLDS } from '../thresholds.ts';
import { type ComparedRow, type ComparedRows, toComparedRow } from './compared-row.ts';

/** Struck-out and inserted text as it is written in a text: tags, tildes, the signs of a difference by words. */
const REMOVED = /<(del|s|strike)\b[^<>]{0,80}>(.*?)<\/\1>|~~(?=\S)(.+?)~~|\[-(.+?)-\]/gi;
const ADDED = /<(ins|u)\b[^<>]{0,80}>(.*?)<\/\1>|\{\+(.+?)\+\}|(?<=~~)\*\*(?=\S)(.+?)\*\*/gi;
const ANY = new RegExp(`${REMOVED.source}|${ADDED.source.replace('\\1', '\\5')}`, 'i');
const TAG = /<\/?(?:del|s|strike|ins|u)\b[^<>]{0,80}>|~~|\[-|-\]|\{\+|\+\}|\*\*/gi;

/** Lines in which old and new text are together: `潮位は<del>1</del><ins>0</ins>以上である。` */
export function readTaggedRows(lines: readonly string[]): ComparedRows {
  const rows: ComparedRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (!ANY.test(line)) continue;
    const above = lines[at - 1];
    const isNamed = above !== undefined && !ANY.test(above) && above.trim().length <= THRESHOLDS.name;
    const { length: from } = /^\s*(?:[-+*・•]\s*)?/.exec(line)?.[0] ?? '';
    const row = toComparedRow(at, line, { before: { from, to: line.length } });
    rows.push({ ...row, after: line.slice(from).trim(), ...(isNamed && { heading: at - 1 }) });
  }
  return { rows };
}

/** A row without the tags in it: what was put in is none of the side before, what was struck out none of the side after. */
export function resolveTags(row: ComparedRow, line: string): ComparedRow {
  if (!ANY.test(line)) return row;
  const { before, after, ...rest } = row;
  const old = before?.replace(ADDED, '').replace(TAG, '').trim();
  const now = after?.replace(REMOVED, '').replace(TAG, '').trim();
  const spans = row.spans.flatMap(({ from, to }) => {
    const kept = [];
    let at = from;
    for (const { 0: tag, index } of line.slice(from, to).matchAll(TAG)) {
      kept.push({ from: at, to: from + index });
      at = from + index + tag.length;
    }
    return [...kept, { from: at, to }];
  });
  return { ...rest, ...(old && { before: old }), ...(now && { after: now }), spans };
}
