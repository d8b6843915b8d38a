import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BundleAnswer, BundleOrder } from './bundle-site.ts';

/** The process that bundles a site. */
export interface Bundling {
  /** Hashes of the code that pages run, by the file of the page, when all is bundled. Rejects with what it told. */
  bundle(order: BundleOrder): Promise<Map<string, string>>;
  stop(): void;
}

/** Starts it: it reads its modules while this process reads the content. */
export function startBundling(): Bundling {
  const child = fork(fileURLToPath(new URL('./bundle-site.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  const answered = new Promise<BundleAnswer>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`bundling ended with ${code ?? signal}`)));
  });
  answered.catch(() => undefined);
  return {
    bundle: async (order) => {
      child.send(order);
      const answer = await answered;
      if ('fault' in answer) throw new TypeError(answer.fault);
      return new Map(answer.code);
    },
    stop: () => child.kill(),
  };
}
