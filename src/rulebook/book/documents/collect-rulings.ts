import type { Document, Note, Ruling } from '../../../model/records/document.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import { compareRuleNumbers, isRuleNumber, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toHeadwordKey } from '../../align/headword-key.ts';
import type { Glossary } from '../glossary.ts';
import { type Subject, toSubjectKey } from '../references.ts';
import { toNewestFirst } from './document-day.ts';

/** A record of a document with the document it is in. */
export interface FromDocument<T> {
  document: Document;
  record: T;
}

/** The id of a topic in a rulings summary: `{Rule A.25}`. */
const TOPIC_ID = /(?<=\bRule\s)[A-Z]\.\d+(?!\d|\.[\d\p{L}])/gu;

/** Finds what the texts of a document speak of. */
export interface SubjectFinder {
  /** Current numbers that a text of the document refers to. */
  findNumbers(document: Document, text: string, lang: Lang): Iterable<RuleNumber>;
  /** Keyword terms that a text is about, not those it happens to use; with the rules that define them. */
  findKeywords(text: string, lang: Lang): Iterable<Subject>;
  /** What a topic of the document is about. */
  subjectsOfTopic(document: Document, id: string): Iterable<Subject>;
}

/**
 * Rulings by what they are about (a rule's current number, a term's slug), newest document first, and the other way. A
 * ruling is about a rule or term through a reference, the name of its topic or of a topic it refers to (`{Rule A.25}`), or a
 * keyword that is its subject; what is about a keyword is about the rule that defines it. A document whose numbers are its
 * own, or another game's, is about none of ours.
 */
export function collectRulings(documents: readonly Document[], finder: SubjectFinder) {
  const about = new Map<string, FromDocument<Ruling>[]>();
  const subjects = new Map<Ruling, Subject[]>();
  for (const document of toNewestFirst(documents)) {
    if (document.ownNumbers) continue;
    for (const record of document.rulings) {
      const keys = [...new Set(findSubjects(document, record, finder))];
      for (const key of keys) about.set(key, [...(about.get(key) ?? []), { document, record }]);
      subjects.set(record, toSubjects(keys));
    }
  }
  return { about, subjects };
}

/** Notes by the current rule that they explain, newest document first. */
export function collectDocumentNotes(
  documents: readonly Document[],
  currentNumberIn: (document: Document, number: RuleNumber) => RuleNumber | undefined,
): ReadonlyMap<string, readonly FromDocument<Note>[]> {
  const notes = new Map<string, FromDocument<Note>[]>();
  for (const document of toNewestFirst(documents)) {
    for (const record of document.notes) {
      for (const number of new Set(record.about.map((about) => currentNumberIn(document, about)))) {
        if (number) notes.set(number, [...(notes.get(number) ?? []), { document, record }]);
      }
    }
  }
  return notes;
}

function* findSubjects(document: Document, ruling: Ruling, finder: SubjectFinder): Iterable<string> {
  for (const lang of LANGS) {
    for (const { text } of ruling[lang]?.blocks ?? []) {
      yield* finder.findNumbers(document, text, lang);
      yield* toKeys(finder.findKeywords(text, lang));
      for (const [id] of text.matchAll(TOPIC_ID)) yield* toKeys(finder.subjectsOfTopic(document, id));
    }
  }
  if (ruling.topic !== undefined) yield* toKeys(finder.subjectsOfTopic(document, ruling.topic));
}

/** Finds what the name of a topic is about. */
type FindTopic = (name: string, lang: Lang) => Iterable<Subject>;

/** What a topic of a document is about, by its name, in the order of `toSubjects`. */
export function listTopicSubjects(document: Document, id: string, findTopic: FindTopic): Subject[] {
  return document.ownNumbers ? [] : toSubjects([...new Set(findTopicSubjects(document, id, findTopic))]);
}

/**
 * What a topic's own name is about; those above it are too wide: Abilities above Morph. Worked examples under a name of no
 * meaning (例示) are about what the topic before them is about.
 */
function findTopicSubjects(document: Document, id: string, findTopic: FindTopic): string[] {
  const at = document.topics.findIndex((each) => each.id === id);
  const names = document.topics[at]?.names;
  const found = LANGS.flatMap((lang) => [...toKeys(names?.[lang] ? findTopic(names[lang], lang) : [])]);
  const before = document.topics[at - 1];
  if (found.length > 0 || !before) return found;
  const isExamples = document.rulings.some(({ topic, type }) => topic === id && type === 'example');
  return isExamples ? findTopicSubjects(document, before.id, findTopic) : found;
}

function* toKeys(subjects: Iterable<Subject>): Iterable<string> {
  for (const subject of subjects) yield toSubjectKey(subject);
}

/** Rules in book order, then terms in the order in which the text has them. */
function toSubjects(keys: readonly string[]): Subject[] {
  return [
    ...keys.filter(isRuleNumber).toSorted(compareRuleNumbers),
    ...keys.filter((key) => !isRuleNumber(key)).map((slug) => ({ slug })),
  ];
}

/** A place in a document where a topic, card, rule or term is treated. */
export interface DocumentPlace {
  document: Document;
  /** Anchor on the document's page. */
  anchor: string;
  /** The entry's own number or name, where readers know it by one. */
  id?: string;
}

/**
 * Where documents word a rule or define a term themselves, or print cards under its name, by the rule's current number or
 * the term's slug; newest document first. Headings without text word nothing, and documents whose numbers are their own
 * nothing of ours.
 */
export function collectQuotes(
  documents: readonly Document[],
  { glossary, namesOf }: Glossary,
  currentNumberIn: (document: Document, number: RuleNumber) => RuleNumber | undefined,
  subjectsOfTopic: (document: Document, id: string) => Iterable<Subject>,
): ReadonlyMap<string, readonly DocumentPlace[]> {
  const slugs = new Map(
    glossary.flatMap(({ slug }) =>
      [...namesOf(slug, 'ja'), ...namesOf(slug, 'en')].map((name) => [toHeadwordKey(name), slug]),
    ),
  );
  const quotes = new Map<string, DocumentPlace[]>();
  const add = (key: string | undefined, place: DocumentPlace) => {
    if (key !== undefined) quotes.set(key, [...(quotes.get(key) ?? []), place]);
  };
  for (const document of toNewestFirst(documents)) {
    if (document.ownNumbers) continue;
    for (const { number, en, ja } of document.rules) {
      if (en?.blocks.length || ja?.blocks.length)
        add(currentNumberIn(document, number), { document, anchor: number, id: number });
    }
    for (const { id, before, after } of document.passages ?? []) {
      const printed = after?.number ?? before?.number;
      if (printed && isRuleNumber(printed))
        add(currentNumberIn(document, printed), { document, anchor: id, id: printed });
    }
    for (const { slug, en, ja } of document.glossary) {
      const heads = [...(en?.headwords ?? []), ...(ja?.headwords ?? [])];
      const known = heads.map((head) => slugs.get(toHeadwordKey(head))).find((each) => each !== undefined);
      add(known, { document, anchor: slug, ...(heads[0] && { id: heads[0] }) });
    }
    for (const { id, topic, names: printed } of document.cards) {
      const name = printed.ja ?? printed.en;
      for (const subject of topic === undefined ? [] : subjectsOfTopic(document, topic))
        add(toSubjectKey(subject), { document, anchor: id, ...(name && { id: name }) });
    }
  }
  return quotes;
}
