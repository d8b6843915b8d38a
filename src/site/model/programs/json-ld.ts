import type { Lang } from '../../../model/records/lang.ts';

/** A thing as JSON-LD tells it, in the words of schema.org; what is undefined is left out. */
export interface Thing {
  '@type'?: string;
  '@id'?: string;
  [property: string]: unknown;
}

/** Makes an address of the site's data from a path. */
export type ToAddress = (path: string) => string;

/** A text in each language that it is there in, undefined where in none; `ja-Hira` is Japanese in hiragana. */
export function toLangTexts(texts: Readonly<Partial<Record<Lang | 'ja-Hira', string | undefined>>>) {
  const tagged = Object.entries(texts).flatMap(([lang, text]) =>
    text ? [{ '@language': lang, '@value': text }] : [],
  );
  return tagged.length > 0 ? tagged : undefined;
}

const ESCAPES = /[<>&\u2028\u2029]/g;

/** Things as the content of a script element: no text in them can end it or open a comment. */
export function toJsonLd(things: readonly Thing[]): string {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return graph.replace(ESCAPES, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
