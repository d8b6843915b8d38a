import { BREAK, type SignText } from './sign-text.ts';

/** A run of signs with the number of texts that have it. */
export type Candidates = ReadonlyMap<string, number>;

/** Every run of at most `longest` signs that stands in at least `least` of the texts, with the number of them. */
export function listCandidates(
  texts: readonly Pick<SignText, 'signs'>[],
  least: number,
  longest: number,
): Candidates {
  const found = new Map<string, number>();
  let starts = texts.map(({ signs }) => Array.from(signs, (_, at) => at));
  for (let length = 1; length <= longest; length++) {
    const counts = new Map<string, { count: number; last: number }>();
    for (const [index, { signs }] of texts.entries())
      for (const at of starts[index] ?? []) {
        const last = signs[at + length - 1];
        if (last === undefined || last === BREAK || (length > 1 && !found.has(last))) continue;
        const run = signs.slice(at, at + length);
        const known = counts.get(run);
        if (!known) counts.set(run, { count: 1, last: index });
        else if (known.last !== index) {
          known.count++;
          known.last = index;
        }
      }
    let isGoing = false;
    // What is rare is no commoner with another sign behind it.
    starts = texts.map(({ signs }, index) =>
      (starts[index] ?? []).filter((at) => {
        const run = signs.slice(at, at + length);
        const isCommon = run.length === length && (counts.get(run)?.count ?? 0) >= least;
        isGoing ||= isCommon;
        return isCommon;
      }),
    );
    for (const [run, { count }] of counts) if (count >= least) found.set(run, count);
    if (!isGoing) break;
  }
  return found;
}
