/** From 0 to 1: how near a text has words of different sets; 1 where one of each stand side by side, 0 where one is missing. */
export function measureNearness(words: readonly string[], wanted: readonly ReadonlySet<string>[]): number {
  const last = new Map<number, number>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const [place, word] of words.entries()) {
    for (const [set, stems] of wanted.entries()) if (stems.has(word)) last.set(set, place);
    if (last.size < wanted.length) continue;
    shortest = Math.min(shortest, place - Math.min(...last.values()) + 1);
  }
  return shortest === Number.POSITIVE_INFINITY ? 0 : Math.min(1, wanted.length / shortest);
}
