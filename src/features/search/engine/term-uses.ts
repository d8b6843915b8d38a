/** Where documents say something and how often: parallel lists, by document in order. */
export interface TermUses {
  docs: number[];
  /** Uses in the body. */
  counts: number[];
  /** Uses in the document's name and those above it, weighted. */
  heads: number[];
  /** Words or characters of the body before the first use; -1 where only a heading has it. */
  firsts: number[];
}

export function createTermUses(): TermUses {
  return { docs: [], counts: [], heads: [], firsts: [] };
}

/** Counts further uses; documents come in order, each any number of times in a row. */
export function addUse(uses: TermUses, doc: number, count: number, head: number, first = -1): void {
  const last = uses.docs.length - 1;
  if (uses.docs[last] === doc) {
    uses.counts[last] = (uses.counts[last] ?? 0) + count;
    uses.heads[last] = (uses.heads[last] ?? 0) + head;
    if ((uses.firsts[last] ?? -1) < 0) uses.firsts[last] = first;
  } else {
    uses.docs.push(doc);
    uses.counts.push(count);
    uses.heads.push(head);
    uses.firsts.push(first);
  }
}

/** Documents with both; as often as the rarer. A word of the body and one of a heading are a use of a heading. */
export function joinUses(one: TermUses, other: TermUses): TermUses {
  const joined = createTermUses();
  let at = 0;
  for (const [place, doc] of one.docs.entries()) {
    while ((other.docs[at] ?? Number.POSITIVE_INFINITY) < doc) at++;
    if (other.docs[at] !== doc) continue;
    const [count, head] = [one.counts[place] ?? 0, one.heads[place] ?? 0];
    const [otherCount, otherHead] = [other.counts[at] ?? 0, other.heads[at] ?? 0];
    const body = Math.min(count, otherCount);
    const weight = Math.min(count + head, otherCount + otherHead);
    addUse(joined, doc, body, weight - body, Math.max(one.firsts[place] ?? -1, other.firsts[at] ?? -1));
  }
  return joined;
}
