import type { Lang } from '../records/lang.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import { findRuleReferences } from '../records/rule-reference.ts';
import type { Book } from './book.ts';
import type { Collections } from './collections.ts';
import { createDocuments } from './create-documents.ts';
import { createEditions } from './create-editions.ts';
import { createGlossary } from './create-glossary.ts';
import { createQuestions } from './create-questions.ts';
import { createReferences } from './create-references.ts';
import { addPrintedNames } from './printed-names.ts';
import { createRuleTree } from './rule-tree.ts';
import type { Segment } from './segment.ts';
import { createTermFinders } from './term-finders.ts';
import { createTermNames } from './term-names.ts';

export interface BookOptions {
  /** Cuts Japanese into words; without it a Japanese term counts only where its own script does not go on. */
  segment?: Segment;
}

/** Makes the published book of the collections. Throws when they hold no edition: there is nothing to publish then. */
export function createBook(collections: Collections, { segment }: BookOptions = {}): Book {
  const { documents } = collections;
  const editions = createEditions(collections);
  const { edition } = editions;
  const rules = editions.rulesIn(edition.id);
  const glossary = editions.glossaryIn(edition.id);
  const terms = addPrintedNames(collections.terms, glossary);
  const tree = createRuleTree(rules);
  const names = createTermNames(glossary, rules, terms, segment);
  const findNumbers = (text: string, lang: Lang, from = edition.id, isMeant = (_: RuleNumber) => true) =>
    findRuleReferences(text, lang)
      .flatMap((reference) => reference.numbers)
      .filter(isMeant)
      .map((number) => editions.currentNumberOf(from, number))
      .filter((number) => number !== undefined);
  const references = createReferences(
    { rules, glossary },
    () => createTermFinders(glossary, names, terms, segment),
    findNumbers,
  );
  return {
    ...editions,
    ...tree,
    ...createGlossary(names, tree, terms),
    ...references,
    ...createQuestions(collections.questions ?? [], editions.currentNumberOf),
    ...createDocuments(documents, { editions, names, references, findNumbers }),
  };
}
