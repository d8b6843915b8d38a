import type { Page } from '@playwright/test';

/** What a page says from now on of its Content Security Policy: a list that grows. */
export function listPolicyFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
  });
  return faults;
}
