import { expect, type Page } from '@playwright/test';
import { findColourViolations, findViolations } from './find-violations.ts';

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

/**
 * Axe must find nothing wrong with a page as it is now, nor, where `part` names one, with an element of it: in the light theme
 * nothing at all, in the dark one nothing about colours, which alone follow from the theme.
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findViolations(page, part), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findColourViolations(page, part), 'dark').toEqual([]);
}
