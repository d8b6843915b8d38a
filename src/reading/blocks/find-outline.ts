import { isRuleNumber, levelOf, listSuccessors, parentOf } from '../../model/records/rule-number.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { splitNumber } from './label.ts';

/** A number that may begin something. */
export interface Candidate {
  /** Without the signs around it: `702.9b`, `1-1-2`. */
  number: string;
  /** What its form and the words beside it say; above 0 it needs no neighbour. */
  strength: number;
}

/** What the numbers of a text are together. */
interface Outline<Each> {
  /** Those of the rising chain that has most for it. */
  chain: Set<Each>;
  /** Those of them that are beside a neighbour in their book. */
  linked: Set<Each>;
}

interface Chain<Each> {
  candidate: Each;
  score: number;
  before?: Chain<Each>;
  /** The one before it is its neighbour in the book. */
  isLinked: boolean;
}

/** Finds the rising chain of numbers that has most for it: by what each is alone, and by neighbours that follow each other. */
export function findOutline<Each extends Candidate>(candidates: readonly Each[]): Outline<Each> {
  const ranks = new Map(
    [...new Set(candidates.map(({ number }) => number))]
      .sort(compare)
      .map((number, rank) => [number, rank + 1]),
  );
  // Best chain that ends at a rank or below it, in a tree of prefixes.
  const best: (Chain<Each> | undefined)[] = [];
  const ending = new Map<string, Chain<Each>>();
  /** Best chain that a number may follow at once. */
  const awaiting = new Map<string, Chain<Each>>();
  let whole: Chain<Each> | undefined;
  for (const candidate of candidates) {
    const { number, strength } = candidate;
    const rank = ranks.get(number) ?? 0;
    let lower: Chain<Each> | undefined;
    for (let at = rank - 1; at > 0; at -= at & -at) lower = better(best[at], lower);
    const neighbour = better(awaiting.get(toKey(number)), ending.get(findOpening(number) ?? ''));
    const alone: Chain<Each> = { score: strength, candidate, isLinked: false };
    const above = lower && { ...alone, score: lower.score + strength, before: lower };
    const beside = neighbour && {
      candidate,
      score: neighbour.score + strength + THRESHOLDS.neighbour,
      before: neighbour,
      isLinked: true,
    };
    const chain = better(better(alone, above), beside) ?? alone;
    keepBetter(ending, number, chain);
    for (const next of listNext(number)) keepBetter(awaiting, next, chain);
    for (let at = rank; at <= ranks.size; at += at & -at) best[at] = better(best[at], chain);
    whole = better(whole, chain);
  }
  const outline: Outline<Each> = { chain: new Set(), linked: new Set() };
  for (let chain = whole; chain; chain = chain.before) {
    outline.chain.add(chain.candidate);
    if (chain.isLinked && chain.before) outline.linked.add(chain.candidate).add(chain.before.candidate);
  }
  return outline;
}

/** Numbers that count on from one in lists of their own, each with a neighbour in its list. */
export function findCounting<Each extends { number: string }>(numbers: readonly Each[]): Set<Each> {
  const lists: (Candidate & { of: Each })[][] = [];
  for (const of of numbers) {
    if (of.number === '1' || lists.length === 0) lists.push([]);
    lists.at(-1)?.push({ of, number: of.number, strength: 0 });
  }
  return new Set(lists.flatMap((list) => [...findOutline(list).linked].map(({ of }) => of)));
}

function better<Each>(a: Chain<Each> | undefined, b: Chain<Each> | undefined): Chain<Each> | undefined {
  return a && (!b || a.score >= b.score) ? a : b;
}

/** Of chains as good the later one. */
function keepBetter<Each>(chains: Map<string, Chain<Each>>, key: string, chain: Chain<Each>): void {
  if (chain.score >= (chains.get(key)?.score ?? Number.NEGATIVE_INFINITY)) chains.set(key, chain);
}

/** However its parts are joined: `103.4.c` is beside 103.4b. */
const toKey = (number: string): string => splitNumber(number).join(' ');

/** The chapter that a section may be the first of, whatever number it has. */
function findOpening(number: string): string | undefined {
  return isRuleNumber(number) && levelOf(number) === 'section' ? parentOf(number) : undefined;
}

/** Keys of the numbers that may follow one at once: `1-1a` → 1-1b, 1-2, 2, and the first below it; of none too long to be one. */
function listNext(number: string): string[] {
  if (isRuleNumber(number)) return listSuccessors(number).map(toKey);
  const parts = number.length > THRESHOLDS.name ? [] : splitNumber(number);
  const around = parts.map((part, at) => {
    const next = Number.isInteger(Number(part))
      ? Number(part) + 1
      : part.slice(0, -1) + String.fromCharCode(part.charCodeAt(part.length - 1) + 1);
    return [...parts.slice(0, at), next].join(' ');
  });
  return [...around, [...parts, '1'].join(' '), [...parts, 'a'].join(' ')];
}

/** Whether a number may be right behind another. */
export function follows(number: string, before: string): boolean {
  return listNext(before).includes(toKey(number));
}

/** The order of a book. */
const { compare } = new Intl.Collator('en', { numeric: true });
