import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

declare const axe: typeof import('axe-core') | undefined;

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe whose outcome depends on the theme alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page as it is now: id of the rule and the first elements concerned. `part` limits it to one
 * element. Targets of less than 24 px, which axe passes over by itself, count: WCAG 2.2 AA asks for them.
 */
export async function findViolations(page: Page, part?: string): Promise<[string, string[]][]> {
  return run(page, { rules: { 'target-size': { enabled: true } } }, part);
}

/** What axe finds about colours. */
export async function findColourViolations(page: Page): Promise<[string, string[]][]> {
  return run(page, { runOnly: COLOUR_RULES });
}

/** Targets of less than 24 px without room around them. */
export async function findSmallTargets(page: Page): Promise<[string, string[]][]> {
  return run(page, { runOnly: ['target-size'] });
}

/**
 * Axe comes to a page once, however often it is asked there, and what passes is not described. Into frames it does not
 * look: we have none.
 */
async function run(page: Page, options: RunOptions, part?: string): Promise<[string, string[]][]> {
  if (!(await page.evaluate(() => typeof axe === 'object'))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ options, part }) => {
      const { violations = [] } =
        (await axe?.run(part ?? document, { ...options, resultTypes: ['violations'] })) ?? {};
      return violations.map(({ id, nodes }): [string, string[]] => [
        id,
        nodes.slice(0, 3).map(({ html }) => html),
      ]);
    },
    { options, part },
  );
}
