import type { RuleNode } from './rule-node.ts';

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
