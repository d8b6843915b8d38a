import type { NamePair } from '../records/document.ts';
import type { Lang } from '../records/lang.ts';
import { foldWidth } from '../text/fold-width.ts';
import { languageOf } from '../text/language-of.ts';
import { hasJapanese } from '../text/script.ts';

/** The names of a heading, one or both languages: `戦慄予示／Manifest dread` → 戦慄予示, Manifest dread. */
export function splitTitle(text: string, lang: Lang): NamePair {
  for (const match of foldWidth(text).matchAll(/\s*[/|]\s*/g)) {
    const left = text.slice(0, match.index);
    const right = text.slice(match.index + match[0].length);
    const sides = [languageOf(left), isAllLatin(right) ? 'en' : languageOf(right)];
    if (sides[0] === 'ja' && sides[1] === 'en' && isAllLatin(right)) return { en: right, ja: left };
    if (sides[0] === 'en' && sides[1] === 'ja' && isAllLatin(left)) return { en: left, ja: right };
  }
  return { [lang]: text };
}

function isAllLatin(text: string): boolean {
  return /[A-Za-z]/.test(text) && !hasJapanese(text);
}
