import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashFiles, toSha256 } from '../../disk/hash-files.ts';
import { writeWhole } from '../../disk/write-whole.ts';
import { listFoundations } from '../../floors.ts';
import { currentProject, type Project } from '../../model/game/current-game.ts';
import { PackedTexts, pack, unpack } from './packed-texts.ts';
import type { InputFile } from './read-input.ts';
import { isKept, type TextStore } from './reading-store.ts';

/** The code that decides how a document is read: the floors that do it, and the libraries they use. */
const READING_CODE = [
  ...[...listFoundations('reading'), 'ingest'].map((floor) => `src/${floor}`),
  'package-lock.json',
];
const isCode = (path: string) => /\.ts$|^[^/]+$/.test(path);

/**
 * What documents read as, kept in a folder from one run to the next, for each game, for as long as the code that reads
 * them is the same. A cache: what cannot be written or read there is kept for this run alone.
 */
export function openDiskStore(folder: string): TextStore {
  const code = hashFiles(READING_CODE, '', isCode);
  removeOthers(folder, code);
  const { game, symbols } = currentProject();
  const kept = join(folder, code, toSha256(Buffer.from(JSON.stringify([game, symbols]))));
  const beside = new PackedTexts();
  return {
    get: (name) => readPacked(join(kept, name)) ?? beside.get(name),
    set: (name, text) => {
      try {
        writeWhole(join(kept, name), pack(text));
      } catch {
        beside.set(name, text);
      }
    },
  };
}

function readPacked(file: string): string | undefined {
  try {
    return unpack(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Removes what other code kept. Another process may be writing there: what stays is removed by a later run. */
function removeOthers(folder: string, code: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name === code || !/^[0-9a-f]{64}$/.test(name)) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {}
  }
}

/** What the thread is started with. */
export interface AheadTask {
  files: readonly InputFile[];
  /** The folder of the store. */
  folder: string;
  project: Project;
}

/** Bytes that are worth a thread: it takes as long to start as to read one of these. */
const LEAST_BYTES = 8_000_000;

/**
 * Reads the second half of many documents into a disk store on another thread, the last one first, while the caller reads
 * all of them in order and meets what is done already. Nothing waits for the thread: what it does not get done, or fails
 * at, the caller reads.
 */
export function readAhead(
  files: readonly InputFile[],
  folder: string,
  store: TextStore,
  least = LEAST_BYTES,
): void {
  const isWorth = (some: readonly InputFile[]) =>
    some.reduce((sum, { bytes }) => sum + bytes.length, 0) >= least;
  // What is kept is asked of many files alone: each is hashed for it.
  const unread = isWorth(files) ? files.filter((file) => !isKept(store, file)) : [];
  if (!isWorth(unread)) return;
  const later = unread.slice(unread.length / 2).toReversed();
  const workerData: AheadTask = { files: later, folder, project: currentProject() };
  new Worker(new URL('./read-ahead-thread.ts', import.meta.url), { workerData })
    .on('error', () => undefined)
    .unref();
}
