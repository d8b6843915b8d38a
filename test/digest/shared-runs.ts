/** How long a run of others' words may grow before it counts as their sentence: words in Latin script, single Japanese characters. */
const RUNS = { latin: 12, japanese: 25 } as const;
type Script = keyof typeof RUNS;

const TOKEN = /[a-z0-9'’]+|[\u3040-\u30ff\u3400-\u9fff々ー]/g;
/** Names and numbers are facts: a run is a sentence only with so many words of two letters or more, or hiragana. */
const PROSE = {
  latin: { word: /^[a-z]{2,}$/, least: 9 },
  japanese: { word: /^[ぁ-ゟ]$/, least: 5 },
} as const;

const FIRST_JAPANESE = '\u3040';
const BASES = [0x01000193, 0x0010_2345] as const;

/** Words by their number, and back. */
const words: string[] = [];
const numbers = new Map<string, number>();

function toNumber(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, words.length);
  return words.push(word) - 1;
}

/** The words of a text as numbers with their lines, each script on its own; widths and capitals do not matter. */
function splitWords(text: string): Record<Script, { word: number[]; line: number[] }> {
  const split = { latin: { word: [], line: [] }, japanese: { word: [], line: [] } } as ReturnType<
    typeof splitWords
  >;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries())
    for (const token of line.normalize('NFKC').toLowerCase().match(TOKEN) ?? []) {
      const list = split[token >= FIRST_JAPANESE ? 'japanese' : 'latin'];
      list.word.push(toNumber(token));
      list.line.push(index + 1);
    }
  return split;
}

const power = (base: number, exponent: number): number =>
  exponent === 0 ? 1 : Math.imul(base, power(base, exponent - 1));

/** At each place how many of the `length` words that end there are words of prose. */
function countProse(word: readonly number[], length: number, script: Script): Int32Array {
  const isProse = word.map((each) => Number(PROSE[script].word.test(words[each] ?? '')));
  const counts = new Int32Array(word.length);
  let count = 0;
  for (let index = 0; index < word.length; index++) {
    count += (isProse[index] ?? 0) - (isProse[index - length] ?? 0);
    counts[index] = count;
  }
  return counts;
}

/** Shows every run of prose as long as `RUNS` says by a 53-bit hash that equal runs share, with its line and its words. */
function visitRuns(text: string, visit: (hash: number, line: number, toText: () => string) => void): void {
  for (const [script, { word, line }] of Object.entries(splitWords(text))) {
    const length = RUNS[script as Script];
    const [high, low] = BASES.map((base) => rollHash(word, length, base)) as [Int32Array, Int32Array];
    const prose = countProse(word, length, script as Script);
    for (let end = length - 1; end < word.length; end++) {
      if ((prose[end] ?? 0) < PROSE[script as Script].least) continue;
      const start = end - length + 1;
      const hash = ((high[end] ?? 0) >>> 0) * 2 ** 21 + ((low[end] ?? 0) >>> 11);
      visit(hash, line[start] ?? 1, () =>
        word
          .slice(start, end + 1)
          .map((each) => words[each])
          .join(' '),
      );
    }
  }
}

/** At each place the hash of the `length` words that end there. */
function rollHash(word: readonly number[], length: number, base: number): Int32Array {
  const hashes = new Int32Array(word.length);
  const top = power(base, length);
  const mix = (index: number) => Math.imul((word[index] ?? 0) + 1, 0x9e37_79b1);
  let hash = 0;
  for (let index = 0; index < word.length; index++) {
    hash = (Math.imul(hash, base) + mix(index)) | 0;
    if (index >= length) hash = (hash - Math.imul(mix(index - length), top)) | 0;
    hashes[index] = hash;
  }
  return hashes;
}

/** Places of our texts where a run of theirs stands, as `file:line: run`, each line once. */
export function findSharedRuns(ours: ReadonlyMap<string, string>, theirs: Iterable<string>): string[] {
  const known = new Map<number, string[]>();
  for (const [file, text] of ours)
    visitRuns(text, (hash, line) => {
      const places = known.get(hash);
      if (places) places.push(`${file}:${line}`);
      else known.set(hash, [`${file}:${line}`]);
    });
  const alike = new Map<string, Set<string>>();
  for (const text of theirs)
    visitRuns(text, (hash, _line, toText) => {
      for (const place of known.get(hash) ?? [])
        alike.getOrInsertComputed(place, () => new Set()).add(toText());
    });
  // Runs that are not the same may have one hash, once in some thousand million.
  const found = new Map<string, string>();
  for (const [file, text] of ours)
    visitRuns(text, (_hash, line, toText) => {
      const runs = alike.get(`${file}:${line}`);
      if (runs?.has(toText())) found.set(`${file}:${line}`, toText());
    });
  return [...found].map(([place, run]) => `${place}: ${run}`).sort();
}
