import type { Document, NamePair, Ruling, Topic } from '../../../model/records/document.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { DocumentPlace } from '../../../rulebook/book/documents/collect-rulings.ts';
import type { Documents } from '../../../rulebook/book/documents/create-documents.ts';
import { toNewestFirst } from '../../../rulebook/book/documents/document-day.ts';
import type { Glossary } from '../../../rulebook/book/glossary.ts';
import { type ReaderNames, toReaderNames } from '../../../rulebook/book/name.ts';
import type { Subject } from '../../../rulebook/book/references.ts';
import { isCountedEntry, toPrintedId, toShownId } from './printed-id.ts';

/** A topic or card with every place that treats, prints or names it; documents newest first. */
export interface DocumentLine {
  names: ReaderNames;
  /** The rules and terms that a topic is about. */
  subjects?: readonly Subject[];
  places: (DocumentPlace & { isPrinted?: boolean })[];
}

/** The topics of all documents, those of one name together, with their rules. Topics without records are left out. */
export function toTopicLines(book: Documents & Glossary, lang: Lang): DocumentLine[] {
  const { documents } = book;
  const lines = new Map<string, DocumentLine>();
  for (const document of toNewestFirst(documents)) {
    const counted = new Set([...document.rulings, ...document.cards].map(({ topic }) => topic));
    for (const topic of document.topics) {
      const { id, names } = topic;
      const shown = lang === 'ja' ? toTopicNames(book, document, topic) : toReaderNames(names, lang);
      if (!counted.has(id) || !shown) continue;
      const key = (names.en ?? names.ja ?? '').toLowerCase();
      const line = lines.get(key) ?? {
        names: shown,
        subjects: book.subjectsOfTopic(document, id),
        places: [],
      };
      line.places.push({ document, anchor: id });
      lines.set(key, line);
    }
  }
  return [...lines.values()];
}

/** The names of a topic; one that the document has in English only goes by the Japanese name of what it is about. */
function toTopicNames(book: Documents & Glossary, document: Document, { id, names }: Topic) {
  if (names.ja) return toReaderNames(names, 'ja');
  const subjects = book.subjectsOfTopic(document, id);
  const term = subjects.find((subject) => typeof subject !== 'string');
  const [rule] = subjects.filter((subject) => typeof subject === 'string');
  const ja = (term && book.nameOf(term.slug, 'ja')) ?? (rule && book.titleOf(rule, 'ja'));
  return toReaderNames({ ...names, ja }, 'ja');
}

/** Anchor and number of a ruling, with its part where numbers restart; running text has a number that nobody printed. */
export function toRulingPlace(document: Document, ruling: Ruling, lang: Lang): DocumentPlace {
  const { id, type, topic } = ruling;
  if (type === 'prose' || type === 'point' || isCountedEntry(id)) return { document, anchor: id };
  const printed = toShownId(ruling, lang);
  const part = toPrintedId(id) === id ? undefined : document.topics.find((each) => each.id === topic);
  const name = part && toReaderNames(part.names, lang)?.first.text;
  return { document, anchor: id, id: name ? `${name} ${printed}` : printed };
}

/**
 * The cards of all documents: printed, ruled on, named in a note. A card that one place names in one language and another
 * place in both is one card.
 */
export function toCardLines({ documents }: Documents, lang: Lang): DocumentLine[] {
  const named = toNewestFirst(documents).flatMap((document) => [
    ...document.cards.map((card) => ({
      card: card.names,
      place: { document, anchor: card.id, isPrinted: true },
    })),
    ...document.rulings.flatMap((ruling) =>
      ruling.cards.map((card) => ({ card, place: toRulingPlace(document, ruling, lang) })),
    ),
    ...document.notes.flatMap(({ id, cards = [] }) =>
      cards.map((card) => ({ card, place: { document, anchor: id } })),
    ),
  ]);
  const english = new Map(
    named.flatMap(({ card }) => (card.ja && card.en ? [[card.ja, card.en] as const] : [])),
  );
  const lines = new Map<string, { names: NamePair; places: DocumentLine['places'] }>();
  for (const { card, place } of named) {
    const en = card.en ?? (card.ja === undefined ? undefined : english.get(card.ja));
    const key = en?.toLowerCase() ?? card.ja;
    if (key === undefined) continue;
    const line = lines.get(key) ?? { names: {}, places: [] };
    line.names = { ...(en && { en }), ...(card.ja && { ja: card.ja }), ...line.names };
    const isKnown = line.places.some(
      ({ document, anchor }) => document === place.document && anchor === place.anchor,
    );
    if (!isKnown) line.places.push(place);
    lines.set(key, line);
  }
  return [...lines.values()].flatMap(({ names, places }) => {
    const pair = toReaderNames(names, lang);
    return pair ? [{ names: pair, places }] : [];
  });
}
