import type { EditionId } from '../../../model/records/edition.ts';
import {
  chapterOf,
  isOfRule,
  levelOf,
  ordinalOf,
  type RuleNumber,
} from '../../../model/records/rule-number.ts';
import { toEditionDay } from '../../../model/text/edition-id.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';

export const GROWTH_WIDTH = 1000;
export const GROWTH_HEIGHT = 400;
const STEP = 500;

/**
 * The sizes of all known editions up to the current one, drawn in a field of `GROWTH_WIDTH` by `GROWTH_HEIGHT`; undefined of
 * fewer than three.
 */
export function toGrowth({ knownEditions, numbersIn, edition: current }: Editions) {
  const sizes = knownEditions
    .filter((edition) => edition <= current.id)
    .map((edition) => toSize(edition, numbersIn(edition)));
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (sizes.length < 3 || !first || !last) return undefined;
  const most = Math.ceil(Math.max(...sizes.map(({ total }) => total)) / STEP) * STEP;
  const days = [first, last].map(({ edition }) => toEditionDay(edition) ?? '');
  const [from = 0, to = 0] = days.map((day) => Date.parse(day));
  // Editions without a day are one as far from the next as from the one before.
  const isDated = days.every((day) => day !== '');
  const place = (edition: EditionId) =>
    isDated
      ? (Date.parse(edition) - from) / (to - from)
      : sizes.findIndex((size) => size.edition === edition) / (sizes.length - 1);
  const toX = (day: EditionId) => round(place(day) * GROWTH_WIDTH);
  const toY = (count: number) => round(GROWTH_HEIGHT * (1 - count / most));
  const below = (size: ReturnType<typeof toSize>, chapter: number) => sum(size.chapters.slice(0, chapter));
  const chapters = Math.max(...sizes.map((size) => size.chapters.length));
  const areas = Array.from({ length: chapters }, (_, index) => index + 1).flatMap((chapter) => {
    if (sizes.every((size) => !size.chapters[chapter - 1])) return [];
    // An edition holds until the next takes effect: a step, not a slope.
    const toEdge = (index: number) =>
      sizes.flatMap((size, at) => {
        const y = toY(below(size, index));
        const next = sizes[at + 1];
        return [`${toX(size.edition)} ${y}`, ...(next ? [`${toX(next.edition)} ${y}`] : [])];
      });
    const path = `M${[...toEdge(chapter), ...toEdge(chapter - 1).toReversed()].join('L')}Z`;
    const middle = 1 - (below(last, chapter) + below(last, chapter - 1)) / 2 / most;
    return [{ chapter, path, middle }];
  });
  const years = (isDated ? listYears(first.edition, last.edition) : []).map((year) => ({
    year,
    at: place(`${year}-01-01`),
  }));
  return {
    sizes,
    /** An area a chapter, the first at the bottom: the `d` of a path, and the middle of its right edge, 0 (top) to 1. */
    areas,
    /** The most rules that the field shows. */
    most,
    /** Years along the bottom with their place, 0 to 1. */
    years,
  };
}

/** How many rules and subrules an edition has, in all and in each chapter from 1. */
function toSize(edition: EditionId, numbers: Iterable<RuleNumber>) {
  const counts = new Map<number, number>();
  for (const number of numbers) {
    const chapter = ordinalOf(chapterOf(number));
    if (isOfRule(levelOf(number))) counts.set(chapter, (counts.get(chapter) ?? 0) + 1);
  }
  const chapters = Array.from(
    { length: Math.max(0, ...counts.keys()) },
    (_, index) => counts.get(index + 1) ?? 0,
  );
  return { edition, chapters, total: sum(chapters) };
}

/** Every fifth year, where the time is long; else every year. */
function listYears(first: EditionId, last: EditionId): number[] {
  const [from, to] = [Number(first.slice(0, 4)) + 1, Number(last.slice(0, 4))];
  const every = to - from > 8 ? 5 : 1;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (year) => year % every === 0,
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const round = (value: number): number => Math.round(value * 10) / 10;
