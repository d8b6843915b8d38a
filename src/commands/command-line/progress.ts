import { toPrintable } from './to-printable.ts';

/** The part of an output stream that progress needs. */
type ProgressStream = Pick<Partial<NodeJS.WriteStream>, 'isTTY' | 'columns'> & {
  write: (text: string) => unknown;
};

/** Below this many seconds the time left would be a guess. */
const SOON = 3;

/**
 * Shows how far a run is: one line that changes on a terminal; elsewhere a line a step, and within a long step one a tenth
 * of the run. `now` gives milliseconds.
 */
export function createProgress(stream: ProgressStream, now = () => performance.now()) {
  const start = now();
  let last = { step: '', done: 0 };
  return {
    /** What is being done, how far the run is (0 to 1), and what changes within the step: `120 of 6,273`. */
    show(step: string, done: number, detail = ''): void {
      const what = toPrintable(`${step} ${detail}`).trim();
      if (stream.isTTY) {
        const left = formatLeft((now() - start) / 1000, done);
        const text = `${String(Math.round(done * 100)).padStart(3)} %${left} ${what}`;
        stream.write(`\r\u001b[K${text.slice(0, (stream.columns ?? 80) - 1)}`);
      } else if (step !== last.step || done - last.done >= 0.1) {
        last = { step, done };
        stream.write(`${what}\n`);
      }
    },
    /** Takes the line away. */
    clear(): void {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

/** `, 12 s left`, when enough is done to say so. */
function formatLeft(seconds: number, done: number): string {
  if (seconds < SOON || done < 0.05 || done >= 1) return '';
  const left = Math.ceil((seconds / done) * (1 - done));
  return left < 100 ? `, ${left} s left` : `, ${Math.ceil(left / 60)} min left`;
}
