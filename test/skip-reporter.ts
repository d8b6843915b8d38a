import type { Reporter, TestModule } from 'vitest/node';
import { formatSkips } from './format-skips.ts';

/** Says at the end what was skipped, and why: the names of skipped groups tell their reason in brackets. */
export default class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    const reasons = skipped.map(
      ({ fullName }) => /\(skipped: (.+?)\)(?: >|$)/.exec(fullName)?.[1] ?? `${fullName}, without a reason`,
    );
    process.stdout.write(formatSkips(reasons));
  }
}
