/** How much and where each document has a term, by document index. */
export interface TermUses {
  /** How often, headings around it counted in; 0 where it does not stand. */
  weights: Float32Array;
  /** Words or characters of the body before the first use; -1 where only a heading has it. */
  firsts: Int32Array;
  /** How many documents have it. */
  size: number;
}

export function createTermUses(documents: number): TermUses {
  return { weights: new Float32Array(documents), firsts: new Int32Array(documents).fill(-1), size: 0 };
}

/** Counts a further use of a document. */
export function addUse(uses: TermUses, doc: number, weight: number, first = -1): void {
  const before = uses.weights[doc] ?? 0;
  if (before === 0) uses.size++;
  uses.weights[doc] = before + weight;
  if ((uses.firsts[doc] ?? -1) < 0) uses.firsts[doc] = first;
}

/** Takes over what is more in another way to say the same. */
export function keepMoreUses(uses: TermUses, others: TermUses): void {
  for (let doc = 0; doc < uses.weights.length; doc++) {
    const weight = others.weights[doc] ?? 0;
    const before = uses.weights[doc] ?? 0;
    if (weight <= before) continue;
    if (before === 0) uses.size++;
    uses.weights[doc] = weight;
    uses.firsts[doc] = others.firsts[doc] ?? -1;
  }
}
