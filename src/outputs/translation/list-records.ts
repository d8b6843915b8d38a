import type { EditionId } from '../../model/records/edition.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { findRuleReferences } from '../../model/records/rule-reference.ts';
import { listSymbols } from '../../model/records/symbol.ts';
import { replaceSpans } from '../../model/text/spans.ts';
import type { Glossary } from '../../rulebook/book/glossary.ts';
import type { References } from '../../rulebook/book/references.ts';
import { compareWords } from '../../rulebook/history/compare-words.ts';
import { listWork, type WorkBook } from './list-work.ts';
import { alignLines, listSideLines, type RecordLine, toTarget } from './record-lines.ts';
import { isDone, type TranslationUnit, type UnitMatch, type UnitNotes, type WorkItem } from './unit.ts';

/** What the units ask of the book. */
export type UnitBook = WorkBook &
  Pick<References, 'findTerms' | 'isEveryday'> &
  Pick<Glossary, 'nameOf' | 'readingOf' | 'titleOf'>;

/** A rule or entry with its units, one for each line of its English. */
export interface UnitRecord {
  item: WorkItem;
  slots: readonly UnitSlot[];
}

export interface UnitSlot {
  unit: TranslationUnit;
  /** The English line. */
  line: RecordLine;
  /** Its Japanese of the edition itself. */
  japanese: readonly RecordLine[];
}

/** Below this the English of an older text is no help. */
const LEAST_SIMILARITY = 40;

/** The units of records, in their order. */
export const listUnits = (records: readonly UnitRecord[]): TranslationUnit[] =>
  records.flatMap(({ slots }) => slots.map(({ unit }) => unit));

/** Everything of an edition that has English, in book order, the glossary last. */
export function listRecords(book: UnitBook, edition: EditionId): UnitRecord[] {
  return listWork(book, edition).map((item) => toRecord(book, item));
}

function toRecord(book: UnitBook, item: WorkItem): UnitRecord {
  const lines = listSideLines(item.en);
  const own = alignLines(lines, item.ja ? listSideLines(item.ja) : []);
  const propose = createProposals(item, lines);
  const id = item.type === 'rule' ? item.id : `glossary:${item.id}`;
  const name = item.type === 'rule' ? item.id : (item.en.headwords[0] ?? item.id);
  const slots = lines.map((line, index): UnitSlot => {
    const japanese = (own[index] ?? []).filter(({ text }) => text !== '');
    const target = toTarget(line, japanese);
    const unit: TranslationUnit = {
      id: index === 0 ? id : `${id}:${index + 1}`,
      name,
      part: toPart(line),
      english: line.text,
      state: item.state,
      notes: toNotes(book, line.text),
      ...(target === undefined ? propose(line, index) : { japanese: target, status: 'final' }),
    };
    return { unit, line, japanese };
  });
  return { item, slots };
}

type Proposal = Pick<TranslationUnit, 'japanese' | 'status' | 'match'>;

/** What the pair that was translated last says of a line of the English now. */
function createProposals(
  item: WorkItem,
  lines: readonly RecordLine[],
): (line: RecordLine, index: number) => Proposal {
  const { old, state } = item;
  if (item.ja || !old) return () => ({ status: 'open' });
  const before = listSideLines(old.ja);
  if (isDone(item) || !old.en) {
    const slots = alignLines(lines, before);
    return (line, index) => {
      const japanese = toTarget(line, slots[index] ?? []);
      if (japanese === undefined) return { status: 'open' };
      if (isDone(item)) return { status: 'final', japanese };
      return { status: 'open', match: { japanese, similarity: 0, edition: old.edition, id: old.id } };
    };
  }
  const english = listSideLines(old.en);
  const slots = alignLines(english, before);
  const pairs = english.flatMap((line, index) => {
    const japanese = toTarget(line, slots[index] ?? []);
    return japanese === undefined ? [] : [{ line, japanese }];
  });
  return (line) => {
    const match = findMatch(line, pairs, old);
    if (!match) return { status: 'open' };
    const proposed =
      match.similarity === 100 || state === 'punctuation'
        ? match.japanese
        : state === 'references' && carryReferences(match.english ?? '', line.text, match.japanese);
    return proposed ? { status: 'proposed', japanese: proposed, match } : { status: 'open', match };
  };
}

function findMatch(
  line: RecordLine,
  pairs: readonly { line: RecordLine; japanese: string }[],
  { edition, id }: { edition: EditionId; id: string },
): UnitMatch | undefined {
  let best: UnitMatch | undefined;
  for (const { line: old, japanese } of pairs) {
    const similarity = toSimilarity(old.text, line.text);
    if (similarity < LEAST_SIMILARITY || (best && best.similarity >= similarity)) continue;
    best = { english: old.text, japanese, similarity, edition, id };
  }
  return best;
}

/** How much of two English texts is the same, 0 to 100; 100 only where they are equal. */
function toSimilarity(before: string, after: string): number {
  if (before === after) return 100;
  const same = compareWords(before, after, 'en')
    .filter(({ type }) => type === 'same')
    .reduce((sum, { text }) => sum + text.length, 0);
  return Math.min(99, Math.floor((200 * same) / (before.length + after.length)));
}

function toPart({ role }: RecordLine): TranslationUnit['part'] {
  if (role === 'title' || role === 'headword') return role;
  return role.endsWith('example') ? 'example' : role.endsWith('item') ? 'item' : 'text';
}

function toNotes(book: UnitBook, english: string): UnitNotes {
  const slugs = new Set(book.findTerms(english, 'en').map(({ slug }) => slug));
  return {
    references: [...new Set(listNumbers(english))].map((number) => {
      const title = book.titleOf(number, 'ja');
      return { number, ...(title !== undefined && { title }) };
    }),
    symbols: [...new Set(listSymbols(english))],
    terms: [...slugs].flatMap((slug) => {
      if (book.isEveryday(slug)) return [];
      const [name, japanese] = [book.nameOf(slug, 'en'), book.nameOf(slug, 'ja')];
      if (!name || !japanese || japanese === name) return [];
      const reading = book.readingOf(slug);
      return [{ english: name, japanese, ...(reading && { reading }) }];
    }),
  };
}

/**
 * The Japanese of an older text with the numbers that its English has now: `rule 702.9b` → `rule 702.10b`. Undefined where
 * the two English texts refer to different things, or the Japanese to a number that its English does not have.
 */
export function carryReferences(before: string, after: string, japanese: string): string | undefined {
  const [old, now] = [listNumbers(before), listNumbers(after)];
  if (old.length !== now.length) return undefined;
  const went = new Map<RuleNumber, RuleNumber>();
  for (const [index, number] of old.entries()) {
    const to = now[index];
    if (!to || (went.get(number) ?? to) !== to) return undefined;
    went.set(number, to);
  }
  const written = findRuleReferences(japanese, 'ja').flatMap((reference) => reference.written);
  // Of a range the second end may be as its letter alone, which says nothing without the first.
  const isLost = written.some(({ number, start, end }) => {
    const to = went.get(number);
    return !to || (to !== number && end - start !== number.length);
  });
  if (isLost) return undefined;
  const moved = written.filter(({ number }) => went.get(number) !== number);
  return replaceSpans(japanese, moved, ({ number }) => went.get(number) ?? number);
}

/** The numbers that an English text refers to, as they are written: of a range its ends. */
export function listNumbers(text: string): RuleNumber[] {
  return findRuleReferences(text, 'en').flatMap(({ written }) => written.map(({ number }) => number));
}
