import { toRulePath } from '../book/address.ts';
import type { Book } from '../book/book.ts';
import type { EditionId } from '../records/edition.ts';
import { type Lang, otherLang } from '../records/lang.ts';
import { parentOf, type RuleNumber } from '../records/rule-number.ts';
import { type NamePair, toNearestNames } from './name.ts';

/** Address of the rule that a number means in an edition; undefined where it is gone and another has its number. */
export function toEditionPath(
  book: Book,
  lang: Lang,
  edition: EditionId,
  number: RuleNumber,
): string | undefined {
  const now = book.today(edition, number) ?? (book.rule(number) ? undefined : number);
  return now && toRulePath(lang, now);
}

/** Names of the rule that a number means in an edition, or of what it stands under: today's, else those of that day. */
export function toEditionNames(
  book: Book,
  lang: Lang,
  edition: EditionId,
  number: RuleNumber,
): NamePair | undefined {
  const now = book.today(edition, number);
  if (now) return toNearestNames(book, now, lang);
  for (let each: RuleNumber | undefined = number; each; each = parentOf(each)) {
    const rule = book.ruleIn(edition, each);
    const found = [lang, otherLang(lang)].flatMap((side) => {
      const text = rule?.[side]?.title;
      return text ? [{ text, lang: side }] : [];
    });
    const [first, beside] = found;
    if (first) return beside ? { first, beside } : { first };
  }
  return undefined;
}
