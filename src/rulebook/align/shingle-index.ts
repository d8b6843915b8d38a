import type { RuleNode } from './rule-node.ts';
import type { Shingles } from './shingles.ts';

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
