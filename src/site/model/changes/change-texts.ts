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
  return listTexts(from && book.ruleIn(before, from), to && book.ruleIn(after, to), toRuleText);
}

/** The same for a glossary entry. */
export function toEntryTexts(
  book: Editions,
  { before, after }: Between,
  { from, to }: EntryChange,
): ChangeText[] {
  const old = book.glossaryIn(before).find((entry) => entry.slug === from);
  return listTexts(
    old,
    book.glossaryIn(after).find((entry) => entry.slug === to),
    toEntryText,
  );
}

function listTexts<Side extends { edition?: unknown }>(
  old: Readonly<Partial<Record<Lang, Side | undefined>>> | undefined,
  now: Readonly<Partial<Record<Lang, Side | undefined>>> | undefined,
  toText: (side: Side) => string,
): ChangeText[] {
  return LANGS.flatMap((lang) => {
    const sides = [old?.[lang], now?.[lang]];
    const [before, after] = sides.map((side) => side && !side.edition && toText(side));
    // A rule of both editions whose text one of them lacks in a language was translated or carried, not changed.
    if (before === after || (old && now && !(before && after))) return [];
    return [{ lang, ...(before && { before }), ...(after && { after }) }];
  });
}
