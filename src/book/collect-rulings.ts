import type { Document, Note, Ruling } from '../records/document.ts';
import { LANGS, type Lang } from '../records/lang.ts';
import { compareRuleNumbers, isRuleNumber, type RuleNumber } from '../records/rule-number.ts';
import type { FromDocument, Subject } from './book.ts';

/** How the texts of a document are understood. */
export interface DocumentReading {
  /** Numbers of today that a text of the document refers to. */
  findNumbers(document: Document, text: string, lang: Lang): Iterable<RuleNumber>;
  /** Slugs of keyword terms in a text. */
  findKeywords(text: string, lang: Lang): Iterable<string>;
  /** Slug of the term with this very name. */
  slugOf(name: string, lang: Lang): string | undefined;
  /** Numbers of the rules that define a term. */
  rulesOf(slug: string): readonly RuleNumber[];
  /** A number of the document's day as today's. */
  today(document: Document, number: RuleNumber): RuleNumber | undefined;
}

/** Rulings by what they are about (a rule's number of today, a term's slug), newest document first, and the other way. */
export interface RulingsBySubject {
  about: ReadonlyMap<string, readonly FromDocument<Ruling>[]>;
  subjects: ReadonlyMap<Ruling, readonly Subject[]>;
}

/**
 * A ruling is about a rule or term through a reference, the name of its topic, or a keyword that it speaks of; what is
 * about a keyword is about the rule that defines it.
 */
export function collectRulings(documents: readonly Document[], reading: DocumentReading): RulingsBySubject {
  const about = new Map<string, FromDocument<Ruling>[]>();
  const subjects = new Map<Ruling, Subject[]>();
  for (const document of toNewestFirst(documents)) {
    for (const record of document.rulings) {
      const keys = [...new Set(findSubjects(document, record, reading))];
      for (const key of keys) about.set(key, [...(about.get(key) ?? []), { document, record }]);
      subjects.set(record, toSubjects(keys));
    }
  }
  return { about, subjects };
}

/** Notes by the rule of today that they explain, newest document first. */
export function collectNotes(
  documents: readonly Document[],
  reading: DocumentReading,
): ReadonlyMap<string, readonly FromDocument<Note>[]> {
  const notes = new Map<string, FromDocument<Note>[]>();
  for (const document of toNewestFirst(documents)) {
    for (const record of document.notes) {
      for (const number of new Set(record.about.map((about) => reading.today(document, about)))) {
        if (number) notes.set(number, [...(notes.get(number) ?? []), { document, record }]);
      }
    }
  }
  return notes;
}

function* findSubjects(document: Document, ruling: Ruling, reading: DocumentReading): Iterable<string> {
  for (const lang of LANGS) {
    for (const { text } of ruling[lang]?.blocks ?? []) {
      yield* reading.findNumbers(document, text, lang);
      for (const slug of reading.findKeywords(text, lang)) yield* withRules(slug, reading);
    }
    for (let id = ruling.topic; id !== undefined; ) {
      const topic = document.topics.find((each) => each.id === id);
      const name = topic?.names[lang] ?? '';
      // A primer's heading has more than the name: 新キーワード能力:回顧.
      const slugs = [reading.slugOf(name, lang), ...reading.findKeywords(name, lang)];
      for (const slug of slugs) if (slug) yield* withRules(slug, reading);
      id = topic?.parent === id ? undefined : topic?.parent;
    }
  }
}

function* withRules(slug: string, reading: DocumentReading): Iterable<string> {
  yield slug;
  yield* reading.rulesOf(slug);
}

/** Rules in book order, then terms in the order in which the text has them. */
function toSubjects(keys: readonly string[]): Subject[] {
  return [
    ...keys.filter(isRuleNumber).toSorted(compareRuleNumbers),
    ...keys.filter((key) => !isRuleNumber(key)).map((slug) => ({ slug })),
  ];
}

function toNewestFirst(documents: readonly Document[]): Document[] {
  return documents.toSorted((a, b) =>
    (a.date ?? '') < (b.date ?? '') ? 1 : (a.date ?? '') > (b.date ?? '') ? -1 : 0,
  );
}
