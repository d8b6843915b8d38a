import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { THRESHOLDS } from '../../thresholds.ts';
import type { PdfPage } from '../pdf/pdf-page.ts';

const { ms: MOST_MS, bytes: MOST_BYTES } = THRESHOLDS.most;

/**
 * Parses a file that may be made to be hostile on a thread of its own, and waits for it. A parser that takes longer than a
 * minute or more than 600 MB is stopped; a sentence says so then.
 */
export function parseApart<Format extends keyof Unpacked>(
  format: Format,
  bytes: Uint8Array,
): ParserAnswer<Unpacked[Format]> {
  const { port1, port2 } = new MessageChannel();
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const workerData: Task = { format, bytes: Uint8Array.from(bytes), port: port2, flag };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    transferList: [port2],
    stdout: true,
    stderr: true,
  });
  worker.unref();
  const start = performance.now();
  const before = process.memoryUsage.rss();
  try {
    while (Atomics.wait(flag, 0, 0, 20) === 'timed-out') {
      if (performance.now() - start > MOST_MS) return { problem: tooMuch('a minute') };
      if (process.memoryUsage.rss() - before > MOST_BYTES) return { problem: tooMuch('600 MB') };
    }
    return receiveMessageOnPort(port1)?.message;
  } finally {
    port1.close();
    void worker.terminate();
  }
}

function tooMuch(what: string): string {
  return `to read it ${what} would not be enough: it is damaged or made to be so; give another copy, or its text`;
}

/** What the parser of each format that runs apart makes of the bytes of a file. */
export interface Unpacked {
  pdf: PdfPage[];
  /** A page of HTML. */
  word: string;
}

/** What a thread is started with. */
export interface Task {
  format: keyof Unpacked;
  bytes: Uint8Array<ArrayBuffer>;
  port: MessagePort;
  /** Set to 1 as soon as the answer is sent. */
  flag: Int32Array;
}

/** What a thread answers; `problem` is a sentence about the file that says what to do. */
export type ParserAnswer<Result> = { result: Result } | { problem: string };

/** Why a file cannot be read, as a sentence about it that says what to do. */
export class UnreadableFile extends Error {}
