import type { Book } from '../book/book.ts';
import type { Lang } from '../records/lang.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import { getStrings } from '../strings/get-strings.ts';
import { toNearestNames } from './name.ts';

/** Title of a rule's page in a browser's tab: its number, the name nearest above it, the site. */
export function toRuleTitle(book: Book, number: RuleNumber, lang: Lang): string {
  const names = toNearestNames(book, number, lang);
  const parts = [number, names?.first.text, names?.beside && `(${names.beside.text})`];
  return `${parts.filter(Boolean).join(' ')} | ${getStrings(lang).site.title}`;
}
