import type { Document, Note, Ruling } from '../records/document.ts';
import { LANGS, type Lang } from '../records/lang.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import type { FromDocument } from './book.ts';

/** How the texts of a document are understood. */
export interface DocumentReading {
  /** Numbers of today that a text of the document refers to. */
  findNumbers(document: Document, text: string, lang: Lang): Iterable<RuleNumber>;
  /** Slugs of keyword terms in a text. */
  findKeywords(text: string, lang: Lang): Iterable<string>;
  /** Slug of the term with this very name. */
  slugOf(name: string, lang: Lang): string | undefined;
  /** A number of the document's day as today's. */
  today(document: Document, number: RuleNumber): RuleNumber | undefined;
}

/**
 * Rulings by what they are about: a rule (by its number of today) or a term (by slug): through a reference, the name of
 * their topic, or a keyword they speak of. Newest document first.
 */
export function collectRulings(
  documents: readonly Document[],
  reading: DocumentReading,
): ReadonlyMap<string, readonly FromDocument<Ruling>[]> {
  const rulings = new Map<string, FromDocument<Ruling>[]>();
  for (const document of toNewestFirst(documents)) {
    for (const record of document.rulings) {
      for (const key of new Set(findSubjects(document, record, reading)))
        rulings.set(key, [...(rulings.get(key) ?? []), { document, record }]);
    }
  }
  return rulings;
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
      yield* reading.findKeywords(text, lang);
    }
    for (let id = ruling.topic; id !== undefined; ) {
      const topic = document.topics.find((each) => each.id === id);
      const name = topic?.names[lang];
      const slug = name && reading.slugOf(name, lang);
      if (slug) yield slug;
      id = topic?.parent === id ? undefined : topic?.parent;
    }
  }
}

function toNewestFirst(documents: readonly Document[]): Document[] {
  return documents.toSorted((a, b) =>
    (a.date ?? '') < (b.date ?? '') ? 1 : (a.date ?? '') > (b.date ?? '') ? -1 : 0,
  );
}
