import type { NamePair } from '../../../model/records/document.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { Documents } from '../../../rulebook/book/documents/create-documents.ts';
import { toNewestFirst } from '../../../rulebook/book/documents/document-day.ts';
import { toReaderNames } from '../../../rulebook/book/name.ts';
import { type DocumentLine, toRulingPlace } from './document-topics.ts';

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
