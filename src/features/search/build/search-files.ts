import type { Book } from '../../../rulebook/book/book.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import type { History, MeaningRun } from '../../../rulebook/history/history.ts';
import { formatMeanings } from '../../../rulebook/history/meaning-runs.ts';
import type { OldNumbersFile } from '../index-files.ts';
import { INDEX_VERSION, NAMES } from '../packed-names.ts';
import { OLD_NUMBERS, QUESTIONS, TEXTS } from '../packed-texts.ts';
import type { SearchIndex } from './build-search-index.ts';

/** Name of the file that names the others; the only one whose name never changes. */
export const SEARCH_MANIFEST = 'index.json';

/** `index.json`: the version of the form and the file of each part, its name made of its content. */
export interface SearchManifest {
  version: number;
  edition: string;
  files: Record<SearchPart, string>;
}

const SEARCH_PARTS = ['names', 'en', 'ja', 'questions', 'numbers'] as const;
export type SearchPart = (typeof SEARCH_PARTS)[number];

/** The search files of a site by name, as they are served from `/search-index/`. The same book gives the same bytes. */
export function buildSearchFiles(
  book: Book,
  history: History,
  { names, texts, questions }: SearchIndex,
): Map<string, string> {
  const parts: Record<SearchPart, string> = {
    names: JSON.stringify(NAMES.pack(names)),
    en: JSON.stringify(TEXTS.pack(texts.en)),
    ja: JSON.stringify(TEXTS.pack(texts.ja)),
    questions: JSON.stringify(QUESTIONS.pack(questions)),
    numbers: JSON.stringify(OLD_NUMBERS.pack(collectOldNumbers(book, history))),
  };
  const files = new Map<string, string>();
  const named = {} as Record<SearchPart, string>;
  for (const part of SEARCH_PARTS) {
    named[part] = `${part}.${createContentHash(parts[part])}.json`;
    files.set(named[part], parts[part]);
  }
  const manifest: SearchManifest = { version: INDEX_VERSION, edition: book.edition.id, files: named };
  files.set(SEARCH_MANIFEST, JSON.stringify(manifest));
  return files;
}

/** A short name for a text that changes with it: FNV-1a over its UTF-16 units, 64 bits in hexadecimal. */
function createContentHash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0xcbf29ce4;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit ^ (low >>> 13), 0x01000193);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
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
