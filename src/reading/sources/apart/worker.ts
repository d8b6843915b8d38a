import { workerData } from 'node:worker_threads';
import { type ParserAnswer, type Task, type Unpacked, UnreadableFile } from './parse-apart.ts';

/** The thread that `parseApart` starts: it loads the one parser that it needs, answers once and is ended. */
const { format, bytes, port, flag } = workerData as Task;

const PARSERS: {
  [Format in keyof Unpacked]: (given: Uint8Array<ArrayBuffer>) => Promise<Unpacked[Format]>;
} = {
  pdf: async (given) => (await import('../pdf/unpack-pdf.ts')).unpackPdf(given),
  word: async (given) => (await import('../word/unpack-word.ts')).unpackWord(given),
};

function answer(given: ParserAnswer<unknown>): void {
  port.postMessage(given);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

function fail(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const isKnown = error instanceof UnreadableFile;
  answer({ problem: isKnown ? reason : `it is damaged (${reason}); give another copy, or its text` });
}

// A parser may fail where nobody waits for it.
process.on('uncaughtException', fail);
PARSERS[format](bytes).then((result) => answer({ result }), fail);
