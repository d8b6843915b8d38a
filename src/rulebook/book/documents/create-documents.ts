import { isOfKeywords } from '../../../model/game/current-game.ts';
import type { Document } from '../../../model/records/document.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import { findByTitle } from '../../../model/records/find-by-title.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import { isRuleNumber, levelOf, parentOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import type { Editions } from '../editions/editions.ts';
import { once, onceFor } from '../once.ts';
import { type References, type Subject, toSubjectKey } from '../references.ts';
import { findSubjectTerms } from '../terms/find-subject-terms.ts';
import { createTopicFinder } from '../terms/find-topics.ts';
import type { TermNames } from '../terms/term-names.ts';
import { collectQuotes } from './collect-quotes.ts';
import {
  collectDocumentNotes,
  collectRulings,
  listTopicSubjects,
  type SubjectFinder,
} from './collect-rulings.ts';
import { findDocumentDay } from './document-day.ts';
import type { Documents } from './documents.ts';

/** What the relations of documents are found with. */
export interface Surroundings {
  editions: Editions;
  names: TermNames;
  references: References;
  /** Numbers of the current edition that a text of a day refers to; `isMeant` tells those printed that mean our rules. */
  findNumbers(
    text: string,
    lang: Lang,
    day: string,
    isMeant?: (number: RuleNumber) => boolean,
  ): Iterable<RuleNumber>;
}

/** The documents with what they are about; relations are worked out when first asked for. */
export function createDocuments(
  documents: readonly Document[],
  { editions, names, references, findNumbers }: Surroundings,
): Documents {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const dayOf = onceFor((document: Document) => findDocumentDay(document, editions));
  const keywords = once(() => listKeywords(names));
  const rulesOf = (slug: string) => {
    const entry = names.entry(slug);
    return entry ? names.rulesAbout(entry).map((rule) => rule.number) : [];
  };
  const { id: newest } = editions.edition;
  const findTopic = once(() =>
    createTopicFinder({
      rules: editions.rulesIn(newest),
      names,
      findNumbers: (text, lang) => findNumbers(text, lang, newest),
    }),
  );
  const currentNumberIn = createCarrier(editions, dayOf);
  const idsOf = onceFor(indexIds);
  const finder: SubjectFinder = {
    findNumbers: (document, text, lang) =>
      findNumbers(text, lang, dayOf(document), (number) => !idsOf(document).has(number)),
    findKeywords: (text, lang) =>
      findSubjectTerms(text, lang, references.findTerms(text, lang))
        .filter((slug) => keywords().has(slug) && !references.isEveryday(slug))
        .flatMap((slug): Subject[] => [...rulesOf(slug), { slug }]),
    findTopic: (name, lang) => findTopic()(name, lang),
    currentNumberOf: currentNumberIn,
  };
  const subjectsOfTopic = (document: Document, id: string) => listTopicSubjects(document, id, finder);
  const rulings = once(() => collectRulings(documents, finder));
  const notes = once(() => collectDocumentNotes(documents, finder));
  const quotes = once(() =>
    collectQuotes(documents, names, { currentNumberOf: currentNumberIn, subjectsOfTopic }),
  );
  return {
    documents,
    document: (id) => byId.get(id),
    dayOf,
    currentNumberIn,
    idOf: (document, printed) => idsOf(document).get(printed),
    rulingsAbout: (subject) => rulings().about.get(toSubjectKey(subject)) ?? [],
    subjectsOf: (ruling) => rulings().subjects.get(ruling) ?? [],
    subjectsIn: (text, lang, day) => [
      ...new Set(findNumbers(text, lang, day)),
      ...finder.findKeywords(text, lang),
    ],
    subjectsOfTopic,
    notesAbout: (number) => notes().get(number) ?? [],
    quotesOf: (subject) => quotes().get(toSubjectKey(subject)) ?? [],
    cards: documents.flatMap((document) => document.cards.map((record) => ({ document, record }))),
  };
}

/** Makes what carries a number that a document prints to the current edition, by the heading that has the document's name for it. */
function createCarrier(
  editions: Editions,
  dayOf: (document: Document) => EditionId,
): Documents['currentNumberIn'] {
  const renumberingOf = onceFor((document: Document) =>
    findRenumbered(document, editions.rulesIn(dayOf(document))),
  );
  return (document, number) => {
    const heading = levelOf(number) === 'subrule' ? parentOf(number) : number;
    const meant = heading && renumberingOf(document).get(heading);
    const printed = heading && meant ? number.replace(heading, meant) : number;
    return isRuleNumber(printed) ? editions.currentNumberOf(dayOf(document), printed) : undefined;
  };
}

/**
 * The terms that name keyword abilities, by slug. A ruling is not about a keyword action for naming it: verbs such as 公開する
 * are in rulings of any matter.
 */
function listKeywords(names: Surroundings['names']): ReadonlySet<string> {
  const isKeyword = (entry: Parameters<typeof names.rulesAbout>[0]) =>
    names.rulesAbout(entry).some(({ number }) => isOfKeywords(number, 'abilities'));
  return new Set(names.glossary.filter(isKeyword).map((entry) => entry.slug));
}

/** Ids by how either language prints them. A printed id that two records share leads to the one whose own id it is. */
function indexIds({ topics, rulings }: Document): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const ruling of rulings) {
    for (const side of [ruling.ja, ruling.en]) if (side?.printedId) ids.set(side.printedId, ruling.id);
  }
  for (const { id } of [...topics, ...rulings]) ids.set(id, id);
  return ids;
}

/** Headings that the document's edition has under another number, by the number printed. */
function findRenumbered(document: Document, rules: readonly Rule[]): ReadonlyMap<RuleNumber, RuleNumber> {
  const book = new Map(rules.map((rule) => [rule.number, rule]));
  return new Map(
    document.rules.flatMap((heading) => {
      const meant = findByTitle(heading, book);
      return meant ? [[heading.number, meant.number] as const] : [];
    }),
  );
}
