import type { RunningText } from '../sources/running-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import type { Span } from './block.ts';
import { type ComparedRow, type ReadRows, type Side, toComparedRow } from './compared-rows.ts';
import type { Line } from './list-lines.ts';

/** Struck-out and inserted text as it is written in a text: tags, tildes, the signs of a difference by words. */
const REMOVED = /<(?:del|s|strike)\b[^<>]{0,80}>(.*?)<\/(?:del|s|strike)>|~~(?=\S)(.+?)~~|\[-(.+?)-\]/dgi;
const ADDED = /<(?:ins|u)\b[^<>]{0,80}>(.*?)<\/(?:ins|u)>|\{\+(.+?)\+\}|(?<=~~)\*\*(?=\S)(.+?)\*\*/dgi;

/** Text of one side alone, with the signs around it. */
interface ChangedText extends Span {
  of: Side;
  text: Span;
}

/** What of a line markup, or signs in the text, show as struck out or put in. */
function listChanges(line: Line, running: RunningText): ChangedText[] {
  const marked = running.listRuns(line.from, line.to).flatMap(({ type, from, to }): ChangedText[] => {
    return type === 'plain'
      ? []
      : [{ of: type === 'del' ? 'before' : 'after', from, to, text: { from, to } }];
  });
  const written = [REMOVED, ADDED].flatMap((pattern, at) =>
    [...line.text.matchAll(pattern)].flatMap(({ 0: whole, index, indices }): ChangedText[] => {
      const [from = 0, to = 0] = indices?.slice(1).find((each) => each !== undefined) ?? [];
      const text = { from: line.from + from, to: line.from + to };
      const begin = line.from + index;
      return [{ of: at === 0 ? 'before' : 'after', from: begin, to: begin + whole.length, text }];
    }),
  );
  return [...marked, ...written].sort((a, b) => a.from - b.from);
}

/** Lines in which old and new text are together: `潮位は<del>1</del><ins>0</ins>以上である。` */
export const readChangedLines: ReadRows = (lines, running) => {
  const isChanged = lines.map((line) => listChanges(line, running).length > 0);
  const rows = lines.flatMap((line, at): ComparedRow[] => {
    if (!isChanged[at]) return [];
    const above = lines[at - 1];
    const isNamed = above && !isChanged[at - 1] && above.text.length <= THRESHOLDS.name;
    const text = { from: line.form === 'item' ? line.textFrom : line.from, to: line.to };
    return [{ ...toComparedRow(line, { before: text, after: text }), ...(isNamed && { heading: above }) }];
  });
  return { rows, marks: [] };
};

/** A row whose sides hold what is of them alone, and nothing of the other. */
export function cutChanges(row: ComparedRow, running: RunningText): ComparedRow {
  const changes = row.lines.flatMap((line) => listChanges(line, running));
  if (changes.length === 0) return row;
  const cut = (side: Side) => row[side].flatMap((span) => cutSide(span, side, changes));
  return { ...row, before: cut('before'), after: cut('after') };
}

function cutSide({ from, to }: Span, side: Side, changes: readonly ChangedText[]): Span[] {
  const kept: Span[] = [];
  let at = from;
  for (const { of, text, ...whole } of changes) {
    if (whole.from < at || whole.to > to) continue;
    kept.push({ from: at, to: whole.from }, ...(of === side ? [text] : []));
    at = whole.to;
  }
  return [...kept, { from: at, to }].filter((span) => span.to > span.from);
}
