import type { Document, Note, Ruling } from '../records/document.ts';
import { LANGS, type Lang } from '../records/lang.ts';
import { compareRuleNumbers, isRuleNumber, type RuleNumber } from '../records/rule-number.ts';
import { toNewestFirst } from './document-day.ts';
import type { FromDocument } from './documents.ts';
import type { Subject } from './references.ts';

/** Finds what the texts of a document speak of. */
export interface SubjectFinder {
  /** Current numbers that a text of the document refers to. */
  findNumbers(document: Document, text: string, lang: Lang): Iterable<RuleNumber>;
  /** Slugs of keyword terms in a text. */
  findKeywords(text: string, lang: Lang): Iterable<string>;
  /** Slug of the term with this very name. */
  slugOf(name: string, lang: Lang): string | undefined;
  /** Numbers of the rules that define a term. */
  rulesOf(slug: string): readonly RuleNumber[];
  /** A number of the document's day as the current one. */
  currentNumberOf(document: Document, number: RuleNumber): RuleNumber | undefined;
}

/** Rulings by what they are about (a rule's current number, a term's slug), newest document first, and the other way. */
export interface RulingsBySubject {
  about: ReadonlyMap<string, readonly FromDocument<Ruling>[]>;
  subjects: ReadonlyMap<Ruling, readonly Subject[]>;
}

/**
 * A ruling is about a rule or term through a reference, the name of its topic, or a keyword that it speaks of; what is
 * about a keyword is about the rule that defines it.
 */
export function collectRulings(documents: readonly Document[], finder: SubjectFinder): RulingsBySubject {
  const about = new Map<string, FromDocument<Ruling>[]>();
  const subjects = new Map<Ruling, Subject[]>();
  for (const document of toNewestFirst(documents)) {
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
  finder: SubjectFinder,
): ReadonlyMap<string, readonly FromDocument<Note>[]> {
  const notes = new Map<string, FromDocument<Note>[]>();
  for (const document of toNewestFirst(documents)) {
    for (const record of document.notes) {
      for (const number of new Set(record.about.map((about) => finder.currentNumberOf(document, about)))) {
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
      for (const slug of finder.findKeywords(text, lang)) yield* withRules(slug, finder);
    }
    for (let id = ruling.topic; id !== undefined; ) {
      const topic = document.topics.find((each) => each.id === id);
      const name = topic?.names[lang] ?? '';
      // A primer's heading has more than the name: 新キーワード能力:回顧.
      const slugs = [finder.slugOf(name, lang), ...finder.findKeywords(name, lang)];
      for (const slug of slugs) if (slug) yield* withRules(slug, finder);
      id = topic?.parent === id ? undefined : topic?.parent;
    }
  }
}

function* withRules(slug: string, finder: SubjectFinder): Iterable<string> {
  yield slug;
  yield* finder.rulesOf(slug);
}

/** Rules in book order, then terms in the order in which the text has them. */
function toSubjects(keys: readonly string[]): Subject[] {
  return [
    ...keys.filter(isRuleNumber).toSorted(compareRuleNumbers),
    ...keys.filter((key) => !isRuleNumber(key)).map((slug) => ({ slug })),
  ];
}
