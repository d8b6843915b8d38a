import { isOfKeywords } from '../../../model/game/current-game.ts';
import type { Document, Ruling } from '../../../model/records/document.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import { findByTitle } from '../../../model/records/find-by-title.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { isRuleNumber, levelOf, parentOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import type { Editions } from '../editions/editions.ts';
import type { Glossary } from '../glossary.ts';
import { once, onceFor } from '../once.ts';
import { type References, type Subject, toSubjectKey } from '../references.ts';
import { findSubjectTerms } from '../terms/find-subject-terms.ts';
import { createTopicFinder } from '../terms/find-topics.ts';
import {
  collectDocumentNotes,
  collectQuotes,
  collectRulings,
  listTopicSubjects,
  type SubjectFinder,
} from './collect-rulings.ts';
import { findDocumentDay } from './document-day.ts';

/** The documents that are not whole editions, and what their records are about. */
export type Documents = ReturnType<typeof createDocuments>;

/** The documents with what they are about; relations are worked out when first asked for. */
export function createDocuments(
  documents: readonly Document[],
  { editions, glossary, references }: { editions: Editions; glossary: Glossary; references: References },
) {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const dayOf = onceFor((document: Document) => findDocumentDay(document, editions));
  const keywords = once(() => listKeywords(glossary));
  const { edition, findNumbers } = editions;
  const findTopic = once(() => createTopicFinder(editions.rulesIn(edition.id), glossary, findNumbers));
  const topicsOf = onceFor((document: Document) =>
    onceFor((id: string) => listTopicSubjects(document, id, findTopic())),
  );
  const currentNumberIn = createCarrier(editions, dayOf);
  const idsOf = onceFor(indexIds);
  const finder: SubjectFinder = {
    findNumbers: (document, text, lang) =>
      findNumbers(text, lang, dayOf(document), (number) => !idsOf(document).has(number)),
    findKeywords: (text, lang) =>
      findSubjectTerms(text, lang, references.findTerms(text, lang))
        .filter((slug) => keywords().has(slug) && !references.isEveryday(slug))
        .flatMap((slug): Subject[] => [...glossary.rulesAbout(slug).map(({ number }) => number), { slug }]),
    subjectsOfTopic: (document, id) => topicsOf(document)(id),
  };
  const rulings = once(() => collectRulings(documents, finder));
  const notes = once(() => collectDocumentNotes(documents, currentNumberIn));
  const quotes = once(() => collectQuotes(documents, glossary, currentNumberIn, finder.subjectsOfTopic));
  return {
    documents,
    document: (id: string) => byId.get(id),
    /** The edition, or else the day, whose numbers a document uses; `UNKNOWN_DAY` where nothing tells, or its numbers are its own. */
    dayOf,
    /** A number of a document as the current one; where its edition has the heading elsewhere, by the heading's name. */
    currentNumberIn,
    /** The topic or ruling that a document numbers so, in either language: its own id. */
    idOf: (document: Document, printed: string) => idsOf(document).get(printed),
    /** Rulings about a rule or term by reference, topic or name, newest document first. */
    rulingsAbout: (subject: Subject) => rulings().about.get(toSubjectKey(subject)) ?? [],
    /** What a ruling is about, the other way round: rules by their current numbers, then terms. */
    subjectsOf: (ruling: Ruling) => rulings().subjects.get(ruling) ?? [],
    /** What a text of a day is about by the same signs: today's numbers that it refers to, keywords that are its subject. */
    subjectsIn: (text: string, lang: Lang, day: string): readonly Subject[] => [
      ...new Set(findNumbers(text, lang, day)),
      ...finder.findKeywords(text, lang),
    ],
    /** What a topic of a document is about by its name; its rulings are about that too. */
    subjectsOfTopic: (document: Document, id: string) => topicsOf(document)(id),
    notesAbout: (number: RuleNumber) => notes().get(number) ?? [],
    /** Where documents word a rule, or define a term, themselves; newest document first. */
    quotesOf: (subject: Subject) => quotes().get(toSubjectKey(subject)) ?? [],
    /** Cards that documents print. */
    cards: documents.flatMap((document) => document.cards.map((record) => ({ document, record }))),
  };
}

/** Makes what carries a number that a document prints to the current edition, by the heading that has the document's name for it. */
function createCarrier(
  editions: Editions,
  dayOf: (document: Document) => EditionId,
): (document: Document, number: RuleNumber) => RuleNumber | undefined {
  /** Headings that the document's edition has under another number, by the number printed. */
  const renumberingOf = onceFor((document: Document) => {
    const book = new Map(editions.rulesIn(dayOf(document)).map((rule) => [rule.number, rule]));
    return new Map(
      document.rules.flatMap((heading) => {
        const meant = findByTitle(heading, book);
        return meant ? [[heading.number, meant.number] as const] : [];
      }),
    );
  });
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
function listKeywords({ glossary, rulesAbout }: Glossary): ReadonlySet<string> {
  const isKeyword = (slug: string) =>
    rulesAbout(slug).some(({ number }) => isOfKeywords(number, 'abilities'));
  return new Set(glossary.map(({ slug }) => slug).filter(isKeyword));
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
