import { z } from 'zod';
import { toPlainText } from '../../records/text.ts';
import { foldText } from '../fold/fold-text.ts';
import { toNameKey } from '../fold/name-key.ts';
import { splitWords } from '../fold/split-words.ts';
import { stemWord } from '../fold/stem-word.ts';
import type { AliasRow, NameRow } from '../index-files.ts';
import type { SearchedBook } from './collect-names.ts';

/** What an alias leads to: a name of the book, or the rule under a name that has all the words. Never a number: they move. */
const aliasTargetSchema = z.union([z.string(), z.strictObject({ in: z.string(), words: z.string() })]);

/** `content/aliases.json`. */
export const aliasesSchema = z.strictObject({
  aliases: z.array(
    z.strictObject({ names: z.array(z.string()).min(1), to: z.array(aliasTargetSchema).min(1) }),
  ),
});
export type Aliases = z.infer<typeof aliasesSchema>;

/** The aliases with the ids they mean in this book; one that means nothing here is left out. */
export function resolveAliases(
  aliases: Aliases['aliases'],
  book: SearchedBook,
  rows: readonly NameRow[],
): AliasRow[] {
  const byName = indexNames(rows);
  const ruleWords = indexRuleWords(book);
  return aliases.flatMap(({ names, to }) => {
    const ids = to.flatMap((target) =>
      typeof target === 'string'
        ? (byName.get(toNameKey(target)) ?? [])
        : findByWords(byName.get(toNameKey(target.in)) ?? [], target.words, ruleWords),
    );
    return ids.length > 0 ? [{ names, to: [...new Set(ids)] }] : [];
  });
}

/** Ids by English or Japanese name; own names before others, rows in book order with the glossary last. */
function indexNames(rows: readonly NameRow[]): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  const add = (name: string, id: string) => {
    const ids = byName.get(toNameKey(name)) ?? [];
    byName.set(toNameKey(name), [...ids, id]);
  };
  for (const row of rows) for (const name of [...(row.en ?? []), ...(row.ja ?? [])]) add(name, row.id);
  for (const row of rows) for (const name of row.also ?? []) add(name, row.id);
  return byName;
}

/** A rule says what its subrules go into: it may have the words later or be longer by so many characters. */
const SUBRULE_HANDICAP = 80;

interface RuleWords {
  id: string;
  text: string;
  stems: ReadonlySet<string>;
}

function indexRuleWords(book: SearchedBook): RuleWords[] {
  return book.rules.flatMap((rule) => {
    if (!rule.en) return [];
    const text = foldText(toPlainText(rule.en.blocks));
    return [{ id: rule.number, text, stems: new Set(splitWords(text).map(stemWord)) }];
  });
}

/** The rule below a heading that has every word: rather in a row and early, else the shortest. */
function findByWords(headings: readonly string[], words: string, rules: readonly RuleWords[]): string[] {
  const phrase = foldText(words);
  const wanted = splitWords(phrase).map(stemWord);
  const found = rules.filter(
    ({ id, stems }) =>
      headings.some((heading) => isBelow(id, heading)) && wanted.every((word) => stems.has(word)),
  );
  const rank = ({ id, text }: RuleWords) =>
    (text.includes(phrase) ? text.indexOf(phrase) : 1000 + text.length) +
    (/[a-z]$/.test(id) ? SUBRULE_HANDICAP : 0);
  const best = found.toSorted((a, b) => rank(a) - rank(b))[0];
  return best ? [best.id] : [];
}

function isBelow(id: string, heading: string): boolean {
  return id !== heading && id.startsWith(heading) && !/^\d/.test(id.slice(heading.length));
}
