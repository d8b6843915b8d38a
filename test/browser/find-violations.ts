import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of axe whose outcome depends on the theme alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page as it is now: id of the rule and the first elements concerned. `part` limits it to one
 * element. Targets of less than 24 px, which axe passes over by itself, count: WCAG 2.2 AA asks for them.
 */
export async function findViolations(page: Page, part?: string): Promise<[string, string[]][]> {
  const axe = createAxe(page, { rules: { 'target-size': { enabled: true } } });
  return run(part ? axe.include(part) : axe);
}

/** What axe finds about colours. */
export async function findColourViolations(page: Page): Promise<[string, string[]][]> {
  return run(createAxe(page).withRules(COLOUR_RULES));
}

/** Targets of less than 24 px without room around them. */
export async function findSmallTargets(page: Page): Promise<[string, string[]][]> {
  return run(createAxe(page).withRules(['target-size']));
}

/** What passes is not described, and no second page is opened to join the frames of others: we have none. */
function createAxe(page: Page, options: Parameters<AxeBuilder['options']>[0] = {}): AxeBuilder {
  return new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] }).setLegacyMode();
}

async function run(axe: AxeBuilder): Promise<[string, string[]][]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map((node) => node.html)]);
}
