import { z } from 'zod';
import { collectNames, toGlossaryId } from '../../features/search/build/collect-names.ts';
import { aliasesSchema, resolveAliases } from '../../features/search/build/resolve-aliases.ts';
import type { NameRow } from '../../features/search/index-files.ts';
import { editionIdSchema } from '../../model/records/edition.ts';
import { isRuleNumber } from '../../model/records/rule-number.ts';
import { toLooseKey } from '../../model/text/loose-key.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { readAuthored } from '../../rulebook/book/read-authored.ts';

/** `names.json`: every spelling that a term or rule is called by, with the files that it leads to. */
export const namesResourceSchema = z.object({
  edition: editionIdSchema,
  names: z
    .record(z.string(), z.array(z.string()))
    .describe(
      'By spelling, each name twice: in lower case as printed, and folded (lower case, katakana as hiragana, letters and digits alone); paths below /api/v1/, terms first',
    ),
});

/** Names of the book, readings and everyday names (`content/aliases.json`); what the book calls so itself stands first. */
export function toNamesResource(book: Book): z.infer<typeof namesResourceSchema> {
  const names = new Map<string, Set<string>>();
  const paths = new Map(book.glossary.map((entry) => [toGlossaryId(entry), `glossary/${entry.slug}.json`]));
  const add = (name: string, ids: readonly string[]) => {
    const found = ids.flatMap((id) => (isRuleNumber(id) ? `rules/${id}.json` : (paths.get(id) ?? [])));
    for (const key of new Set([name.normalize('NFKC').toLowerCase(), toLooseKey(name)]))
      if (key && found.length > 0) names.set(key, new Set([...(names.get(key) ?? []), ...found]));
  };
  const rows = collectNames(book);
  const listings: ((row: NameRow) => readonly string[] | undefined)[] = [
    (row) => [...(row.en ?? []), ...(row.ja ?? [])],
    (row) => row.also,
    (row) => row.readings,
  ];
  for (const list of listings)
    for (const row of rows) for (const name of list(row) ?? []) add(name, [row.id]);
  const { aliases } = aliasesSchema.parse(readAuthored('aliases.json'));
  for (const { names: own, to } of resolveAliases(aliases, book, rows)) for (const name of own) add(name, to);
  const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    edition: book.edition.id,
    names: Object.fromEntries(sorted.map(([name, found]) => [name, [...found].sort(compareKinds)])),
  };
}

/** Terms before rules. */
const compareKinds = (one: string, other: string): number =>
  Number(other.startsWith('glossary/')) - Number(one.startsWith('glossary/'));
