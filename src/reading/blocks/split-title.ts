import type { NamePair } from '../../model/records/document.ts';
import type { Lang } from '../../model/records/lang.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { hasJapanese } from '../../model/text/script.ts';
import type { Span } from './block.ts';

const SIGN = /(?:(?<!\s)\s+)?[/|]\s*|\t+/g;

/**
 * The sign between a Japanese name and a Latin one, with the blanks around it; `パワー/タフネス`, `Power/Toughness` and
 * `1/1カウンター` hold none.
 */
export function findLanguageSign(text: string): Span | undefined {
  const signs = [...foldWidth(text).matchAll(SIGN)];
  if (signs.length === 0) return undefined;
  const units = text.split('');
  const japanese = { first: units.findIndex(hasJapanese), last: units.findLastIndex(hasJapanese) };
  const latin = { first: units.findIndex(isLatinLetter), last: units.findLastIndex(isLatinLetter) };
  if (japanese.first < 0 || latin.first < 0) return undefined;
  for (const { 0: sign, index: from } of signs) {
    const to = from + sign.length;
    if (japanese.last < from && latin.last >= to) return { from, to };
    if (latin.first < from && japanese.first >= to) return { from, to };
  }
  return undefined;
}

/** The names of a heading, one or both languages: `戦慄予示／Manifest dread` → 戦慄予示, Manifest dread. */
export function splitTitle(text: string, lang: Lang): NamePair {
  const sign = findLanguageSign(text);
  if (!sign) return { [lang]: text };
  const [left, right] = [text.slice(0, sign.from), text.slice(sign.to)];
  return hasJapanese(left) ? { en: right, ja: left } : { en: left, ja: right };
}

function isLatinLetter(unit: string): boolean {
  return /[A-Za-z]/.test(unit);
}
