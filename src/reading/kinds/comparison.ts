import type { NamePair, Passage } from '../../model/records/document.ts';
import { isRuleNumber } from '../../model/records/rule-number.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { languageOf } from '../../model/text/language-of.ts';
import type { ComparedRow } from '../blocks/compared-rows.ts';
import { healText } from '../blocks/join-lines.ts';
import { parseLabel } from '../blocks/label.ts';
import { parseNames } from '../blocks/parse-names.ts';
import { readComparedRows } from '../blocks/read-compared-rows.ts';
import { readLine } from '../blocks/read-line.ts';
import { MAIL_FIELD } from '../blocks/take-front-matter.ts';
import type { Ledger } from '../sources/ledger.ts';
import { type Insert, insertText, insertTexts, joinLine, offsetAt } from '../sources/placed-line.ts';
import { RunningText } from '../sources/running-text.ts';
import type { SourceLine, SourceMark, SourceText } from '../sources/source-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import type { Signs } from './documents/signs.ts';
import type { Evidence } from './evidence.ts';
import { type Reader, type Reading, toReading } from './reader.ts';

/** Two texts as a difference: tables of two columns, numbered lines, `+` and `-`; both sides come back out whole. */
export const comparisonReader: Reader = {
  kind: 'comparison',
  evidence: findEvidence,
  read: (_source, ledger) => readComparison(ledger),
};

function findEvidence({ source }: Signs): Evidence {
  const lines = toComparedLines({ ...source, lines: source.lines.slice(0, THRESHOLDS.sampleLines * 5) })
    .filter(({ text }) => text.trim() !== '')
    .slice(0, THRESHOLDS.sampleLines);
  const { rows, others, isNamed } = readComparedRows(lines.map(({ text }) => text));
  const changed = rows.filter(({ before, after }) => before !== after);
  const pairs = changed.filter(({ before, after }) => before && after);
  const translated = pairs.filter((row) => languageOf(row.before ?? '') !== languageOf(row.after ?? ''));
  const share = (lines.length - others.length) / Math.max(1, lines.length);
  const isCompared =
    changed.length > 0 && (share >= 0.5 || (isNamed === true && pairs.length >= 2 && share >= 0.3));
  return {
    ruledOut:
      pairs.length === changed.length && translated.length * 2 > changed.length && 'two languages in columns',
    shows: { 'rows of old and new text': isCompared && 0.6 + 0.35 * share },
  };
}

function readComparison(ledger: Ledger): Reading {
  const shown = toComparedLines(ledger.source);
  for (const line of ledger.source.lines) if (line.frame) ledger.skip(line, 'furniture');
  const running = new RunningText(ledger, shown);
  const lines = running.listLines().filter(({ line }) => line.text.trim() !== '');
  const { rows, others } = readComparedRows(lines.map(({ line }) => line.text));
  const passages: Passage[] = [];
  const reading = toReading({ records: { passages } });
  const placeOf = (at: number) => running.placeAt(lines[at]?.from ?? 0);
  const take = (at: number) => {
    const line = lines[at];
    return line ? running.take(line.from, line.from + line.line.text.length).trim() : '';
  };
  for (const row of rows) {
    const { line, from } = lines[row.at] ?? {};
    if (!line || from === undefined) continue;
    takeRow(running, from, line.text, row);
    const last = passages.at(-1);
    if (row.continues && last) continuePassage(last, row);
    else if (row.before !== undefined || row.after !== undefined) {
      const title = row.heading === undefined ? '' : take(row.heading);
      const { label, style, textFrom, textTo } = readLine(foldForms(title));
      // `【第2条】` is a name.
      const isName = style === '[' && label?.kind === 'named';
      const isNumber = label !== undefined && label.textFrom >= textTo && !isName;
      if (isNumber) row.number ??= label.text;
      const names = title !== '' && !isNumber ? toNames(title.slice(textFrom, textTo)) : undefined;
      passages.push({
        ...toPassage(row, passages.length + 1, placeOf(row.at)),
        ...(names && { names }),
      });
    }
  }
  for (const passage of passages) settle(passage);
  const addNote = (text: string, at: number, number = '') => {
    const { notes } = reading.records;
    notes.push({
      id: `note-${notes.length + 1}`,
      about: isRuleNumber(number) ? [number] : [],
      lang: languageOf(text) ?? 'ja',
      blocks: [{ type: 'paragraph', text }],
      place: placeOf(at),
    });
  };
  for (const { at, remarks = [], number } of rows) for (const { text } of remarks) addNote(text, at, number);
  for (const at of others) {
    const text = take(at);
    const isTitled = reading.title.ja !== undefined || reading.title.en !== undefined;
    const isAbove = at < (rows[0]?.at ?? 0) && !MAIL_FIELD.test(text);
    if (!isTitled && isAbove && text.length <= 80) reading.title = { [languageOf(text) ?? 'ja']: text };
    else addNote(text, at);
  }
  return reading;
}

/** Takes the texts of a row; what is around them are the marks of the difference. */
function takeRow(running: RunningText, from: number, text: string, { spans }: ComparedRow): void {
  if (spans.length === 0) {
    running.skip('difference-header', from, from + text.length);
    return;
  }
  let at = 0;
  for (const span of spans) {
    running.skip('marker', from + at, from + span.from);
    running.take(from + span.from, from + span.to);
    at = span.to;
  }
  running.skip('marker', from + at, from + text.length);
}

/** What a side says that has no text: the passage is new, or is gone. */
const ABSENT =
  /^\s*[([]?\s*(?:新設|新規|追加|削除|廃止|なし|-+|none|new|added|deleted|removed)\s*[)\]]?\s*$/i;

function toPassage(row: ComparedRow, count: number, place: ReturnType<RunningText['placeAt']>): Passage {
  const toSide = (text: string | undefined) => {
    if (text === undefined || ABSENT.test(foldForms(text))) return undefined;
    const label = parseLabel(foldForms(text));
    const ownNumber = label && label.kind !== 'letter' ? label.text : undefined;
    const number = row.number ?? ownNumber;
    const rest = ownNumber && label && !row.number ? text.slice(label.textFrom) : text;
    return { ...(number && { number }), blocks: [{ type: 'paragraph' as const, text: rest.trim() }], place };
  };
  const before = toSide(row.before);
  const after = toSide(row.after);
  return {
    id: `passage-${count}`,
    lang: languageOf(`${row.before ?? ''}${row.after ?? ''}`) ?? 'ja',
    change: 'same',
    ...(before && { before }),
    ...(after && { after }),
  };
}

function continuePassage(passage: Passage, row: ComparedRow): void {
  for (const side of ['before', 'after'] as const) {
    const text = row[side];
    const block = passage[side]?.blocks.at(-1);
    if (text && block) block.text = healText(`${block.text}\n${text}`);
  }
}

function toNames(name: string): NamePair {
  const { en, ja } = parseNames(name, languageOf(name) ?? 'ja');
  return { ...(en && { en }), ...(ja && { ja }) };
}

function settle(passage: Passage): void {
  const { before, after } = passage;
  const text = (side: Passage['before']) => side?.blocks.map((block) => block.text).join('\n');
  if (!before) passage.change = 'added';
  else if (!after) passage.change = 'removed';
  else if (text(before) !== text(after)) passage.change = 'reworded';
  else passage.change = before.number === after.number ? 'same' : 'renumbered';
}

/**
 * The lines of a source as a difference shows them: the frame of the page left out, the cells of a table's row on one line with
 * tabs between, struck-out and inserted text between `<del>` and `<ins>` as a text without markup has it.
 */
function toComparedLines(source: SourceText): SourceLine[] {
  const lines: SourceLine[] = [];
  const marks = (source.marks ?? []).toSorted((a, b) => a.start - b.start);
  let passed = 0;
  let open: { at: number; row: number; column: number } | undefined;
  for (const line of source.lines) {
    if (line.frame) continue;
    const { cell } = line;
    while ((marks[passed]?.end ?? Number.POSITIVE_INFINITY) <= offsetAt(line, 0)) passed++;
    const tagged = tagLine(line, marks, passed);
    const last = cell && open?.row === cell.row ? lines[open.at] : undefined;
    if (line.text === '' && (cell || open)) continue;
    if (last && open && cell) {
      const steps = cell.column - open.column;
      lines[open.at] = joinLine(last, tagged, steps > 0 ? '\t'.repeat(steps) : ' ');
      open.column = cell.column;
    } else {
      const lead = '\t'.repeat(cell?.column ?? 0);
      lines.push(insertText(tagged, 0, lead, offsetAt(tagged, 0) - 1));
      open = cell && { at: lines.length - 1, row: cell.row, column: cell.column };
    }
  }
  return lines;
}

/** The line with the tags of its marks written out, each unit of a tag where the mark is. */
function tagLine(line: SourceLine, marks: readonly SourceMark[], from: number): SourceLine {
  const { length } = line.text;
  const last = offsetAt(line, length - 1);
  const inserts: Insert[] = [];
  let begin = 0;
  for (let at = from; (marks[at]?.start ?? Number.POSITIVE_INFINITY) <= last; at++) {
    const { type, start, end } = marks[at] as SourceMark;
    while (begin < length && offsetAt(line, begin) < start) begin++;
    let close = begin;
    while (close < length && offsetAt(line, close) < end) close++;
    if (close === begin) continue;
    inserts.push({ unit: begin, text: `<${type}>`, offset: start });
    inserts.push({ unit: close, text: `</${type}>`, offset: end - 1 });
  }
  return inserts.length === 0
    ? line
    : insertTexts(
        line,
        inserts.sort((a, b) => a.unit - b.unit),
      );
}
