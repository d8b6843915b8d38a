import { toDay } from '../../records/day.ts';
import type { Ruling } from '../../records/document.ts';
import { foldForms } from '../../text/fold-forms.ts';

export type RulingSource = Ruling['sources'][number];

export interface CitedText {
  /** The text cut behind each citation: piece n is what source n says; a last piece may be nobody's. */
  pieces: string[];
  sources: RulingSource[];
}

const CITATION =
  /\[([^[\]]{1,60}?)\s{1,4}(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})\]|\[([A-Z][\w'. -]{1,40})\](?=\s{0,4}$)/g;

/** `Stays up. [Aoki 2002/05/14] Or not. [Mori 2002/05/20]` → two pieces, two sources with ISO dates. */
export function splitCitations(raw: string): CitedText {
  const pieces: string[] = [];
  const sources: RulingSource[] = [];
  let from = 0;
  for (const match of foldForms(raw).matchAll(CITATION)) {
    const [whole, cited, year, month, day, undated] = match;
    pieces.push(raw.slice(from, match.index));
    from = match.index + whole.length;
    if (undated !== undefined) sources.push({ name: undated });
    else if (cited !== undefined && year && month && day) {
      const date = toDay(year, month, day);
      sources.push(date ? { name: cited, date } : { name: `${cited} ${year}/${month}/${day}` });
    }
  }
  if (raw.slice(from).trim() !== '' || pieces.length === 0) pieces.push(raw.slice(from));
  return { pieces, sources };
}
