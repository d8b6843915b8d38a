import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BundleAnswer, BundleOrder } from './bundle-site.ts';

/** The process that bundles a site. */
export interface Bundling {
  /** Does what an order asks for, after those before it; gives hashes of the code of pages. Rejects with what it told. */
  ask(order: BundleOrder): Promise<ReadonlyMap<string, string>>;
  stop(): void;
}

/** Starts it: it bundles pages while this process reads the content. */
export function startBundling(): Bundling {
  const child = fork(fileURLToPath(new URL('./bundle-site.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  // Answered in the order in which they were asked.
  const waiting: ((answer: BundleAnswer) => void)[] = [];
  child.on('message', (answer: BundleAnswer) => waiting.shift()?.(answer));
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`bundling ended with ${code ?? signal}`)));
  });
  ended.catch(() => undefined);
  return {
    ask: async (order) => {
      const answered = new Promise<BundleAnswer>((resolve) => waiting.push(resolve));
      child.send(order);
      const answer = await Promise.race([answered, ended]);
      if ('fault' in answer) throw new TypeError(answer.fault);
      return answer.code;
    },
    stop: () => child.kill(),
  };
}
