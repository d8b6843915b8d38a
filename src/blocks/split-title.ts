import type { NamePair } from '../records/document.ts';
import type { Lang } from '../records/lang.ts';
import { foldWidth } from '../text/fold-width.ts';
import { hasJapanese } from '../text/script.ts';
import type { Span } from './block.ts';

const SIGN = /\s*[/|]\s*/g;

/**
 * The sign between a Japanese name and a Latin one, with the blanks around it; `パワー/タフネス`, `Power/Toughness` and
 * `1/1カウンター` hold none.
 */
export function findLanguageSign(text: string): Span | undefined {
  for (const { 0: sign, index } of foldWidth(text).matchAll(SIGN)) {
    const [left, right] = [text.slice(0, index), text.slice(index + sign.length)];
    if ((hasJapanese(left) && isAllLatin(right)) || (isAllLatin(left) && hasJapanese(right)))
      return { from: index, to: index + sign.length };
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

function isAllLatin(text: string): boolean {
  return /[A-Za-z]/.test(text) && !hasJapanese(text);
}
