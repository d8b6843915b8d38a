import { toDay } from '../../records/day.ts';
import type { NamePair, Note } from '../../records/document.ts';
import type { EditionId } from '../../records/edition.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { foldWidth } from '../../text/fold-width.ts';
import { hasJapanese } from '../../text/script.ts';
import { tidySpaces } from '../../text/spaces.ts';
import { toPrefaceNote } from '../preface-note.ts';

export interface SummaryHeader {
  title: NamePair;
  date?: EditionId;
  dateLine?: string;
  credits: string[];
  notes: Note[];
}

const SEPARATOR = /[=-]{10,}/g;
const UPDATED = /(?:Updated|更新日?)\s{0,4}:?\s{0,4}(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})/;
const TRANSLATOR = /翻訳(?:者|は)?[、:\s]{0,3}([^、。():]{2,30}?)\s{0,2}(?:\(|氏|さん)/d;

/**
 * Reads what stands before the first mark: the title and day between two lines of `=`, then remarks by the translator,
 * a paragraph each, which stay notes on the whole document; a name after 翻訳は is a credit too.
 */
export function readHeader(running: RunningText, to: number): SummaryHeader {
  const header: SummaryHeader = { title: {}, credits: [], notes: [] };
  for (const [from, end] of splitParts(running, to)) {
    const updated = UPDATED.exec(running.folded.slice(from, end));
    if (updated && !header.date) readTitle(running, from, updated, end, header);
    else if (!header.title.en && !header.title.ja && header.notes.length === 0 && from < 200)
      setTitle(header, tidySpaces(running.take(from, end)));
    else addNote(running, from, end, header);
  }
  return header;
}

/** The lines of the header, separators skipped; one part each where line ends were lost. */
function splitParts(running: RunningText, to: number): [number, number][] {
  const parts: [number, number][] = [];
  const add = (from: number, end: number): void => {
    let start = from;
    for (const line of running.text.slice(from, end).split('\n')) {
      if (line.trim() !== '') parts.push([start, start + line.length]);
      start += line.length + 1;
    }
  };
  let from = 0;
  for (const match of running.folded.slice(0, to).matchAll(SEPARATOR)) {
    add(from, match.index);
    from = match.index + match[0].length;
    running.skip('separator', match.index, from);
  }
  add(from, to);
  return parts;
}

function readTitle(
  running: RunningText,
  from: number,
  updated: RegExpExecArray,
  end: number,
  header: SummaryHeader,
): void {
  const dateFrom = from + updated.index;
  const dateTo = dateFrom + updated[0].length;
  const title = tidySpaces(running.take(from, dateFrom));
  if (title) setTitle(header, title);
  header.dateLine = tidySpaces(running.take(dateFrom, dateTo));
  const [, year = '', month = '', day = ''] = updated;
  const date = toDay(year, month, day);
  if (date) header.date = date;
  if (running.text.slice(dateTo, end).trim() !== '') addNote(running, dateTo, end, header);
}

function setTitle(header: SummaryHeader, title: string): void {
  header.title = hasJapanese(title) ? { ja: title } : { en: title };
}

function addNote(running: RunningText, from: number, end: number, header: SummaryHeader): void {
  const note = toPrefaceNote(running, from, end, header.notes.length);
  const text = note.blocks[0]?.text ?? '';
  const translator = TRANSLATOR.exec(foldWidth(text))?.indices?.[1];
  if (translator) header.credits.push(text.slice(...translator));
  header.notes.push(note);
}
