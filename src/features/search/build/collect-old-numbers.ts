import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import type { History, MeaningRun } from '../../../rulebook/history/history.ts';
import { formatMeanings } from '../../../rulebook/history/meaning-runs.ts';
import type { OldNumbersFile } from '../index-files.ts';

/** What every number of any known edition meant that means another rule or none today, from the table of all editions. */
export function collectOldNumbers(
  book: Pick<Editions, 'edition' | 'knownEditions'>,
  history: History,
): OldNumbersFile {
  const numbers: OldNumbersFile['numbers'] = {};
  for (const number of history.known) {
    const runs = joinAlike(history.meaningsOf(number));
    const isOther = ({ meaning }: MeaningRun) =>
      'now' in meaning ? meaning.now !== number : meaning.status === 'gone';
    if (runs.some(isOther)) numbers[number] = formatMeanings(runs);
  }
  return { editions: [...book.knownEditions], numbers };
}

/** Runs in a row of one rule as one, whatever its words were. */
function joinAlike(runs: readonly MeaningRun[]): MeaningRun[] {
  const joined: MeaningRun[] = [];
  for (const { since, meaning } of runs) {
    const plain: MeaningRun['meaning'] =
      'now' in meaning
        ? { status: 'moved', now: meaning.page ?? meaning.now, text: 'same' }
        : { status: meaning.status };
    const before = joined.at(-1);
    if (!before || formatMeanings([{ ...before, since }]) !== formatMeanings([{ since, meaning: plain }]))
      joined.push({ since, meaning: plain });
  }
  return joined;
}
