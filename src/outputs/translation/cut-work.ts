import { chapterOf } from '../../model/records/rule-number.ts';
import { toItemTexts } from './list-required.ts';
import { isDone, WORK_STATES, type WorkItem, type WorkState } from './unit.ts';

export type StateCounts = Readonly<Record<WorkState, number>>;

/** A chapter of the work list, or the glossary. */
export type WorkChapter = ReturnType<typeof cutWork>[number];

/**
 * What a page of the list may hold: signs of text, of which a Japanese one takes the room of two, and with every item the
 * room of its frame. At the width of a phone that is some twenty windows.
 */
const MOST_SIGNS = 12_000;
const FRAME = 250;

/** The work list by chapter, the glossary last, in parts that a page can hold. */
export function cutWork(items: readonly WorkItem[]) {
  const chapters = Map.groupBy(items, ({ type, id }) =>
    type === 'rule' ? chapterOf(id) : ('glossary' as const),
  );
  return [...chapters].map(([id, own]) => ({
    id,
    /** How many of its texts are in each state. */
    counts: countWork(own),
    /** What is not done as it is, cut where a page gets long; none where nothing is left. */
    parts: cutParts(own.filter(({ state }) => state !== 'current')),
  }));
}

/** How many items are in each state. */
export function countWork(items: readonly WorkItem[]): StateCounts {
  const counts = Object.fromEntries(WORK_STATES.map((state) => [state, 0])) as Record<WorkState, number>;
  for (const { state } of items) counts[state]++;
  return counts;
}

/** Several counts as one. */
export function sumCounts(all: readonly StateCounts[]): StateCounts {
  const sum = (state: WorkState) => all.reduce((total, counts) => total + counts[state], 0);
  return Object.fromEntries(WORK_STATES.map((state) => [state, sum(state)])) as StateCounts;
}

/** How many items there are, and of how many the Japanese says what the English says; in percent never 100 before all are. */
export function countDone(counts: StateCounts): { done: number; all: number; percent: number } {
  const sum = (states: readonly WorkState[]) => states.reduce((total, state) => total + counts[state], 0);
  const [done, all] = [sum(WORK_STATES.filter((state) => isDone({ state }))), sum(WORK_STATES)];
  return { done, all, percent: Math.floor((100 * done) / Math.max(1, all)) };
}

function cutParts(items: readonly WorkItem[]): WorkItem[][] {
  const parts: WorkItem[][] = [];
  let room = 0;
  for (const item of items) {
    const size = measure(item);
    const part = parts.at(-1);
    if (part && size <= room) part.push(item);
    else parts.push([item]);
    room = (part && size <= room ? room : MOST_SIGNS) - size;
  }
  return parts;
}

/** What moved is shown by its numbers alone. */
function measure(item: WorkItem): number {
  if (item.state === 'moved') return FRAME / 5;
  const { en, ja = '' } = toItemTexts(item);
  return en.length + 2 * ja.length + FRAME;
}
