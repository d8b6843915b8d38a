import type { MessagePort } from 'node:worker_threads';
import type { PdfPage } from '../pdf/pdf-page.ts';

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
