import type { Document } from '../../../model/records/document.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { type ReaderNames, toReaderNames } from '../../../rulebook/book/name.ts';
import { type DocumentSection, type DocumentSectionEntry, toDocumentSections } from './document-sections.ts';
import { toHeadingNumber } from './printed-id.ts';

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
