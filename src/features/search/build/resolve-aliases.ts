import { z } from 'zod';
import { editionIdSchema } from '../../../model/records/edition.ts';
import { ruleNumberSchema } from '../../../model/records/rule.ts';
import { isRuleNumber, levelOf, listUpwards, type RuleNumber } from '../../../model/records/rule-number.ts';
import { append } from '../engine/values.ts';
import { toNameKey } from '../fold/fold-text.ts';
import type { AliasRow, NameRow } from '../index-files.ts';
import type { SearchedBook } from './collect-names.ts';

/** What an alias leads to: a name of the book, or a rule by its number in an edition, carried on like any number. */
const aliasTargetSchema = z.union([
  z.string(),
  z.strictObject({ rule: ruleNumberSchema, edition: editionIdSchema }),
]);
type AliasTarget = z.infer<typeof aliasTargetSchema>;

/** `content/aliases.json`. */
export const aliasesSchema = z.strictObject({
  aliases: z.array(
    z.strictObject({ names: z.array(z.string()).min(1), to: z.array(aliasTargetSchema).min(1) }),
  ),
});
type Aliases = z.infer<typeof aliasesSchema>;

/** The aliases with the ids they mean in this book; one that means nothing here is left out. */
export function resolveAliases(
  aliases: Aliases['aliases'],
  book: SearchedBook,
  rows: readonly NameRow[],
): AliasRow[] {
  const resolve = createAliasResolver(book, rows);
  return aliases.flatMap(({ names, to }) => {
    const ids = to.flatMap(resolve);
    return ids.length > 0 ? [{ names, to: [...new Set(ids)] }] : [];
  });
}

/** Makes the function from a target to the ids it means in a book, none where the book does not have it. */
export function createAliasResolver(
  book: SearchedBook,
  rows: readonly NameRow[],
): (target: AliasTarget) => string[] {
  const byName = indexNames(rows);
  const numbers = new Set<string>(book.rules.map(({ number }) => number));
  const titles = new Map(book.terms.flatMap((term) => (term.number ? [[term.number, term] as const] : [])));

  /** Where the book does not know the edition, a number stands below the same heading: 725.2 is 724.2 while The Monarch is 724. */
  function findBelowHeading(number: RuleNumber): string[] {
    const heading = listUpwards(number).find((above) => titles.has(above));
    const title = heading && titles.get(heading)?.en;
    if (!title) return [];
    const named = (byName.get(toNameKey(title)) ?? []).filter(isRuleNumber);
    const found = named.find((id) => id === heading) ?? named.find((id) => levelOf(id) === levelOf(heading));
    const moved = found && found + number.slice(heading.length);
    return moved && numbers.has(moved) ? [moved] : [];
  }

  return (target) => {
    if (typeof target === 'string') return byName.get(toNameKey(target)) ?? [];
    const now = book.currentNumberOf(target.edition, target.rule);
    return now ? [now] : findBelowHeading(target.rule);
  };
}

/** Ids by English or Japanese name; own names before others, rows in book order with the glossary last. */
function indexNames(rows: readonly NameRow[]): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  const add = (name: string, id: string) => append(byName, toNameKey(name), id);
  for (const row of rows) for (const name of [...(row.en ?? []), ...(row.ja ?? [])]) add(name, row.id);
  for (const row of rows) for (const name of row.also ?? []) add(name, row.id);
  return byName;
}

/** The authored tables that a search is built with, beside the book's own. */
export const authoredTablesSchema = aliasesSchema.extend({
  /** `content/words.json`: groups of words that mean about the same, of the rules and of players, in both languages. */
  words: z.array(z.array(z.string().min(1)).min(2)),
});
export type AuthoredTables = z.infer<typeof authoredTablesSchema>;
