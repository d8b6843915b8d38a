import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadOrder, ThreadStart } from './build-thread.ts';

/** Young objects of a thread, in megabytes: pages leave many, and few of them live on. */
const YOUNG_MB = 64;

/** The second thread of a build. */
export interface BuildThread {
  send(order: ThreadOrder): void;
  /** The files of the pages that it wrote, when it is done. Rejects with what it threw. */
  done: Promise<ThreadAnswer>;
  stop(): Promise<unknown>;
}

/** Starts the thread that makes data and half of the pages while the first one bundles scripts and makes the other half. */
export function startThread(start: ThreadStart): BuildThread {
  const worker = new Worker(new URL('./build-thread.ts', import.meta.url), {
    workerData: start,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const done = new Promise<ThreadAnswer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the second thread of the build ended with ${code}`)));
  });
  // Told where it is awaited, which may be later.
  done.catch(() => undefined);
  return { send: (order) => worker.postMessage(order), done, stop: () => worker.terminate() };
}
