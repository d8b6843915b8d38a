import { toDay } from '../../records/day.ts';
import type { Ruling } from '../../records/document.ts';
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
