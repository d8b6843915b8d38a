import type { Card, Document, Note, Ruling, Topic } from '../records/document.ts';
import type { GlossaryEntry } from '../records/glossary-entry.ts';
import type { Place } from '../records/place.ts';
import type { Rule } from '../records/rule.ts';

/** A record of a document with the anchor it has on the document's page. */
export type TopicEntry = { anchor: string; place: Place } & (
  | { type: 'ruling'; record: Ruling }
  | { type: 'card'; record: Card }
  | { type: 'note'; record: Note }
  | { type: 'rule'; record: Rule }
  | { type: 'term'; record: GlossaryEntry }
);

/** The records that stand under one topic, in the document's order; without topic, what stands before the first. */
export interface TopicGroup {
  topic?: Topic;
  /** 0 for a topic that stands under no other. */
  depth: number;
  entries: TopicEntry[];
}

/** A document as its page shows it: every record once, under its topic, in the order in which the document has them. */
export function toTopicGroups(document: Document): TopicGroup[] {
  const parts: TopicGroup[] = [{ depth: 0, entries: [] }];
  const byTopic = new Map<string, TopicGroup>();
  const depthOf = (topic: Topic): number => {
    const above = topic.parent === undefined ? undefined : byTopic.get(topic.parent);
    return above ? above.depth + 1 : 0;
  };
  const topics = document.topics.map((topic) => ({ type: 'topic' as const, place: topic.place, topic }));
  let current = parts[0];
  for (const item of [...topics, ...listEntries(document)].sort(comparePlaces)) {
    if (item.type === 'topic') {
      current = { topic: item.topic, depth: depthOf(item.topic), entries: [] };
      byTopic.set(item.topic.id, current);
      parts.push(current);
      continue;
    }
    const named = 'topic' in item.record && item.record.topic ? byTopic.get(item.record.topic) : undefined;
    (named ?? current)?.entries.push(item);
  }
  return parts.filter((part) => part.topic || part.entries.length > 0);
}

function listEntries({ rulings, cards, notes, rules, glossary }: Document): TopicEntry[] {
  return [
    ...rulings.map((record) => ({
      type: 'ruling' as const,
      anchor: record.id,
      place: firstPlace(record),
      record,
    })),
    ...cards.map((record) => ({ type: 'card' as const, anchor: record.id, place: record.place, record })),
    ...notes.map((record) => ({ type: 'note' as const, anchor: record.id, place: record.place, record })),
    ...rules.map((record) => ({
      type: 'rule' as const,
      anchor: record.number,
      place: firstPlace(record),
      record,
    })),
    ...glossary.map((record) => ({
      type: 'term' as const,
      anchor: record.slug,
      place: firstPlace(record),
      record,
    })),
  ];
}

const NOWHERE: Place = { file: '', line: Number.MAX_SAFE_INTEGER, column: 1 };

function firstPlace({
  en,
  ja,
}: {
  en?: { place: Place } | undefined;
  ja?: { place: Place } | undefined;
}): Place {
  const places = [en, ja].flatMap((side) => (side ? [side] : []));
  return places.toSorted(comparePlaces)[0]?.place ?? NOWHERE;
}

function comparePlaces(a: { place: Place }, b: { place: Place }): number {
  return a.place.line - b.place.line || a.place.column - b.place.column;
}
