import type { EditionId } from '../../model/records/edition.ts';
import { listSideBlocks } from '../../model/records/glossary-entry.ts';
import type { EditionChanges } from '../../model/records/rule.ts';
import { toComparableText } from '../../rulebook/align/comparable-text.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import { isSlight, toRewordedWhat } from '../../rulebook/history/compare-words.ts';
import type { OldPair, WorkItem, WorkState } from './unit.ts';

/** What the work list asks of the book. */
export type WorkBook = Pick<Editions, 'ruleIn' | 'rulesIn' | 'glossaryIn' | 'changesOf'>;

/**
 * Every English text of an edition with what is left to do for its Japanese, in book order, the glossary last: each beside
 * the newest older pair, that is against the edition that its Japanese translates. What is in Japanese only is no item.
 */
export function listWork(book: WorkBook, edition: EditionId): WorkItem[] {
  const glossaryIn = onceFor(
    (id: EditionId) => new Map(book.glossaryIn(id).map((entry) => [entry.slug, entry])),
  );
  const findRule = createPairFinder(book, book.ruleIn, ({ rules }) => rules);
  const findTerm = createPairFinder(
    book,
    (id, slug: string) => glossaryIn(id).get(slug),
    ({ glossary }) => glossary,
  );
  return [
    ...book
      .rulesIn(edition)
      .flatMap(({ number: id, en, ja }): WorkItem[] =>
        en ? [{ type: 'rule', id, en, ...judge(id, { en, ja }, () => findRule(edition, id)) }] : [],
      ),
    ...book
      .glossaryIn(edition)
      .flatMap(({ slug: id, en, ja }): WorkItem[] =>
        en ? [{ type: 'term', id, en, ...judge(id, { en, ja }, () => findTerm(edition, id)) }] : [],
      ),
  ];
}

/** The state of a text, and the pair it is measured against. */
function judge<Id, Side extends WorkItem['en']>(
  id: Id,
  { en, ja }: { en: Side; ja: Side | undefined },
  findOld: () => FoundPair<Id, Side> | undefined,
): { state: WorkState; ja?: Side; old?: OldPair<Id, Side> } {
  if (ja && !ja.edition) return { state: 'current', ja };
  const found = findOld();
  // Carried from an edition whose English is not at hand: nobody can tell whether it changed.
  if (!found)
    return ja?.edition ? { state: 'changed', old: { edition: ja.edition, id, ja } } : { state: 'new' };
  const { isWhole, ...old } = found;
  if (!isWhole) return { state: 'new', old };
  const state = old.en ? toWorkState(old.en, en) : 'changed';
  return { state: state === 'current' && old.id !== id ? 'moved' : state, old };
}

/** How an English text differs for its translator from the one that was translated: in words before all. */
function toWorkState(old: WorkItem['en'], now: WorkItem['en']): Exclude<WorkState, 'new' | 'moved'> {
  const [before, after] = [toTexts(old), toTexts(now)];
  if (before.folded === after.folded) return 'current';
  if (isSameButForSigns(before.folded, after.folded)) return 'punctuation';
  return isSameButForSigns(before.masked, after.masked) ? 'references' : 'changed';
}

/** The names of a term are part of what is translated: one that got another headword has other words. */
function toTexts(side: WorkItem['en']) {
  return 'headwords' in side
    ? toComparableText(side.headwords.join('; '), listSideBlocks(side))
    : toComparableText(side.title, side.blocks);
}

function isSameButForSigns(before: string, after: string): boolean {
  return isSlight(toRewordedWhat([{ lang: 'en', before, after }]));
}

/** What became of a record in an edition. */
interface Change<Id> {
  from?: Id | undefined;
  to?: Id | undefined;
  part?: 'split' | 'merged' | undefined;
}

/** A pair, and whether it is that of another record which the one asked for was part of. */
interface FoundPair<Id, Side> extends OldPair<Id, Side> {
  isWhole: boolean;
}

/**
 * Makes what finds the newest pair of a record before an edition: back from edition to edition, by what became of it and
 * never by its number, to the first that has Japanese of its own. One that was split off goes on as what it was part of.
 */
function createPairFinder<Id, Side extends WorkItem['en']>(
  { changesOf }: WorkBook,
  recordIn: (edition: EditionId, id: Id) => { en?: Side | undefined; ja?: Side | undefined } | undefined,
  listChanges: (step: EditionChanges) => readonly Change<Id>[],
): (edition: EditionId, id: Id) => FoundPair<Id, Side> | undefined {
  const stepOf = onceFor((edition: EditionId) => {
    const step = changesOf(edition);
    return step && { before: step.before, ...indexChanges(listChanges(step)) };
  });
  const walk = (edition: EditionId, id: Id, isWhole: boolean): FoundPair<Id, Side> | undefined => {
    const step = stepOf(edition);
    const main = step?.mains.get(id);
    const from = main ?? step?.splits.get(id);
    if (!step || from === undefined) return undefined;
    const whole = isWhole && main !== undefined;
    const { en, ja } = recordIn(step.before, from) ?? {};
    if (ja && !ja.edition) return { edition: step.before, id: from, ...(en && { en }), ja, isWhole: whole };
    return walk(step.before, from, whole);
  };
  return (edition, id) => walk(edition, id, true);
}

function indexChanges<Id>(changes: readonly Change<Id>[]) {
  const [mains, splits] = [new Map<Id, Id>(), new Map<Id, Id>()];
  for (const { from, to, part } of changes) {
    if (from === undefined || to === undefined || part === 'merged') continue;
    (part === 'split' ? splits : mains).set(to, from);
  }
  return { mains, splits };
}
