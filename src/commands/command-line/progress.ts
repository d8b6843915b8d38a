import { toPrintable } from './to-printable.ts';

/** Shows how far a run is: one line that changes on a terminal, a line a step elsewhere. */
export interface Progress {
  /** What is being done, how far the run is (0 to 1), and what changes within the step: `120 of 6,273`. */
  show: (step: string, done: number, detail?: string) => void;
  /** Takes the line away. */
  clear: () => void;
}

/** The part of an output stream that progress needs. */
type ProgressStream = Pick<Partial<NodeJS.WriteStream>, 'isTTY' | 'columns'> & {
  write: (text: string) => unknown;
};

/** Below this many seconds the time left would be a guess. */
const SOON = 3;

/** `now` gives milliseconds. */
export function createProgress(stream: ProgressStream, now = () => performance.now()): Progress {
  if (!stream.isTTY) return createPlainProgress(stream);
  const start = now();
  return {
    show(step, done, detail = '') {
      const left = formatLeft((now() - start) / 1000, done);
      const text = `${String(Math.round(done * 100)).padStart(3)} %${left} ${toPrintable(`${step} ${detail}`).trim()}`;
      stream.write(`\r\u001b[K${text.slice(0, (stream.columns ?? 80) - 1)}`);
    },
    clear() {
      stream.write('\r\u001b[K');
    },
  };
}

/** A line a step, and within a long step one a tenth of the run. */
function createPlainProgress(stream: ProgressStream): Progress {
  let last = { step: '', done: 0 };
  return {
    show(step, done, detail = '') {
      if (step === last.step && done - last.done < 0.1) return;
      last = { step, done };
      stream.write(`${toPrintable(`${step} ${detail}`).trim()}\n`);
    },
    clear() {},
  };
}

/** `, 12 s left`, when enough is done to say so. */
function formatLeft(seconds: number, done: number): string {
  if (seconds < SOON || done < 0.05 || done >= 1) return '';
  const left = Math.ceil((seconds / done) * (1 - done));
  return left < 100 ? `, ${left} s left` : `, ${Math.ceil(left / 60)} min left`;
}
