import type { EditionId } from '../../model/records/edition.ts';
import { type GlossarySide, listSideBlocks } from '../../model/records/glossary-entry.ts';
import type { RuleSide } from '../../model/records/rule.ts';
import { toComparableText } from '../../rulebook/align/comparable-text.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import { createPairFinder, type FoundPair } from './find-old-pair.ts';
import { toWorkState } from './to-work-state.ts';
import type { OldPair, WorkItem, WorkState } from './work-item.ts';

/** What the work list asks of the book. */
export type WorkBook = Pick<Editions, 'ruleIn' | 'rulesIn' | 'glossaryIn' | 'changesOf'>;

/**
 * Every English text of an edition with what is left to do for its Japanese, in book order, the glossary last: each beside
 * the newest older pair, that is against the edition that its Japanese translates. What is in Japanese only is no item.
 */
export function listWork(book: WorkBook, edition: EditionId): WorkItem[] {
  return [...listRules(book, edition), ...listTerms(book, edition)];
}

function listRules(book: WorkBook, edition: EditionId): WorkItem[] {
  const findOldPair = createPairFinder({
    recordIn: book.ruleIn,
    stepOf: (id) => {
      const step = book.changesOf(id);
      return step && { before: step.before, changes: step.rules };
    },
  });
  return book.rulesIn(edition).flatMap(({ number, en, ja }) => {
    if (!en) return [];
    const found = ja && !ja.edition ? undefined : findOldPair(edition, number);
    return [{ type: 'rule', id: number, en, ...judge(number, { en, ja }, found, toRuleTexts) }];
  });
}

function listTerms(book: WorkBook, edition: EditionId): WorkItem[] {
  const glossaryIn = onceFor((id: EditionId) => indexGlossary(book, id));
  const findOldPair = createPairFinder({
    recordIn: (id, slug: string) => glossaryIn(id).get(slug),
    stepOf: (id) => {
      const step = book.changesOf(id);
      return step && { before: step.before, changes: step.glossary };
    },
  });
  return book.glossaryIn(edition).flatMap(({ slug, en, ja }) => {
    if (!en) return [];
    const found = ja && !ja.edition ? undefined : findOldPair(edition, slug);
    return [{ type: 'term', id: slug, en, ...judge(slug, { en, ja }, found, toEntryTexts) }];
  });
}

/** The state of a text, and the pair it is measured against. */
function judge<Id, Side extends { edition?: EditionId | undefined }>(
  id: Id,
  { en, ja }: { en: Side; ja: Side | undefined },
  found: FoundPair<Id, Side> | undefined,
  toTexts: (side: Side) => ReturnType<typeof toComparableText>,
): { state: WorkState; ja?: Side; old?: OldPair<Id, Side> } {
  if (ja && !ja.edition) return { state: 'current', ja };
  // Carried from an edition whose English is not at hand: nobody can tell whether it changed.
  if (!found)
    return ja?.edition ? { state: 'changed', old: { edition: ja.edition, id, ja } } : { state: 'new' };
  const { isWhole, ...old } = found;
  if (!isWhole) return { state: 'new', old };
  const state = old.en ? toWorkState(toTexts(old.en), toTexts(en)) : 'changed';
  return { state: state === 'current' && old.id !== id ? 'moved' : state, old };
}

function toRuleTexts({ title, blocks }: RuleSide) {
  return toComparableText(title, blocks);
}

/** Its names are part of what is translated: a term that got another headword has other words. */
function toEntryTexts(side: GlossarySide) {
  return toComparableText(side.headwords.join('; '), listSideBlocks(side));
}

function indexGlossary(book: WorkBook, edition: EditionId) {
  return new Map(book.glossaryIn(edition).map((entry) => [entry.slug, entry]));
}
