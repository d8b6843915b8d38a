import { foldForms } from '../text/fold-forms.ts';
import type { ComparedRow, ComparedRows } from './compared-row.ts';

const OLD = /^\s*[[(]?(?:旧|変更前|修正前|改訂前|Before|Old)[\])]?\s*:?\s*/i;
const NEW = /^\s*[[(]?(?:新|変更後|修正後|改訂後|After|New)[\])]?\s*:?\s*/i;

/** `旧：…` and `新：…` in turn, the text on the line or below it. */
export function readLabelledRows(lines: readonly string[]): ComparedRows {
  const found: ComparedRows = { rows: [], others: [] };
  const folded = lines.map(foldForms);
  const marks = folded.map((line) =>
    isMark(OLD, line) ? 'before' : isMark(NEW, line) ? 'after' : undefined,
  );
  if (!marks.includes('before') || !marks.includes('after'))
    return { rows: [], others: lines.map((_, at) => at) };
  let side: 'before' | 'after' | undefined;
  let row: ComparedRow | undefined;
  let heading: number | undefined;
  for (const [at, line] of lines.entries()) {
    const mark = marks[at];
    const from = mark ? ((mark === 'before' ? OLD : NEW).exec(folded[at] ?? '')?.[0].length ?? 0) : 0;
    const text = line.slice(from).trim();
    if (!mark && marks[at + 1] === 'before') {
      side = undefined;
      heading = at;
    }
    side = mark ?? side;
    if (!side) {
      if (heading !== at) found.others.push(at);
      continue;
    }
    const spans = [{ from, to: line.length }];
    if (mark === 'before' || !row) {
      row = { at, continues: false, spans, ...(heading !== undefined && { heading }) };
      heading = undefined;
      found.rows.push(row);
    } else found.rows.push({ at, continues: true, spans });
    if (text !== '') row[side] = [row[side], text].filter(Boolean).join('\n');
  }
  return found;
}

/** The word alone or with a colon or brackets: `新しい` begins no side. */
function isMark(pattern: RegExp, line: string): boolean {
  const [mark = ''] = pattern.exec(line) ?? [];
  return mark !== '' && (/[\]):]\s*$/.test(mark) || mark.trim() === line.trim());
}
