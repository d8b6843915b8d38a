import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { formatSkips } from '../format-skips.ts';

/** Says at the end what was skipped, and why. */
export default class SkipReporter implements Reporter {
  readonly #reasons: string[] = [];

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const skip = test.annotations.find(({ type }) => type === 'skip');
    // What a failure before it kept from running has no such note.
    if (status === 'skipped' && skip)
      this.#reasons.push(skip.description ?? `${test.title}, without a reason`);
  }

  onEnd(): void {
    process.stdout.write(formatSkips(this.#reasons));
  }
}
