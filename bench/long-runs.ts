import { readInput } from '../src/ingest/pipeline/read-input.ts';

/**
 * `node bench/long-runs.ts`: reads lines of one sign again and again, behind each beginning that a line may have, in each
 * format, and prints those that take more than three times as long when they are twice as long: what reads them looks again
 * from each sign of the run.
 */
const SIGNS = [
  ...' \u3000\t.-*([{…・=_<>"1aあ字|/#:~!?。「→',
  ...[
    '1.',
    'a ',
    'あ ',
    '- ',
    '> ',
    'Q: ',
    '. ',
    '(a',
    '1/',
    'a-',
    'a.',
    '{T}',
    '<b>',
    'a,',
    '「あ',
    '**',
    '《',
    '|a',
    'a:',
  ],
];
const BEGINNINGS = ['', 'a', '1. ', '601.2a ', 'Q: ', '## ', '- ', '| ', '鐘', '!!! a', '*'];
const FORMATS = ['a.txt', 'a.md', 'a.html', 'a.csv'];
/** Characters of a run, and what is too short to be told from noise. */
const [LENGTH, LEAST_MS] = [20_000, 150];

let found = 0;
for (const file of FORMATS)
  for (const sign of SIGNS)
    for (const beginning of BEGINNINGS) {
      const [one, two] = [1, 2].map((times) => measure(file, beginning, sign, times)) as [number, number];
      if (two < LEAST_MS || two < one * 3) continue;
      found++;
      console.log(
        `${file} ${JSON.stringify(beginning + sign)}: ${Math.round(one)} ms, twice as long ${Math.round(two)} ms`,
      );
    }
console.log(
  `${found} of ${FORMATS.length * SIGNS.length * BEGINNINGS.length} grow faster than they are long`,
);

function measure(file: string, beginning: string, sign: string, times: number): number {
  const run = sign.repeat(Math.ceil((LENGTH * times) / sign.length));
  const bytes = Buffer.from(`Lamps\n\n${beginning}${run};\nIt burns.\n`);
  const from = performance.now();
  readInput({ file, bytes, hints: {} });
  return performance.now() - from;
}
