import { toDay } from '../../records/day.ts';
import type { Ruling } from '../../records/document.ts';
import { LANGS } from '../../records/lang.ts';
import { foldForms } from '../../text/fold-forms.ts';

export type RulingSource = Ruling['sources'][number];

export interface CitedText {
  /** The text cut behind each citation: piece n is what source n says; a last piece may be nobody's. */
  pieces: string[];
  sources: RulingSource[];
}

/** Days as in 2002, `2002/05/14`, and as in 1999, `02/03/98`; a name alone cites only at the end. */
const CITATION =
  /\[(?:([^[\]]{1,60}?)\s{1,4}(?:(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})|(\d{1,2})\/(\d{1,2})\/(\d{2}))|([A-Z][\w'. -]{1,40})(?=\]\s{0,4}$))\]/g;

/** Parts the paragraphs of a ruling at the dated citations that they end with; who ruled it are its sources. */
export function readCitations(ruling: Ruling): void {
  for (const lang of LANGS) {
    const side = ruling[lang];
    if (!side?.blocks.some(({ text }) => isCited(text))) continue;
    const cited = side.blocks.map(({ text }) => splitCitations(text));
    side.blocks = cited.flatMap(({ pieces }) => pieces.map((text) => ({ type: 'paragraph' as const, text })));
    ruling.sources.push(...cited.flatMap(({ sources }) => sources));
  }
}

const ENDS_CITED = /\[[^[\]]{1,60}\s\d{2,4}[/.-]\d{1,2}[/.-]\d{1,4}\]$/;

/** Whether a text says at its end who ruled it and when. */
export function isCited(text: string): boolean {
  return ENDS_CITED.test(text);
}

/** `Stays up. [Aoki 2002/05/14] Or not. [Mori 2002/05/20]` → two pieces, two sources with ISO dates. */
export function splitCitations(raw: string): CitedText {
  const pieces: string[] = [];
  const sources: RulingSource[] = [];
  let from = 0;
  for (const match of foldForms(raw).matchAll(CITATION)) {
    const [whole, cited = '', year, month, day, usMonth = month, usDay = day, shortYear, undated] = match;
    pieces.push(raw.slice(from, match.index).trim());
    from = match.index + whole.length;
    if (undated !== undefined) sources.push({ name: undated });
    else {
      const date = toDay(
        year ?? `${Number(shortYear) < 50 ? 20 : 19}${shortYear}`,
        usMonth ?? '',
        usDay ?? '',
      );
      sources.push(date ? { name: cited, date } : { name: whole.slice(1, -1) });
    }
  }
  if (raw.slice(from).trim() !== '' || pieces.length === 0) pieces.push(raw.slice(from).trim());
  return { pieces, sources };
}
