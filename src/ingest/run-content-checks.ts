import { runChecks } from '../checks/checks.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Document } from '../records/document.ts';
import type { EditionId } from '../records/edition.ts';
import { LANGS } from '../records/lang.ts';
import type { Rule } from '../records/rule.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import type { Term } from '../records/term.ts';
import type { EditionContent } from './edition-content.ts';

/** Every check over every edition, in the languages it was published in, and over every document. */
export function runContentChecks(
  editions: readonly EditionContent[],
  documents: readonly Document[],
  terms: readonly Term[],
): Diagnostic[] {
  const books = new Map<EditionId, ReadonlyMap<RuleNumber, Rule>>(
    editions.map(({ edition, rules }) => [edition.id, new Map(rules.map((rule) => [rule.number, rule]))]),
  );
  const ofEditions = editions.flatMap(({ edition, rules, glossary }) =>
    runChecks({
      type: 'edition',
      edition: edition.id,
      rules,
      glossary,
      rulings: [],
      cards: [],
      terms,
      langs: LANGS.filter((lang) => edition.sources[lang]),
      book: books.get(edition.id),
    }),
  );
  const ofDocuments = documents.flatMap(({ edition, rules, glossary, rulings, cards }) =>
    runChecks({
      type: 'document',
      edition,
      rules,
      glossary,
      rulings,
      cards,
      terms,
      langs: LANGS,
      book: edition === undefined ? undefined : books.get(edition),
    }),
  );
  return [...ofEditions, ...ofDocuments];
}
