import type { Document } from '../records/document.ts';
import { LANGS, type Lang } from '../records/lang.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import { collectDocumentNotes, collectRulings, type SubjectFinder } from './collect-rulings.ts';
import { findDocumentDay } from './document-day.ts';
import type { Documents } from './documents.ts';
import type { Editions } from './editions.ts';
import { once } from './once.ts';
import type { References } from './references.ts';
import type { TermNames } from './term-names.ts';

/** What the relations of documents are found with. */
export interface Surroundings {
  editions: Editions;
  names: TermNames;
  references: References;
  /** Numbers of the current edition that a text of a day refers to. */
  findNumbers(text: string, lang: Lang, day: string): Iterable<RuleNumber>;
}

/** The documents with what they are about; relations are worked out when first asked for. */
export function createDocuments(
  documents: readonly Document[],
  { editions, names, references, findNumbers }: Surroundings,
): Documents {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const dayOf = (document: Document) => findDocumentDay(document, editions.editions);
  const keywords = once(
    () =>
      new Set(
        names.glossary
          .filter((entry) => names.rulesAbout(entry).some((rule) => rule.level === 'rule'))
          .map((entry) => entry.slug),
      ),
  );
  const slugs = once(
    () =>
      new Map(
        LANGS.flatMap((lang) =>
          names.glossary.flatMap((entry) =>
            names.namesOf(entry, lang).map((name) => [`${lang} ${name.toLowerCase()}`, entry.slug] as const),
          ),
        ),
      ),
  );
  const finder: SubjectFinder = {
    findNumbers: (document, text, lang) => findNumbers(text, lang, dayOf(document)),
    findKeywords: (text, lang) =>
      references
        .findTerms(text, lang)
        .map((span) => span.slug)
        .filter((slug) => keywords().has(slug) && !references.isEveryday(slug)),
    rulesOf: (slug) => {
      const entry = names.entry(slug);
      return entry ? names.rulesAbout(entry).map((rule) => rule.number) : [];
    },
    slugOf: (name, lang) => slugs().get(`${lang} ${name.toLowerCase()}`),
    currentNumberOf: (document, number) => editions.currentNumberOf(dayOf(document), number),
  };
  const rulings = once(() => collectRulings(documents, finder));
  const notes = once(() => collectDocumentNotes(documents, finder));
  return {
    documents,
    document: (id) => byId.get(id),
    dayOf,
    rulingsAbout: (subject) =>
      rulings().about.get(typeof subject === 'string' ? subject : subject.slug) ?? [],
    subjectsOf: (ruling) => rulings().subjects.get(ruling) ?? [],
    notesAbout: (number) => notes().get(number) ?? [],
    cards: documents.flatMap((document) => document.cards.map((record) => ({ document, record }))),
  };
}
