import { toDay } from '../../../model/records/day.ts';
import type { Ruling } from '../../../model/records/document.ts';
import { findDay } from '../../../model/records/find-day.ts';
import { LANGS } from '../../../model/records/lang.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';

type RulingSource = Ruling['sources'][number];

/** `2002/05/14`, `2002年5月14日`, `02/03/98`, `14 May 2002`, `May 14, 2002`, `03/97`. */
const DAY =
  '\\d{1,4}\\s?[/年-]\\s?\\d{1,2}\\s?[/月-]\\s?\\d{1,4}日?|\\d{4}\\.\\d{1,2}\\.\\d{1,2}|\\d{1,2}\\.\\d{1,2}\\.\\d{4}|\\d{1,2} [A-Z][a-z]{2,8}\\.?,? \\d{4}|[A-Z][a-z]{2,8}\\.? \\d{1,2},? \\d{4}|\\d{1,2}/\\d{2}';
/** Who said it and when; a name alone cites only at the end. */
const CITATION = new RegExp(
  `[[(]([^[\\]()]{1,60}?)[\\s,、]{1,4}(${DAY})[\\])]|\\[([A-Z][\\w'. -]{1,40})\\](?=\\s{0,4}$)`,
  'g',
);
/** Month, day and a year of two digits, as the summaries before 2000 write them. */
const SHORT_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d\d)$/;

/** Parts the paragraphs of a ruling at the dated citations that they end with; who ruled it are its sources. */
export function readCitations(ruling: Ruling): void {
  for (const lang of LANGS) {
    const side = ruling[lang];
    if (!side?.blocks.some(({ text }) => isCited(text))) continue;
    const cited = side.blocks.map(({ text }) => splitCitations(text));
    const texts = cited.flatMap(({ pieces }) => pieces.filter((text) => text !== ''));
    // What says nothing but who ruled is kept as it is.
    if (texts.length === 0) continue;
    side.blocks = texts.map((text) => ({ type: 'paragraph' as const, text }));
    ruling.sources.push(...cited.flatMap(({ sources }) => sources));
  }
}

/** Whether a text says who ruled and when, and nothing else. */
export function isCitation(text: string): boolean {
  return isCited(text) && splitCitations(text).pieces.every((piece) => piece === '');
}

/** Whether a text says at its end who ruled it and when. */
export function isCited(text: string): boolean {
  const end = foldForms(text.slice(-100));
  const last = [...end.matchAll(CITATION)].at(-1);
  return last?.[2] !== undefined && /^(?:\[|\([A-Z])/.test(last[0]) && end.endsWith(last[0]);
}

/**
 * A text cut behind each citation, piece n being what source n says; a last piece may be nobody's. `Stays up. [Aoki 2002/05/14]
 * Or not. [Mori 2002/05/20]` → two pieces, two sources with ISO dates.
 */
export function splitCitations(raw: string): { pieces: string[]; sources: RulingSource[] } {
  const pieces: string[] = [];
  const sources: RulingSource[] = [];
  let from = 0;
  for (const match of foldForms(raw).matchAll(CITATION)) {
    const [whole, cited = '', day = '', undated] = match;
    pieces.push(raw.slice(from, match.index).trim());
    from = match.index + whole.length;
    const date = readDay(day);
    sources.push(date ? { name: cited, date } : { name: undated ?? whole.slice(1, -1) });
  }
  if (raw.slice(from).trim() !== '' || pieces.length === 0) pieces.push(raw.slice(from).trim());
  return { pieces, sources };
}

function readDay(day: string): RulingSource['date'] {
  const [, month, ofMonth, year] = SHORT_DAY.exec(day) ?? [];
  if (month && ofMonth && year) return toDay(`${Number(year) < 50 ? 20 : 19}${year}`, month, ofMonth);
  return findDay(day)?.date;
}
