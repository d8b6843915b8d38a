import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashFiles } from '../../disk/hash-files.ts';
import { writeWhole } from '../../disk/write-whole.ts';
import { listFoundations } from '../../floors.ts';
import { currentGame } from '../../model/game/current-game.ts';
import { currentProject, type Project } from '../../model/game/project.ts';
import type { InputFile } from './input-file.ts';
import { PackedTexts, pack, unpack } from './packed-texts.ts';
import { isKept, type TextStore } from './reading-store.ts';

/** What decides how a document is read: the floors whose code does it, the game, and the libraries they use. */
const READING_CODE = [
  ...[...listFoundations('reading'), 'ingest'].map((floor) => `src/${floor}`),
  'package-lock.json',
];
const isCode = (path: string) => /\.ts$|^[^/]+$/.test(path);

/**
 * What documents read as, kept in a folder from one run to the next, for as long as the code that reads them is the same.
 * A cache: what cannot be written or read there is kept for this run alone.
 */
export function openDiskStore(folder: string): TextStore {
  const current = hashFiles(READING_CODE, JSON.stringify(currentGame()), isCode);
  removeOthers(folder, current);
  const beside = new PackedTexts();
  return {
    get: (name) => readPacked(join(folder, current, name)) ?? beside.get(name),
    set: (name, text) => {
      try {
        writeWhole(join(folder, current, name), pack(text));
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

function removeOthers(folder: string, current: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name !== current && /^[0-9a-f]{64}$/.test(name))
      rmSync(join(folder, name), { recursive: true, force: true });
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
