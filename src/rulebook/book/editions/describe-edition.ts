import type { Edition } from '../../../model/records/edition.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';

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
