import { joinSentences, type Lang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { formatDate } from '../../model/strings/format-date.ts';
import { formatString } from '../../model/strings/format-string.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import type { Book } from '../../rulebook/book/book.ts';
import type { History } from '../../rulebook/history/history.ts';

/** A number that is out of use, with a word for that in each language: 「702.38 (欠番 / no longer in use)」. */
export function markGone(number: string, langs: readonly Lang[]): string {
  return `${number} (${langs.map((lang) => getStrings(lang).short.goneRule).join(' / ')})`;
}

/**
 * What became of a number that is no longer in use, in sentences: until when it was, and where its rule stands today.
 * 「2024年9月20日版まで使われていた番号です。この条文は現在702.41 変装にあります。」 Undefined for a number in use or that never was.
 */
export function describeGone(
  book: Book,
  history: History,
  number: RuleNumber,
  lang: Lang,
): string | undefined {
  const edition = history.lastEditionOf(number) ?? history.lastUseOf(number);
  if (!edition || edition === book.edition.id) return undefined;
  const texts = getStrings(lang).history;
  const resolution = history.resolve(edition, number);
  const parts = (resolution.parts ?? []).filter((part) => book.rule(part));
  const sentences = [formatString(texts.goneSince, { date: formatDate(lang, edition) })];
  if ('now' in resolution) {
    const now = resolution.page ?? resolution.now;
    const name = [now, book.titleOf(now, lang)].filter(Boolean).join(' ');
    sentences.push(formatString(texts.goneMoved, { number: name }));
  } else if (parts.length === 0) sentences.push(texts.goneNowhere);
  if (parts.length > 0) sentences.push(formatString(texts.goneParts, { number: parts.join(', ') }));
  return joinSentences(sentences, lang);
}
