import type { Edition } from '../records/edition.ts';
import type { Lang } from '../records/lang.ts';
import { formatDate } from '../strings/format-date.ts';
import { formatString } from '../strings/format-string.ts';
import { getStrings } from '../strings/get-strings.ts';

/** An edition in words: which it is, and which its Japanese is of. 「2026年2月27日版」「日本語訳も同じ版」 */
export function describeEdition(
  { id, japaneseEdition }: Edition,
  lang: Lang,
): [edition: string, japanese: string] {
  const texts = getStrings(lang).edition;
  const edition = formatString(texts.rules, { date: formatDate(lang, id) });
  if (japaneseEdition === undefined) return [edition, texts.translationNone];
  if (japaneseEdition === id) return [edition, texts.translationSame];
  return [edition, formatString(texts.translation, { date: formatDate(lang, japaneseEdition) })];
}
