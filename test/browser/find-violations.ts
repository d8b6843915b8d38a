import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JSHandle, Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

declare const axe: typeof import('axe-core') | undefined;

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violations = [id: string, elements: string[]][];

/** The rules of axe whose outcome depends on the theme alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const OTHER_RULES = {
  'target-size': { enabled: true },
  ...Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }])),
};

/**
 * What axe finds on a page as it is now: id of the rule and the first elements concerned. `part` limits it to one
 * element. Targets of less than 24 px, which axe passes over by itself, count: WCAG 2.2 AA asks for them. Colours are judged
 * as `findColourViolations` does.
 */
export async function findViolations(page: Page, part?: string): Promise<Violations> {
  // Dialogs come with a script and a style sheet of their own.
  if (part) await page.locator(part).first().waitFor();
  const others = await run(page, { rules: OTHER_RULES }, part);
  return [...others, ...(await findColourViolations(page, part))];
}

/**
 * Leaves three of those elements side by side that are alike down to their last part: the first two and the last, which
 * styles may set apart. What axe would find of the others alone, ids twice and names that lead nowhere, `checkLinks` finds.
 */
export async function thinOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kinds = new Map<Element, string>();
    const nameKind = (element: Element): string => {
      const names = element.getAttributeNames().map((name) => {
        const value = element.getAttribute(name);
        return /^(?:class|lang|role|type)$/.test(name) ? `${name}=${value}` : `${name}${value ? '' : '-'}`;
      });
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const parts = new Set([...element.children].map(nameKind));
      const kind = `<${element.localName} ${names.sort().join(' ')}>${hasText}${[...parts].join('')}</>`;
      kinds.set(element, kind);
      return kind;
    };
    nameKind(document.body);
    for (const [parent] of kinds)
      for (const alike of Map.groupBy(parent.children, (each) => kinds.get(each)).values())
        for (const each of alike.slice(2, -1)) each.remove();
  });
}

/**
 * What axe finds about colours on one of each kind of element that has text or is a link: those alike in the names of
 * their tags and classes, up to the root, and in all that colours follow from.
 */
export async function findColourViolations(page: Page, part = 'body'): Promise<Violations> {
  return run(page, { runOnly: COLOUR_RULES }, await page.evaluateHandle(listKinds, part));
}

/** Targets of less than 24 px without room around them. */
export async function findSmallTargets(page: Page): Promise<Violations> {
  return run(page, { runOnly: ['target-size'] });
}

/** Runs in the page. */
function listKinds(part: string): Element[] {
  const names = new Map<Element | null, string>([[null, '']]);
  const nameWithBackgrounds = (element: Element | null): string => {
    const known = names.get(element);
    if (known !== undefined || !element) return known ?? '';
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = [element.localName, element.getAttribute('class'), backgroundColor, backgroundImage, opacity];
    const name = [nameWithBackgrounds(element.parentElement), ...own, filter].join(' ');
    names.set(element, name);
    return name;
  };
  const kinds = new Map<string, Element>();
  for (const element of document.querySelectorAll(`${part} *`)) {
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    );
    if (!(hasText || element.matches('a[href], input, textarea, select')) || !element.checkVisibility())
      continue;
    const { color, fontSize, fontWeight, textDecoration, textShadow } = getComputedStyle(element);
    const kind = [nameWithBackgrounds(element), color, fontSize, fontWeight, textDecoration, textShadow].join(
      '|',
    );
    if (!kinds.has(kind)) kinds.set(kind, element);
  }
  return [...kinds.values()];
}

/**
 * Axe comes to a page once, however often it is asked there, and what passes is not described. Into frames it does not
 * look: we have none.
 */
async function run(
  page: Page,
  options: RunOptions,
  part?: string | JSHandle<Element[]>,
): Promise<Violations> {
  if (!(await page.evaluate(() => typeof axe === 'object'))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([options, part]) => {
      if (!axe) throw new Error('axe is not there');
      const { violations } = await axe.run(part ?? document, { ...options, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
    },
    [options, part] as const,
  );
}
