import { toNewestFirst } from '../book/document-day.ts';
import type { Documents } from '../book/documents.ts';
import type { Document, Ruling } from '../records/document.ts';
import type { Lang } from '../records/lang.ts';
import type { ReaderNames } from './name.ts';
import { toReaderNames } from './name.ts';
import { toPrintedId } from './printed-id.ts';

/** A place in a document where a topic or card is treated. */
export interface DocumentPlace {
  document: Document;
  /** Anchor on the document's page. */
  anchor: string;
  /** The entry's own number, where readers know it by one. */
  id?: string;
}

/** A topic with every place that treats it; documents newest first. */
export interface TopicLine {
  names: ReaderNames;
  places: (DocumentPlace & { count: number })[];
}

/** The topics of all documents, those of one name together, in the reader's alphabet. Topics without records are left out. */
export function toTopicLines({ documents }: Documents, lang: Lang): TopicLine[] {
  const lines = new Map<string, TopicLine>();
  for (const document of toNewestFirst(documents)) {
    const counts = countRecords(document);
    for (const { id, names } of document.topics) {
      const count = counts.get(id) ?? 0;
      const shown = toReaderNames(names, lang);
      if (count === 0 || !shown) continue;
      const key = (names.en ?? names.ja ?? '').toLowerCase();
      const line = lines.get(key) ?? { names: shown, places: [] };
      line.places.push({ document, anchor: id, count });
      lines.set(key, line);
    }
  }
  return sortByName([...lines.values()], lang);
}

/** Lines in the reader's alphabet; names that are in the other language only come after. */
export function sortByName<T extends { names: ReaderNames }>(lines: readonly T[], lang: Lang): T[] {
  const { compare: compareNames } = new Intl.Collator(lang);
  const rank = ({ names }: T) => Number(names.first.lang !== lang);
  return lines.toSorted((a, b) => rank(a) - rank(b) || compareNames(a.names.first.text, b.names.first.text));
}

/** Anchor and number of a ruling, with its part where numbers restart; running text has a number that nobody printed. */
export function toRulingPlace(document: Document, ruling: Ruling, lang: Lang): DocumentPlace {
  const { id, type, topic } = ruling;
  if (type === 'prose' || type === 'point') return { document, anchor: id };
  const printed = toPrintedId(id);
  const part = printed === id ? undefined : document.topics.find((each) => each.id === topic);
  const name = part && toReaderNames(part.names, lang)?.first.text;
  return { document, anchor: id, id: name ? `${name} ${printed}` : printed };
}

function countRecords({ rulings, cards }: Document): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { topic } of [...rulings, ...cards])
    if (topic !== undefined) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return counts;
}
