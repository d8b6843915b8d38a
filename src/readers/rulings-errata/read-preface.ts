import { toDay } from '../../records/day.ts';
import type { NamePair, Note } from '../../records/document.ts';
import type { EditionId } from '../../records/edition.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { tidySpaces } from '../../text/spaces.ts';
import { toPrefaceNote } from '../preface-note.ts';

export interface Preface {
  title: NamePair;
  date?: EditionId;
  datePrecision?: 'month';
  dateLine?: string;
  credits: string[];
  notes: Note[];
}

const TITLE = /(?<![\d年])(\d{4})年 ?(\d{1,2})月(?: ?(\d{1,2})日)?[ \n]{1,4}[^\s。]{2,40}/;
// `Beth Moursund 編(*ぱお*/米村 薫 訳)`: each name with what it did.
const CREDITS =
  /(?<=^|\n|\s)([A-Z][^\s()]{0,30}(?: [^\s()]{1,30}){0,4} ?(?:編|著|文))(?:\(([^()\n]{2,60}訳)\))?/;

/**
 * Reads what stands before the first part: the title with its month, who edited and translated it, and what remains as
 * notes on the whole document. A month without a day is sorted as its first day and said to be a month.
 */
export function readPreface(running: RunningText, to: number): Preface {
  const preface: Preface = { title: {}, credits: [], notes: [] };
  const title = TITLE.exec(running.folded.slice(0, to));
  const titleTo = title ? title.index + title[0].length : 0;
  if (title) {
    addNotes(running, 0, title.index, preface);
    const [, year = '', month = '', day] = title;
    const name = tidySpaces(running.take(title.index, titleTo));
    preface.title = { ja: name };
    preface.dateLine = /^.*?月(?: ?\d{1,2}日)?/.exec(name)?.[0] ?? name;
    const date = toDay(year, month, day ?? '1');
    if (date) preface.date = date;
    if (date && !day) preface.datePrecision = 'month';
  }
  const credits = CREDITS.exec(running.folded.slice(titleTo, to));
  if (!credits) {
    addNotes(running, titleTo, to, preface);
    return preface;
  }
  const creditsFrom = titleTo + credits.index;
  const creditsTo = creditsFrom + credits[0].length;
  addNotes(running, titleTo, creditsFrom, preface);
  const printed = running.take(creditsFrom, creditsTo);
  for (const credit of credits.slice(1)) {
    const at = credits[0].indexOf(credit ?? ' ');
    if (credit) preface.credits.push(tidySpaces(printed.slice(at, at + credit.length)));
  }
  addNotes(running, creditsTo, to, preface);
  return preface;
}

/** Text on the whole document, a line a note; one note where line ends were lost. */
function addNotes(running: RunningText, from: number, to: number, { notes }: Preface): void {
  let start = from;
  for (const line of running.text.slice(from, to).split('\n')) {
    const note = toPrefaceNote(running, start, start + line.length, notes.length);
    if (line.trim() !== '') notes.push(note);
    start += line.length + 1;
  }
}
