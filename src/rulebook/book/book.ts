import type { Collections } from './collections.ts';
import { createDocuments } from './documents/create-documents.ts';
import { createQuestions } from './documents/create-questions.ts';
import { createEditions } from './editions/editions.ts';
import { createRuleTree } from './editions/rule-tree.ts';
import { createGlossary } from './glossary.ts';
import { createReferences } from './references.ts';
import { addPrintedNames } from './terms/printed-names.ts';
import type { Segment } from './terms/segment.ts';
import { createTermFinders } from './terms/term-finders.ts';
import { NO_SENSES } from './terms/word-senses.ts';

/**
 * The published content, as everything that pages, API and search ask of it: six parts, each a question of its own. What
 * needs one part asks for that part. Pure; built once.
 */
export type Book = ReturnType<typeof createBook>;

/**
 * Makes the published book of the collections; `segment` cuts Japanese into words, without it a Japanese term counts only
 * where its own script does not go on. Throws when they hold no edition: there is nothing to publish then.
 */
export function createBook(collections: Collections, { segment }: { segment?: Segment } = {}) {
  const { documents } = collections;
  const editions = createEditions(collections);
  const { edition } = editions;
  const entries = editions.glossaryIn(edition.id);
  const terms = addPrintedNames(collections.terms, entries);
  const tree = createRuleTree(editions.rulesIn(edition.id));
  const glossary = createGlossary(entries, tree, terms, segment);
  const references = createReferences(editions, () =>
    createTermFinders(glossary, collections.senses ?? NO_SENSES, segment),
  );
  return {
    ...editions,
    ...tree,
    ...glossary,
    ...references,
    ...createQuestions(collections.questions ?? [], editions),
    ...createDocuments(documents, { editions, glossary, references }),
  };
}
