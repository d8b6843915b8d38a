import type { Rule } from '../../model/records/rule.ts';
import { parentOf, type RuleLevel, type RuleNumber } from '../../model/records/rule-number.ts';
import { toComparableText } from './comparable-text.ts';

/** A rule of one edition as the comparison sees it; `index` is its place in the list of its edition. */
export interface RuleNode {
  index: number;
  number: RuleNumber;
  level: RuleLevel;
  /** Title folded for matching; undefined where the rule has none. */
  title: string | undefined;
  folded: string;
  masked: string;
  words: number;
  /** Its first words. */
  opening: string;
  shingles: Shingles;
  parent: RuleNode | undefined;
  children: RuleNode[];
}

const OPENING_WORDS = 5;

/** The English rules of an edition as a tree laid flat, in book order. */
export function toRuleNodes(rules: readonly Rule[]): RuleNode[] {
  const byNumber = new Map<RuleNumber, RuleNode>();
  const nodes: RuleNode[] = [];
  for (const { number, level, en } of rules) {
    if (!en || byNumber.has(number)) continue;
    const { folded, masked, statement } = toComparableText(en.title, en.blocks);
    const words = toWords(statement);
    const parentNumber = parentOf(number);
    const parent = parentNumber && byNumber.get(parentNumber);
    const node: RuleNode = {
      index: nodes.length,
      number,
      level,
      // `Tap and Untap` and `tap & untap` are one title.
      title: en.title && toWords(en.title.replaceAll('&', ' and ')).join(' '),
      folded,
      masked,
      words: words.length,
      opening: words.slice(0, OPENING_WORDS).join(' '),
      shingles: toShingles(words),
      parent,
      children: [],
    };
    parent?.children.push(node);
    nodes.push(node);
    byNumber.set(number, node);
  }
  return nodes;
}

/** Finds rules by words they hold. */
export class ShingleIndex {
  readonly #nodes = new Map<number, RuleNode[]>();

  constructor(nodes: Iterable<RuleNode>) {
    for (const node of nodes)
      for (const shingle of node.shingles) this.#nodes.getOrInsertComputed(shingle, () => []).push(node);
  }

  /**
   * Every rule that can hold at least `share` (0 to 1) of the shingles: one that lacks all of the rarest `1 - share` of
   * them cannot. In book order.
   */
  findHolders(shingles: Shingles, share: number): RuleNode[] {
    const lists = [...shingles].map((shingle) => this.#nodes.get(shingle) ?? []);
    lists.sort((a, b) => a.length - b.length);
    const enough = Math.floor(lists.length * (1 - share)) + 1;
    const found = new Set(lists.slice(0, enough).flat());
    return [...found].sort((a, b) => a.index - b.index);
  }
}

/** The words of a text and its pairs of neighbours, each once, as hashes: what two wordings have in common. */
export type Shingles = ReadonlySet<number>;

/** Words are compared without case; a masked number (`#`) and a symbol (`{W}`) are words. */
export function toWords(text: string): string[] {
  return text.toLowerCase().match(/\{[^}]*\}|#|[\p{L}\p{N}']+/gu) ?? [];
}

export function toShingles(words: readonly string[]): Set<number> {
  const shingles = new Set<number>();
  for (let index = 0; index < words.length; index++) {
    const word = hash(words[index] ?? '', 2_166_136_261);
    shingles.add(word);
    if (index + 1 < words.length) shingles.add(hash(words[index + 1] ?? '', word ^ 32));
  }
  return shingles;
}

/** How much two texts share, 0 to 1 (Dice). */
export function similarity(a: Shingles, b: Shingles): number {
  return a.size + b.size === 0 ? 0 : (2 * countShared(a, b)) / (a.size + b.size);
}

/** How much of `part` is in `whole`, 0 to 1. */
export function containment(part: Shingles, whole: Shingles): number {
  return part.size === 0 ? 0 : countShared(part, whole) / part.size;
}

function countShared(a: Shingles, b: Shingles): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared++;
  return shared;
}

/** FNV-1a over UTF-16 units. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  return value >>> 0;
}

/** Which rule of the older edition is which of the newer; each is in one pair at most. */
export class Matching {
  readonly before: readonly RuleNode[];
  readonly after: readonly RuleNode[];
  readonly #toAfter = new Map<RuleNode, RuleNode>();
  readonly #toBefore = new Map<RuleNode, RuleNode>();

  constructor(before: readonly RuleNode[], after: readonly RuleNode[]) {
    this.before = before;
    this.after = after;
  }

  get size(): number {
    return this.#toAfter.size;
  }

  /** Pairs two rules where both are still free. */
  pair(old: RuleNode, now: RuleNode): void {
    if (this.#toAfter.has(old) || this.#toBefore.has(now)) return;
    this.#toAfter.set(old, now);
    this.#toBefore.set(now, old);
  }

  /** The newer rule an older one became. */
  newerOf(old: RuleNode): RuleNode | undefined {
    return this.#toAfter.get(old);
  }

  /** The older rule a newer one was. */
  olderOf(now: RuleNode): RuleNode | undefined {
    return this.#toBefore.get(now);
  }

  /** Whether the rules above two rules are paired with each other (or both have none). */
  haveSameParent(old: RuleNode, now: RuleNode): boolean {
    if (!old.parent || !now.parent) return old.parent === now.parent;
    return this.#toAfter.get(old.parent) === now.parent;
  }

  freeBefore(nodes: readonly RuleNode[] = this.before): RuleNode[] {
    return nodes.filter((node) => !this.#toAfter.has(node));
  }

  freeAfter(nodes: readonly RuleNode[] = this.after): RuleNode[] {
    return nodes.filter((node) => !this.#toBefore.has(node));
  }
}
