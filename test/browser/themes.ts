import { expect, type Page } from '@playwright/test';
import { findColourViolations } from './find-violations.ts';

/** The themes that a reader can choose, beside the light one, in which everything is looked at. */
export const CHOSEN_THEMES = [
  { theme: 'dark', contrast: 'no-preference', colorScheme: 'light' },
  { theme: 'contrast', contrast: 'no-preference', colorScheme: 'light' },
  { theme: 'contrast', contrast: 'no-preference', colorScheme: 'dark' },
] as const;

/** The themes that a device can ask for. */
export const ASKED_THEMES = [
  { theme: undefined, contrast: 'no-preference', colorScheme: 'dark' },
  { theme: undefined, contrast: 'more', colorScheme: 'light' },
  { theme: undefined, contrast: 'more', colorScheme: 'dark' },
] as const;

type Theme = (typeof CHOSEN_THEMES)[number] | (typeof ASKED_THEMES)[number];

/** Shows a page in a theme; axe must find nothing wrong with its colours. */
export async function expectColours(page: Page, { theme, contrast, colorScheme }: Theme): Promise<void> {
  await page.emulateMedia({ contrast, colorScheme });
  await page.evaluate((chosen) => {
    if (chosen) document.documentElement.dataset['theme'] = chosen;
    else delete document.documentElement.dataset['theme'];
  }, theme);
  expect(await findColourViolations(page), `${theme ?? 'system'}, ${contrast}, ${colorScheme}`).toEqual([]);
}
