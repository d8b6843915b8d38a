import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Ruling, Topic } from '../../records/document.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { placeAt, type SourceLine, type SourceText } from '../../sources/source-text.ts';
import { foldForms } from '../fold-forms.ts';
import { hasJapanese, healText, tidySpaces } from '../heal-text.ts';
import type { Reading } from '../reader.ts';
import { type NumberedLine, parseNumberedLine } from './numbered-lines.ts';
import { type Contents, checkContents, readContents } from './read-contents.ts';

const DATE_LINE = /^\s*(\d{4})年\s?(\d{1,2})月\s?(\d{1,2})日\s*(?:発効|施行|発行|更新|改訂)?\s*$/;

/**
 * Reads tournament rules and documents like them: headings are topics (`1`, `1.1` under it, `part-1` under a star),
 * paragraphs prose records, list items points; the contents are skipped and compared with the body.
 */
export function readNumberedDocument(source: SourceText, ledger: Ledger): Reading {
  const records = { rules: [], glossary: [], topics: [], rulings: [], cards: [], notes: [] };
  const reading: Reading = { title: {}, credits: [], matter: [], records, diagnostics: [] };
  let contents: Contents = new Map();
  let open: SourceLine[] = [];
  const closeParagraph = (): void => {
    if (open.length > 0) addParagraph(reading, ledger, open);
    open = [];
  };
  for (let at = 0; at < source.lines.length; at++) {
    const line = source.lines[at];
    if (!line) continue;
    const form = parseNumberedLine(line);
    if (form.type !== 'text' || form.begins) closeParagraph();
    if (form.type === 'contents') {
      const read = readContents(ledger, at);
      contents = read.contents;
      at = read.next - 1;
    } else if (form.type === 'heading' && isInBody(form, contents)) addTopic(reading, ledger, line, form);
    else if (form.type === 'item') addItem(reading, ledger, line, form.textFrom);
    else if (form.type !== 'blank' && !readHead(reading, ledger, line)) open.push(line);
  }
  closeParagraph();
  reading.diagnostics.push(...checkContents(contents, reading.records.topics));
  return reading;
}

/** A number that the contents do not list is a list inside a paragraph, not a heading. */
function isInBody(form: Extract<NumberedLine, { type: 'heading' }>, contents: Contents): boolean {
  return form.id === undefined || contents.size === 0 || contents.has(form.id);
}

/** The title and the day, above the first heading. */
function readHead(reading: Reading, ledger: Ledger, line: SourceLine): boolean {
  if (reading.records.topics.length > 0) return false;
  const date = DATE_LINE.exec(foldForms(line.text));
  if (date && !reading.date) {
    const [, year = '', month = '', day = ''] = date;
    reading.dateLine = tidySpaces(ledger.take(line));
    reading.date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return true;
  }
  if (reading.title.ja || reading.title.en) return false;
  const title = tidySpaces(ledger.take(line));
  reading.title = hasJapanese(title) ? { ja: title } : { en: title };
  return true;
}

function addTopic(
  reading: Reading,
  ledger: Ledger,
  line: SourceLine,
  form: Extract<NumberedLine, { type: 'heading' }>,
): void {
  const { topics } = reading.records;
  ledger.skip(line, 'marker', 0, form.markTo);
  ledger.take(line, form.markTo);
  const place = placeAt(ledger.source, line);
  const wanted = form.id ?? `part-${topics.filter((topic) => topic.id.startsWith('part-')).length + 1}`;
  const same = topics.filter((topic) => topic.id === wanted || topic.id.startsWith(`${wanted}-`));
  const first = form.id === undefined ? undefined : same[0];
  if (first) {
    const message = `the heading ${wanted} stands twice; this one is kept as ${wanted}-${same.length + 1}`;
    reading.diagnostics.push(reportDiagnostic('number-duplicate', place, message, first.place));
  }
  const topic: Topic = {
    id: first ? `${wanted}-${same.length + 1}` : wanted,
    names: hasJapanese(form.name) ? { ja: form.name } : { en: form.name },
    place,
  };
  if (form.parent && topics.some((candidate) => candidate.id === form.parent)) topic.parent = form.parent;
  topics.push(topic);
}

function addParagraph(reading: Reading, ledger: Ledger, lines: readonly SourceLine[]): void {
  const text = healText(lines.map((line) => ledger.take(line)).join('\n'));
  const [line] = lines;
  if (line) addRuling(reading, ledger, line, 'prose', hasJapanese(text) ? { ja: text } : { en: text });
}

/** `構築/Constructed` names a thing in both languages; any other item is text. */
function addItem(reading: Reading, ledger: Ledger, line: SourceLine, textFrom: number): void {
  ledger.skip(line, 'marker', 0, textFrom);
  const text = tidySpaces(ledger.take(line, textFrom));
  const both = /^([^/]*[^\x20-\x7e][^/]*)[/／]([A-Za-z][\x20-\x7e]*)$/.exec(text);
  const texts = both
    ? { ja: both[1] ?? '', en: both[2] ?? '' }
    : hasJapanese(text)
      ? { ja: text }
      : { en: text };
  addRuling(reading, ledger, line, 'point', texts);
}

function addRuling(
  reading: Reading,
  ledger: Ledger,
  line: SourceLine,
  type: 'prose' | 'point',
  texts: { en?: string; ja?: string },
): void {
  const { topics, rulings } = reading.records;
  const topic = topics.at(-1)?.id;
  let count = 1;
  for (let at = rulings.length - 1; rulings[at]?.topic === topic && at >= 0; at--)
    if (rulings[at]?.type === type) count++;
  const place = placeAt(ledger.source, line, Math.max(0, line.text.search(/\S/)));
  const toSide = (text: string) => ({ blocks: [{ type: 'paragraph' as const, text }], place });
  const ruling: Ruling = {
    id: `${topic ?? 'preface'}.${type}-${count}`,
    type,
    sources: [],
    marks: [],
    cards: [],
  };
  if (topic) ruling.topic = topic;
  if (texts.en) ruling.en = toSide(texts.en);
  if (texts.ja) ruling.ja = toSide(texts.ja);
  rulings.push(ruling);
}
