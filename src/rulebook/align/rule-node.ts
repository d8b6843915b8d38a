import type { Rule } from '../../model/records/rule.ts';
import { parentOf, type RuleLevel, type RuleNumber } from '../../model/records/rule-number.ts';
import { toComparableText } from './comparable-text.ts';
import { type Shingles, toShingles, toWords } from './shingles.ts';

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
