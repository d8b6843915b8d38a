import { BREAK, type SignText } from './sign-text.ts';

/** Every run of at most `longest` signs that is in at least `least` of the texts, with the number of them. */
export function listCandidates(
  texts: readonly Pick<SignText, 'signs'>[],
  least: number,
  longest: number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let starts = texts.map(({ signs }) => Array.from(signs, (_, at) => at));
  for (let length = 1; length <= longest; length++) {
    const counts = new Map<string, number>();
    for (const [index, { signs }] of texts.entries()) {
      const runs = new Set<string>();
      for (const at of starts[index] ?? []) {
        const run = signs.slice(at, at + length);
        if (run.length === length && !run.includes(BREAK)) runs.add(run);
      }
      for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
    }
    for (const [run, count] of counts) if (count >= least) found.set(run, count);
    // What is rare is no commoner with another sign behind it.
    starts = texts.map(({ signs }, index) =>
      (starts[index] ?? []).filter((at) => found.has(signs.slice(at, at + length))),
    );
  }
  return found;
}
