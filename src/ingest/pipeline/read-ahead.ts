import { Worker } from 'node:worker_threads';
import { currentProject, type Project } from '../../model/game/project.ts';
import type { InputFile } from './input-file.ts';
import { isKept, type TextStore } from './reading-store.ts';

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
  const unread = files.filter((file) => !isKept(store, file));
  if (unread.reduce((sum, { bytes }) => sum + bytes.length, 0) < least) return;
  const later = unread.slice(unread.length / 2).toReversed();
  const workerData: AheadTask = { files: later, folder, project: currentProject() };
  new Worker(new URL('./read-ahead-thread.ts', import.meta.url), { workerData })
    .on('error', () => undefined)
    .unref();
}
