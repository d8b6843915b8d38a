import { BREAK, type SignText } from './sign-text.ts';

/** A run of signs with the number of texts that have it. */
export type Candidates = ReadonlyMap<string, number>;

/** Every run of at most `longest` signs that is in at least `least` of the texts, with the number of them. */
export function listCandidates(
  texts: readonly Pick<SignText, 'signs'>[],
  least: number,
  longest: number,
): Candidates {
  const found = new Map<string, number>();
  let starts = texts.map(({ signs }) => Array.from(signs, (_, at) => at));
  for (let length = 1; length <= longest && starts.some((places) => places.length > 0); length++) {
    const counts = new Map<string, { count: number; last: number }>();
    const runs = texts.map(({ signs }, index) =>
      (starts[index] ?? []).map((at) => {
        const last = signs[at + length - 1];
        if (last === undefined || last === BREAK || (length > 1 && !found.has(last))) return undefined;
        const run = signs.slice(at, at + length);
        const known = counts.get(run) ?? { count: 0, last: -1 };
        if (known.count === 0) counts.set(run, known);
        if (known.last !== index) known.count++;
        known.last = index;
        return known;
      }),
    );
    // What is rare is no commoner with another sign behind it.
    starts = starts.map((places, index) =>
      places.filter((_, place) => (runs[index]?.[place]?.count ?? 0) >= least),
    );
    for (const [run, { count }] of counts) if (count >= least) found.set(run, count);
  }
  return found;
}
