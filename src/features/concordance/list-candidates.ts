import { BREAK, type SignText } from './sign-text.ts';

/** A run while texts are counted: in how many it is, the last of them, and a number of its own among those of its length. */
interface CountedRun {
  run: string;
  count: number;
  last: number;
  number: number;
}

/** Every run of at most `longest` signs that is in at least `least` of the texts, with the number of them. */
export function listCandidates(
  texts: readonly Pick<SignText, 'signs'>[],
  least: number,
  longest: number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let starts = texts.map(({ signs }) => Array.from(signs, (_, at) => at));
  // By text and place: the sign there, and the run of the length at hand that begins there.
  let signsAt: (CountedRun | undefined)[][] = [];
  const runsAt: (CountedRun | undefined)[][] = texts.map(() => []);
  for (let length = 1; length <= longest && starts.some((places) => places.length > 0); length++) {
    // By number, not by text: a run is the one before it and a sign more.
    const counts = new Map<number, CountedRun>();
    const width = found.size + 1;
    for (const [index, { signs }] of texts.entries()) {
      const runs = runsAt[index] ?? [];
      for (const at of starts[index] ?? []) {
        const sign = length === 1 ? signs.charCodeAt(at) : signsAt[index]?.[at + length - 1]?.number;
        const key =
          sign === undefined || signs[at] === BREAK ? undefined : sign + width * (runs[at]?.number ?? 0);
        const known =
          key === undefined
            ? undefined
            : (counts.get(key) ?? addRun(counts, key, signs.slice(at, at + length)));
        runs[at] = known;
        if (!known || known.last === index) continue;
        known.count++;
        known.last = index;
      }
    }
    // What is rare is no commoner with another sign behind it.
    starts = starts.map((places, index) => places.filter((at) => (runsAt[index]?.[at]?.count ?? 0) >= least));
    let number = 0;
    for (const each of counts.values()) {
      if (each.count < least) continue;
      found.set(each.run, each.count);
      each.number = number++;
    }
    if (length === 1)
      signsAt = runsAt.map((runs) => runs.map((each) => (each && each.count >= least ? each : undefined)));
  }
  return found;
}

function addRun(counts: Map<number, CountedRun>, key: number, run: string): CountedRun {
  const added = { run, count: 0, last: -1, number: 0 };
  counts.set(key, added);
  return added;
}
