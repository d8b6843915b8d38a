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
