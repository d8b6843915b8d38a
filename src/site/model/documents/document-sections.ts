import type { Document, Topic } from '../../../model/records/document.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import { comparePlaces, type Place } from '../../../model/records/place.ts';
import type { Rule } from '../../../model/records/rule.ts';
import { sectionOf } from '../../../model/records/rule-number.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { type ReaderNames, toReaderNames } from '../../../rulebook/book/name.ts';
import { toHeadingNumber } from './printed-id.ts';

/** A record of a document with the anchor it has on the document's page. */
export type DocumentSectionEntry = ReturnType<typeof listEntries>[number];

/** What begins a part of a document: a topic, a rule that heads those below it, the glossary. */
export type SectionHead =
  | { type: 'topic'; topic: Topic }
  | { type: 'rule'; rule: Rule }
  | { type: 'glossary' };

/** A part of a document with the records that are in it, in the document's order. */
export interface DocumentSection {
  /** Absent for what is before the first part. */
  head?: SectionHead;
  /** Anchor of its heading on the document's page; empty without one. */
  anchor: string;
  /** 0 for a part that is under no other. */
  depth: number;
  entries: DocumentSectionEntry[];
}

/** Anchor of the glossary of a document that has more than that. */
const GLOSSARY_ANCHOR = 'part-glossary';

/**
 * A document as its page shows it: every record once, in its part, in the order in which the document has them. Where it
 * names no topics, its rules make the parts: a section, or a rule with a title whose section it does not print.
 */
export function toDocumentSections(document: Document): DocumentSection[] {
  const parts: DocumentSection[] = [{ anchor: '', depth: 0, entries: [] }];
  const byTopic = new Map<string, DocumentSection>();
  const open = (head: SectionHead, anchor: string, depth: number): DocumentSection => {
    const part = { head, anchor, depth, entries: [] };
    parts.push(part);
    return part;
  };
  const depthOf = (topic: Topic): number => {
    const above = topic.parent === undefined ? undefined : byTopic.get(topic.parent);
    return above ? above.depth + 1 : 0;
  };
  const hasTopics = document.topics.length > 0;
  const topics = document.topics.map((topic) => ({ type: 'topic' as const, place: topic.place, topic }));
  let current = parts[0];
  const entries = listEntries(document).map((entry) => ({ ...entry, place: toPlace(entry) }));
  for (const item of [...topics, ...entries].sort(byPlace)) {
    if (item.type === 'topic') {
      current = open({ type: 'topic', topic: item.topic }, item.topic.id, depthOf(item.topic));
      byTopic.set(item.topic.id, current);
      continue;
    }
    if (!hasTopics && item.type === 'rule' && heads(item.record, current))
      current = open({ type: 'rule', rule: item.record }, item.anchor, 0);
    if (!hasTopics && item.type === 'term' && current?.head?.type !== 'glossary' && parts.length > 1)
      current = open({ type: 'glossary' }, GLOSSARY_ANCHOR, 0);
    const named = 'topic' in item.record && item.record.topic ? byTopic.get(item.record.topic) : undefined;
    (named ?? current)?.entries.push(item);
  }
  return parts.filter((part) => part.head || part.entries.length > 0);
}

/** Whether a rule begins a part: a chapter or section, or a titled rule of another section than the open part's. */
function heads({ number, level, en, ja }: Rule, part: DocumentSection | undefined): boolean {
  if (level === 'chapter' || level === 'section') return true;
  const open = part?.head?.type === 'rule' ? part.head.rule : undefined;
  const isInside = open?.level === 'section' && open.number === sectionOf(number);
  return level === 'rule' && Boolean(en?.title ?? ja?.title) && !isInside;
}

function listEntries({ rulings, cards, notes, passages = [], rules, glossary }: Document) {
  return [
    ...rulings.map((record) => ({ type: 'ruling' as const, anchor: record.id, record })),
    ...cards.map((record) => ({ type: 'card' as const, anchor: record.id, record })),
    ...notes.map((record) => ({ type: 'note' as const, anchor: record.id, record })),
    ...passages.map((record) => ({ type: 'passage' as const, anchor: record.id, record })),
    ...rules.map((record) => ({ type: 'rule' as const, anchor: record.number, record })),
    ...glossary.map((record) => ({ type: 'term' as const, anchor: record.slug, record })),
  ];
}

const NOWHERE: Place = { file: '', line: Number.MAX_SAFE_INTEGER, column: 1 };

const toPlace = (entry: DocumentSectionEntry): Place => listPlaces(entry).sort(comparePlaces)[0] ?? NOWHERE;

/** Where a record begins, in each language or version that it has. */
export function listPlaces({ type, record }: DocumentSectionEntry): Place[] {
  if ('place' in record) return [record.place];
  const sides = type === 'passage' ? [record.before, record.after] : LANGS.map((lang) => record[lang]);
  return sides.flatMap((side) => side?.place ?? []);
}

const byPlace = (a: { place: Place }, b: { place: Place }): number => comparePlaces(a.place, b.place);

/** A line of a document's table of contents. */
export interface DocumentContentsLine {
  anchor: string;
  /** The number or id that the document prints there. */
  label?: string;
  names?: ReaderNames;
  /** 0 for a part, more for what is in one. */
  depth: number;
}

/** More lines than these are more to read than the document's parts: cards and rules in them are left out. */
const MOST_LINES = 60;

/** The contents of a document: its parts, and in them the rules and cards; none where there would be one line. */
export function toDocumentContents(document: Document, lang: Lang): DocumentContentsLine[] {
  const parts = toDocumentSections(document);
  const heads = parts.map((part) => toHeadLine(part, lang));
  const all = parts.flatMap((part, index) => [
    ...(heads[index] ?? []),
    ...part.entries.flatMap((entry) => toEntryLine(entry, part, lang)),
  ]);
  const lines = all.length > MOST_LINES ? heads.flat() : all;
  return lines.length > 1 ? lines : [];
}

function toHeadLine({ head, anchor, depth }: DocumentSection, lang: Lang): DocumentContentsLine[] {
  if (!head) return [];
  if (head.type === 'glossary')
    return [{ anchor, depth, names: { first: { text: getStrings(lang).glossary.title, lang } } }];
  const names = head.type === 'rule' ? toQuotedNames(head.rule, lang) : toReaderNames(head.topic.names, lang);
  const label = head.type === 'rule' ? head.rule.number : toHeadingNumber(anchor, names, lang);
  return [{ anchor, depth, ...(label && { label }), ...(names && { names }) }];
}

/** The names that a document itself gives to a rule. */
export function toQuotedNames({ en, ja }: Rule, lang: Lang): ReaderNames | undefined {
  return toReaderNames({ en: en?.title ?? ja?.titleBeside, ja: ja?.title }, lang);
}

/** The rules of a part (not subrules) and its cards. */
function toEntryLine(
  entry: DocumentSectionEntry,
  { head, depth }: DocumentSection,
  lang: Lang,
): DocumentContentsLine[] {
  const { anchor } = entry;
  if (entry.type === 'card') {
    const names = toReaderNames(entry.record.names, lang);
    return names ? [{ anchor, depth: depth + 1, names }] : [];
  }
  if (entry.type !== 'rule' || entry.record.level !== 'rule') return [];
  if (head?.type === 'rule' && head.rule === entry.record) return [];
  const names = toQuotedNames(entry.record, lang);
  return [{ anchor, depth: head ? depth + 1 : depth, label: entry.record.number, ...(names && { names }) }];
}
