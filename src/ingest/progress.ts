/** Shows how far a run is: one line that changes on a terminal, a line a step elsewhere. */
export interface Progress {
  show: (step: string, done: number) => void;
  /** Takes the line away. */
  clear: () => void;
}

/** The part of an output stream that progress needs. */
export interface ProgressStream {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write: (text: string) => unknown;
}

export function createProgress(stream: ProgressStream): Progress {
  if (!stream.isTTY) return { show: (step) => stream.write(`${step}\n`), clear: () => {} };
  return {
    show(step, done) {
      const text = `${String(Math.round(done * 100)).padStart(3)} % ${step}`;
      stream.write(`\r\u001b[K${text.slice(0, (stream.columns ?? 80) - 1)}`);
    },
    clear() {
      stream.write('\r\u001b[K');
    },
  };
}
