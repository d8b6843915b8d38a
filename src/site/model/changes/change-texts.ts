import type { EditionChanges, EntryChange } from '../../../model/records/edition-changes.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import { toEntryText, toRuleText } from '../../../rulebook/history/rule-text.ts';

/** The texts of a rule or term in two editions, in one language; one is absent where it is new or gone. */
export interface ChangeText {
  lang: Lang;
  before?: string;
  after?: string;
}

type Between = Pick<EditionChanges, 'before' | 'after'>;

/** The texts of a rule in each language that differ; a translation carried along from an older edition does not count. */
export function toRuleTexts(
  book: Editions,
  { before, after }: Between,
  { from, to }: { from?: RuleNumber | undefined; to?: RuleNumber | undefined },
): ChangeText[] {
  const old = from && book.ruleIn(before, from);
  const now = to && book.ruleIn(after, to);
  return LANGS.flatMap((lang) => {
    const sides = [old?.[lang], now?.[lang]].map((side) => side && !side.edition && toRuleText(side));
    return toChangeText(lang, sides[0], sides[1], Boolean(old && now));
  });
}

/** The same for a glossary entry. */
export function toEntryTexts(
  book: Editions,
  { before, after }: Between,
  { from, to }: EntryChange,
): ChangeText[] {
  const old = book.glossaryIn(before).find((entry) => entry.slug === from);
  const now = book.glossaryIn(after).find((entry) => entry.slug === to);
  return LANGS.flatMap((lang) => {
    const sides = [old?.[lang], now?.[lang]].map((side) => side && !side.edition && toEntryText(side));
    return toChangeText(lang, sides[0], sides[1], Boolean(old && now));
  });
}

function toChangeText(
  lang: Lang,
  before: string | false | undefined,
  after: string | false | undefined,
  isInBoth: boolean,
): ChangeText[] {
  // A rule of both editions whose text one of them lacks in a language was translated or carried, not changed.
  if (before === after || (isInBoth && !(before && after))) return [];
  return [{ lang, ...(before && { before }), ...(after && { after }) }];
}
