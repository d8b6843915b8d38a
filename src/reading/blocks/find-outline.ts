import { THRESHOLDS } from '../thresholds.ts';
import { goesOnInSentence, isSubject } from './beside-number.ts';
import type { Line } from './list-lines.ts';

/** A number that may begin its line, with how much speaks for it and how it stands among the others. */
export interface Candidate {
  line: Line;
  text: string;
  /** Above 0 where its form alone is enough. */
  strength: number;
}

/** What speaks against a number at the beginning of a line that is no sign of its own. */
const AGAINST = {
  /** Small letters or a particle go on about it: `704.5f applies here`. Only a book without capitals begins its rules so. */
  goesOn: -2,
  /** A particle that no text begins with goes on about it: `704.5g では`, whatever its neighbours. */
  isSubject: -4,
};

/**
 * Numbers at the beginning of lines that begin nothing: by their form they go on in a sentence, and no neighbour in the
 * best rising chain of numbers says otherwise.
 */
export function findDoubtful(lines: readonly Line[]): Set<Line> {
  const candidates = lines.flatMap(toCandidate);
  if (candidates.every(({ strength }) => strength > 0)) return new Set();
  const linked = findLinked(candidates);
  return new Set(candidates.flatMap((each) => (each.strength > 0 || linked.has(each) ? [] : [each.line])));
}

function toCandidate(line: Line): Candidate[] {
  const { label } = line;
  if (!label || (label.kind !== 'rule' && label.kind !== 'parts')) return [];
  const rest = line.folded.slice(label.textFrom - line.from);
  const isDotted = /\.\s*$/.test(line.folded.slice(0, label.textFrom - line.from));
  const against =
    !isDotted && isSubject(rest) ? AGAINST.isSubject : goesOnInSentence(rest) ? AGAINST.goesOn : 0;
  return [{ line, text: label.text, strength: 1 + against }];
}

interface Chain {
  candidate: Candidate;
  score: number;
  before?: Chain;
  /** The one before it is its neighbour in the book. */
  isLinked: boolean;
}

/** The candidates that are beside a neighbour in the rising chain that has most for it. */
function findLinked(candidates: readonly Candidate[]): Set<Candidate> {
  const ranks = new Map(
    [...new Set(candidates.map(({ text }) => text))]
      .sort(compareNumbers)
      .map((text, rank) => [text, rank + 1]),
  );
  // Best chain that ends at a rank or below it, in a tree of prefixes.
  const best: (Chain | undefined)[] = [];
  const ending = new Map<string, Chain>();
  let whole: Chain | undefined;
  for (const candidate of candidates) {
    const rank = ranks.get(candidate.text) ?? 0;
    let lower: Chain | undefined;
    for (let at = rank - 1; at > 0; at -= at & -at) lower = better(best[at], lower);
    const neighbour = ending.get(beforeOf(candidate.text) ?? '');
    const { strength } = candidate;
    const alone: Chain = { score: strength, candidate, isLinked: false };
    const above = lower && { ...alone, score: lower.score + strength, before: lower };
    const beside = neighbour && {
      ...alone,
      score: neighbour.score + strength + THRESHOLDS.neighbour,
      before: neighbour,
      isLinked: true,
    };
    const chain = better(better(alone, above), beside) ?? alone;
    if (chain.score >= (ending.get(candidate.text)?.score ?? Number.NEGATIVE_INFINITY))
      ending.set(candidate.text, chain);
    for (let at = rank; at <= ranks.size; at += at & -at) best[at] = better(best[at], chain);
    whole = better(whole, chain);
  }
  const linked = new Set<Candidate>();
  for (let chain = whole; chain; chain = chain.before)
    if (chain.isLinked && chain.before) linked.add(chain.candidate).add(chain.before.candidate);
  return linked;
}

function better(a: Chain | undefined, b: Chain | undefined): Chain | undefined {
  return a && (!b || a.score >= b.score) ? a : b;
}

const PARTS = /\d+|[a-z]+/gi;

/** `702.9b` → the number before it in its book, `702.9a`; of a first one the one it is under. */
function beforeOf(text: string): string | undefined {
  const [, stem = '', digits, letter] = /^(.*?)(?:(\d+)|([a-z]))$/i.exec(text) ?? [];
  if (digits !== undefined) return Number(digits) > 1 ? `${stem}${Number(digits) - 1}` : stem.slice(0, -1);
  if (letter === undefined) return undefined;
  // The letters l and o are left out.
  const step = /[mp]/.test(letter) ? 2 : 1;
  return letter === 'a' ? stem.replace(/[.-]$/, '') : stem + String.fromCharCode(letter.charCodeAt(0) - step);
}

function compareNumbers(a: string, b: string): number {
  const [left, right] = [a.match(PARTS) ?? [], b.match(PARTS) ?? []];
  for (const [at, part] of left.entries()) {
    const other = right[at];
    if (other === undefined) return 1;
    const order = Number(part) - Number(other) || (part < other ? -1 : part > other ? 1 : 0);
    if (order !== 0 && !Number.isNaN(order)) return order;
  }
  return left.length - right.length;
}
