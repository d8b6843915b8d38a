import type { Card, Document, Note, Ruling } from '../../../model/records/document.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Subject } from '../references.ts';

/** A record of a document with the document it is in. */
export interface FromDocument<T> {
  document: Document;
  record: T;
}

/** A place in a document where a topic, card, rule or term is treated. */
export interface DocumentPlace {
  document: Document;
  /** Anchor on the document's page. */
  anchor: string;
  /** The entry's own number or name, where readers know it by one. */
  id?: string;
}

/** The documents that are not whole editions, and what their records are about. */
export interface Documents {
  documents: readonly Document[];
  document(id: string): Document | undefined;
  /** The edition, or else the day, whose numbers a document uses; `UNKNOWN_DAY` where nothing tells, or its numbers are its own. */
  dayOf(document: Document): EditionId;
  /** A number of a document as the current one; where its edition has the heading elsewhere, by the heading's name. */
  currentNumberIn(document: Document, number: RuleNumber): RuleNumber | undefined;
  /** The topic or ruling that a document numbers so, in either language: its own id. */
  idOf(document: Document, printed: string): string | undefined;
  /** Rulings about a rule or term by reference, topic or name, newest document first. */
  rulingsAbout(subject: Subject): readonly FromDocument<Ruling>[];
  /** What a ruling is about, the other way round: rules by their current numbers, then terms. */
  subjectsOf(ruling: Ruling): readonly Subject[];
  /** What a text of a day is about by the same signs: today's numbers that it refers to, keywords that are its subject. */
  subjectsIn(text: string, lang: Lang, day: string): readonly Subject[];
  /** What a topic of a document is about by its name; its rulings are about that too. */
  subjectsOfTopic(document: Document, id: string): readonly Subject[];
  notesAbout(number: RuleNumber): readonly FromDocument<Note>[];
  /** Where documents word a rule, or define a term, themselves; newest document first. */
  quotesOf(subject: Subject): readonly DocumentPlace[];
  /** Cards that documents print. */
  cards: readonly FromDocument<Card>[];
}
