import { createHash } from 'node:crypto';
import type { Book } from '../../../rulebook/book/book.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import type { History } from '../../../rulebook/history/history.ts';
import { formatMeanings, type MeaningRun } from '../../../rulebook/history/meaning-runs.ts';
import type { OldNumbersFile } from '../index-files.ts';
import { INDEX_VERSION, NAMES } from '../packed-names.ts';
import { OLD_NUMBERS, QUESTIONS, TEXTS } from '../packed-texts.ts';
import type { SearchIndex } from './build-search-index.ts';

/** Name of the file that names the others; the only one whose name never changes. */
export const SEARCH_MANIFEST = 'index.json';

/** `index.json`: the version of the form and the file of each part, its name made of its content. */
export interface SearchManifest {
  version: number;
  files: Record<'names' | 'en' | 'ja' | 'questions' | 'numbers', string>;
}

/** The search files of a site by name, as they are served from `/search-index/`. The same book gives the same bytes. */
export function buildSearchFiles(book: Book, history: History, { names, texts, questions }: SearchIndex) {
  const files = new Map<string, string>();
  const add = (part: string, packed: unknown): string => {
    const text = JSON.stringify(packed);
    const name = `${part}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    files.set(name, text);
    return name;
  };
  const manifest: SearchManifest = {
    version: INDEX_VERSION,
    files: {
      names: add('names', NAMES.pack(names)),
      en: add('en', TEXTS.pack(texts.en)),
      ja: add('ja', TEXTS.pack(texts.ja)),
      questions: add('questions', QUESTIONS.pack(questions)),
      numbers: add('numbers', OLD_NUMBERS.pack(collectOldNumbers(book, history))),
    },
  };
  return files.set(SEARCH_MANIFEST, JSON.stringify(manifest));
}

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
