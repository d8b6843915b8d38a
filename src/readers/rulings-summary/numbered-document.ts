import { toDay } from '../../records/day.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { placeAt, type SourceLine, type SourceText } from '../../sources/source-text.ts';
import { foldForms } from '../../text/fold-forms.ts';
import { foldWidth } from '../../text/fold-width.ts';
import { hasJapanese } from '../../text/script.ts';
import { tidySpaces } from '../../text/spaces.ts';
import { joinLines } from '../join-lines.ts';
import type { Reading } from '../reader.ts';
import { NumberedBuilder } from './numbered-builder.ts';
import { type NumberedLine, parseNumberedLine } from './numbered-lines.ts';
import { checkTopicList, readTopicList, type TopicList } from './read-topic-list.ts';

type HeadingLine = Extract<NumberedLine, { type: 'heading' }>;

const DATE_LINE = /^\s*(\d{4})年\s?(\d{1,2})月\s?(\d{1,2})日\s*(?:発効|施行|発行|更新|改訂)?\s*$/;

/**
 * Reads tournament rules and documents like them: headings are topics (`1`, `1.1` under it, `part-1` under a star),
 * paragraphs prose records, list items points; the contents are skipped and compared with the body.
 */
export function readNumberedDocument(source: SourceText, ledger: Ledger): Reading {
  const builder = new NumberedBuilder();
  const { reading } = builder;
  let contents: TopicList = new Map();
  let open: SourceLine[] = [];
  const closeParagraph = (): void => {
    const [first] = open;
    if (first) addText(builder, ledger, open, first);
    open = [];
  };
  for (let at = 0; at < source.lines.length; at++) {
    const line = source.lines[at];
    if (!line) continue;
    const form = parseNumberedLine(line);
    if (form.type !== 'text' || form.begins) closeParagraph();
    if (form.type === 'contents') {
      const read = readTopicList(ledger, at);
      contents = read.contents;
      at = read.next - 1;
    } else if (form.type === 'heading' && isInBody(form, contents, builder))
      addTopic(builder, ledger, line, form);
    else if (form.type === 'item') addItem(builder, ledger, line, form.textFrom);
    else if (form.type !== 'blank' && !readHead(reading, ledger, line)) open.push(line);
  }
  closeParagraph();
  reading.diagnostics.push(...checkTopicList(contents, builder.topics));
  return reading;
}

/** A number is a heading where the contents list it by this name or, once, by another; else it is a list in the text. */
function isInBody(form: HeadingLine, contents: TopicList, { topics }: NumberedBuilder): boolean {
  if (form.id === undefined || contents.size === 0) return true;
  const listed = contents.get(form.id);
  return listed?.name === form.name || (!!listed && !topics.has(form.id) && !form.name.endsWith('。'));
}

/** The title and the day, above the first heading. */
function readHead(reading: Reading, ledger: Ledger, line: SourceLine): boolean {
  if (reading.records.topics.length > 0) return false;
  const date = DATE_LINE.exec(foldForms(line.text));
  if (date && !reading.date) {
    const [, year = '', month = '', day = ''] = date;
    reading.dateLine = tidySpaces(ledger.take(line));
    const stated = toDay(year, month, day);
    if (stated) reading.date = stated;
    return true;
  }
  if (reading.title.ja || reading.title.en) return false;
  const title = tidySpaces(ledger.take(line));
  reading.title = hasJapanese(title) ? { ja: title } : { en: title };
  return true;
}

function addTopic(builder: NumberedBuilder, ledger: Ledger, line: SourceLine, form: HeadingLine): void {
  ledger.skip(line, 'marker', 0, form.markTo);
  ledger.take(line, form.markTo);
  builder.addTopic(form.id, form.parent, form.name, placeAt(ledger.source, line));
}

function addText(
  builder: NumberedBuilder,
  ledger: Ledger,
  lines: readonly SourceLine[],
  first: SourceLine,
): void {
  const text = joinLines(lines.map((line) => ledger.take(line)));
  builder.addRuling('prose', hasJapanese(text) ? { ja: text } : { en: text }, placeOfText(ledger, first));
}

/** `構築/Constructed` names a thing in both languages; any other item is text. */
function addItem(builder: NumberedBuilder, ledger: Ledger, line: SourceLine, textFrom: number): void {
  ledger.skip(line, 'marker', 0, textFrom);
  const text = tidySpaces(ledger.take(line, textFrom));
  const [, ja] = /^([^/]*[^\x20-\x7e][^/]*)\/[A-Za-z][\x20-\x7e]*$/.exec(foldWidth(text)) ?? [];
  const sides = ja
    ? { en: text.slice(ja.length + 1), ja: text.slice(0, ja.length) }
    : { [hasJapanese(text) ? 'ja' : 'en']: text };
  builder.addRuling('point', sides, placeOfText(ledger, line));
}

function placeOfText(ledger: Ledger, line: SourceLine) {
  return placeAt(ledger.source, line, Math.max(0, line.text.search(/\S/)));
}
