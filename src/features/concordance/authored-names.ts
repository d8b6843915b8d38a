import { symbolPatterns } from '../../model/game/symbol-patterns.ts';
import { type Lang, otherLang } from '../../model/records/lang.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { hasJapanese } from '../../model/text/script.ts';
import type { NamesFile } from '../search/index-files.ts';
import type { AuthoredName } from './find-counterparts.ts';
import { toWordings } from './find-phrase.ts';
import { toMatchText } from './match-text.ts';
import type { SideIndex } from './side-index.ts';

/**
 * Finds the names that a named thing has in the other language: printed ones first, then those of the tables and everyday
 * ones, the longest first. Of symbols and numbers that is what they are themselves.
 */
export function createAuthoredNames(
  { rows, aliases }: Pick<NamesFile, 'rows' | 'aliases'>,
  sides: Readonly<Record<Lang, Pick<SideIndex, 'toSigns'>>>,
): (phrase: string, lang: Lang) => AuthoredName[] {
  const everyday = new Map<string, string[]>();
  for (const { names, to } of aliases)
    if (to[0] !== undefined && to.length === 1)
      everyday.set(to[0], [...(everyday.get(to[0]) ?? []), ...names]);
  /** Whether a name is printed, by the name; by what it is the name of, as written and by its signs. */
  const found: Record<Lang, Map<string, Map<string, boolean>>> = { en: new Map(), ja: new Map() };
  for (const row of rows)
    for (const lang of ['en', 'ja'] as const) {
      const isOf = (each: Lang) => (name: string) => hasJapanese(name) === (each === 'ja');
      const other = otherLang(lang);
      const printed = (row[other] ?? []).map(toPlainName);
      const others = [...(row.also ?? []), ...(everyday.get(row.id) ?? [])].filter(isOf(other));
      for (const name of [...(row[lang] ?? []), ...(row.also ?? []).filter(isOf(lang))].map(toPlainName))
        for (const key of [toMatchText(name), toSignKey(sides[lang].toSigns(name))]) {
          const known = found[lang].get(key) ?? new Map<string, boolean>();
          for (const each of printed) known.set(each, true);
          for (const each of others.map(toPlainName)) known.set(each, known.get(each) ?? false);
          found[lang].set(key, known);
        }
    }
  return (phrase, lang) => {
    const other = otherLang(lang);
    const toName = (text: string, isFirst: boolean): AuthoredName => {
      return { text, isFirst, wordings: toWordings(toMatchText(text), other, sides[other]) };
    };
    if (!/\p{L}/u.test(phrase.replace(symbolPatterns().every, ''))) return [toName(phrase, true)];
    // Tapped has a name of its own beside Tap; where a form has none, it is that of the word.
    const key = toSignKey(sides[lang].toSigns(phrase));
    const names = found[lang].get(phrase) ?? found[lang].get(key) ?? [];
    return [...names]
      .sort(([a, isFirst], [b, isFirstToo]) => Number(isFirstToo) - Number(isFirst) || b.length - a.length)
      .map(([text, isFirst]) => toName(text, isFirst));
  };
}

/** Told apart from every name as it is written. */
function toSignKey({ signs }: { signs: string }): string {
  return `\n${signs}`;
}

/** A name without what print puts around it or behind it: 「交互チーム戦」変種ルール, Bury (Obsolete). */
export function toPlainName(name: string): string {
  return foldWidth(name)
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[“”"「」『』]/g, '')
    .trim();
}
