import type { NamePair, Passage } from '../../model/records/document.ts';
import type { Place } from '../../model/records/place.ts';
import { isRuleNumber } from '../../model/records/rule-number.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { languageOf } from '../../model/text/language-of.ts';
import type { Span } from '../blocks/block.ts';
import type { ComparedRow } from '../blocks/compared-rows.ts';
import { parseLabel, toRuleNumberOf } from '../blocks/label.ts';
import { type Line, toBlock } from '../blocks/list-lines.ts';
import { parseNames } from '../blocks/parse-names.ts';
import { readComparedRows } from '../blocks/read-compared-rows.ts';
import { likeness } from '../blocks/read-numbered-rows.ts';
import { healText } from '../sources/join-lines.ts';
import type { RunningText } from '../sources/running-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { toBlockReader } from './documents/block-reader.ts';
import type { DocumentBuilder } from './documents/document-builder.ts';
import { makeCard, paragraph } from './documents/make-records.ts';
import type { Make } from './documents/plan.ts';
import type { Signs } from './documents/signs.ts';
import type { Evidence } from './reader.ts';

const makeNote: Make = (builder, { block }) => {
  const number = block.label && toRuleNumberOf(block.label);
  builder.addNote(block, number ? [number] : []);
};

/** Two texts as a difference: tables of two columns, numbered lines, `+` and `-`; both sides come back out whole. */
export const comparisonReader = toBlockReader({
  kind: 'comparison',
  evidence: findEvidence,
  takeLines,
  records: { any: makeNote, card: makeCard, field: (builder, { block }) => builder.skip(block) },
});

function findEvidence({ lines: all, running }: Signs): Evidence {
  const lines = all.slice(0, THRESHOLDS.sampleLines);
  const { rows, others, isNamed } = readComparedRows(lines, running);
  const sides = rows.map(
    ({ before, after }) => [printSide(before, running), printSide(after, running)] as const,
  );
  const changed = sides.filter(([before, after]) => before !== after);
  const pairs = changed.filter(([before, after]) => before && after);
  const translated = pairs.filter(([before, after]) => languageOf(before) !== languageOf(after));
  // Two cells of any other table differ.
  const alike = pairs.filter(([before, after]) => likeness(before, after) >= 0.3);
  const share = (lines.length - others.length) / Math.max(1, lines.length);
  const isCompared =
    changed.length > 0 &&
    (isNamed || alike.length * 2 >= pairs.length) &&
    (share >= 0.5 || (isNamed === true && pairs.length >= 2 && share >= 0.3));
  return {
    ruledOut:
      pairs.length === changed.length && translated.length * 2 > changed.length && 'two languages in columns',
    shows: { 'rows of old and new text': isCompared && 0.6 + 0.35 * share },
  };
}

/** Makes a passage of each row; gives the lines that are of none. */
function takeLines(builder: DocumentBuilder, { lines, running }: Signs): readonly Line[] {
  const { rows, marks, others } = readComparedRows(lines, running);
  for (const { from, to } of marks) running.skip('difference-header', from, to);
  builder.reading.records.passages = rows.map((row, at) => toPassage(row, at + 1, builder, running));
  for (const {
    lines: [line],
    number,
    remarks,
  } of rows) {
    if (!line) continue;
    const { label: _, ...block } = toBlock(line, 'text');
    const about = number ? running.text.slice(number.from, number.to) : '';
    for (const remark of remarks)
      builder.addNote({ ...block, ...remark, paragraphs: [[remark]] }, isRuleNumber(about) ? [about] : []);
  }
  return others;
}

function toPassage(row: ComparedRow, count: number, builder: DocumentBuilder, running: RunningText): Passage {
  const { lines, heading, number } = row;
  const names = heading && readHeading(heading, running);
  const kept = [...(number ? [number] : []), ...row.before, ...row.after, ...row.remarks];
  const printed = number && running.take(number.from, number.to);
  const place = builder.placeOf(lines[0] ?? { from: 0, to: 0 });
  const [before, after] = [row.before, row.after].map((side) =>
    toSide(side, printed ?? names?.number, place, running),
  );
  for (const line of lines)
    running.skipBetween(
      'marker',
      line,
      kept.filter(({ from }) => from >= line.from && from < line.to),
    );
  return {
    id: `passage-${count}`,
    lang: languageOf(printSide([...row.before, ...row.after], running)) ?? 'ja',
    change: toChange(before, after),
    ...(names?.names && { names: names.names }),
    ...(before && { before }),
    ...(after && { after }),
  };
}

/** What the line above a row says: the number of what is compared, or its name. */
function readHeading(
  { from, to, form, style, label, textFrom, textTo }: Line,
  running: RunningText,
): { number?: string; names?: NamePair } {
  // `【第2条】` is a name.
  if (label && label.textFrom >= textTo && !(style === '[' && label.kind === 'named')) {
    running.take(from, to);
    return { number: label.text };
  }
  const begin = form === 'entry' && label ? label.textFrom : textFrom;
  running.skipBetween('marker', { from, to }, [{ from: label ? from : begin, to: textTo }]);
  if (label) running.take(from, begin);
  const name = running.take(begin, textTo).trim();
  const { en, ja, remark } = parseNames(name, languageOf(name) ?? 'ja');
  const said = remark ? ` (${remark})` : '';
  if (ja) return { names: { ...(en && { en }), ja: ja + said } };
  return { names: { ...(en && { en: en + said }) } };
}

/** What a side says that has no text: the passage is new, or is gone. */
const ABSENT = /^[([]?\s*(?:新設|新規|追加|削除|廃止|なし|-+|none|new|added|deleted|removed)\s*[)\]]?$/i;

function toSide(
  side: readonly Span[],
  given: string | undefined,
  place: Place,
  running: RunningText,
): Passage['before'] {
  const text = printSide(side, running);
  if (text === '') return undefined;
  const folded = foldForms(text);
  const isAbsent = ABSENT.test(folded);
  for (const { from, to } of side)
    if (isAbsent) running.skip('marker', from, to);
    else running.take(from, to);
  if (isAbsent) return undefined;
  const label = parseLabel(folded);
  const own = label?.kind === 'letter' ? undefined : label;
  const number = given ?? own?.text;
  const rest = own && !given ? text.slice(own.textFrom) : text;
  return { ...(number && { number }), blocks: [paragraph(rest.trim())], place };
}

/** The text of a side, its wraps healed. */
function printSide(side: readonly Span[], { text }: RunningText): string {
  const parts = side.map(({ from, to }, at) => {
    const above = side[at - 1];
    return (above && text.slice(above.to, from).includes('\n') ? '\n' : '') + text.slice(from, to);
  });
  return healText(parts.join(''));
}

function toChange(before: Passage['before'], after: Passage['after']): Passage['change'] {
  if (!before) return 'added';
  if (!after) return 'removed';
  if (before.blocks[0]?.text !== after.blocks[0]?.text) return 'reworded';
  return before.number === after.number ? 'same' : 'renumbered';
}
