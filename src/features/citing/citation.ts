import type { Lang } from '../../model/records/lang.ts';

/** A rule as somebody quotes it elsewhere. */
export interface Citation {
  /** Permanent address of the rule as this edition means it. */
  url: string;
  /** The rule in each language cited, the leading one first; without text in a bare reference. */
  quotes: readonly Quote[];
}

export interface Quote {
  lang: Lang;
  /** Number, edition: `CR 702.9b (2026-02-27)`. */
  source: string;
  /** Paragraphs, the first beginning with the number. */
  lines: readonly string[];
}

/** The sources of all languages in one line, for the text of a link. */
export function joinSources({ quotes }: Citation): string {
  return quotes.map((quote) => quote.source).join(' / ');
}
