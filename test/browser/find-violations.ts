import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
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
 * Takes away elements that have nothing to show that two like them beside them, with the same tag and attributes, do not: each
 * part with what it stands in and what it holds, a control with all that is in it. The last stays, which styles may
 * set apart. What axe would find of the others alone, ids twice and names that lead nowhere, `checkLinks` finds.
 */
export async function thinOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const names = new Map<Element, string>();
    const nameOf = (element: Element): string => {
      const known = names.get(element);
      if (known !== undefined) return known;
      const attributes = element.getAttributeNames().map((name) => {
        const value = element.getAttribute(name);
        return /^(?:class|lang|role|type)$/.test(name) ? `${name}=${value}` : `${name}${value ? '' : '-'}`;
      });
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const name = `<${element.localName} ${attributes.sort().join(' ')}>${hasText}`;
      names.set(element, name);
      return name;
    };
    const nameWhole = (element: Element): string =>
      `${nameOf(element)}${[...new Set([...element.children].map(nameWhole))].join('')}</>`;
    const listTraits = (element: Element, above: string): string[] => {
      if (element.matches('a, button, summary, label, select, [role]')) return [above + nameWhole(element)];
      const parts = [...element.children];
      const own = above + nameOf(element);
      const held = [...new Set(parts.map(nameOf))].sort().join('');
      return [own + held, ...parts.flatMap((part) => listTraits(part, own))];
    };
    for (const parent of [document.body, ...document.body.querySelectorAll('*')].reverse())
      for (const alike of Map.groupBy(parent.children, nameOf).values()) {
        const seen = new Map<string, number>();
        for (const each of alike) {
          const traits = new Set(listTraits(each, ''));
          const isKept = [...traits].some((trait) => (seen.get(trait) ?? 0) < 2);
          for (const trait of isKept ? traits : []) seen.set(trait, (seen.get(trait) ?? 0) + 1);
          if (!isKept && each !== alike.at(-1)) each.remove();
        }
      }
  });
}

/** Kinds of element, at a width of the window, whose colours axe judged on a page before and found nothing wrong. */
const RIGHT_KINDS = new Set<string>();

/**
 * What axe finds about colours on one of each kind of element that has text or is a link: those alike in the names of
 * their tags and classes, up to the root, and in all that colours follow from. A kind that was right on a page before is
 * not judged again.
 */
export async function findColourViolations(page: Page, part = 'body'): Promise<Violations> {
  const kinds = await page.evaluateHandle(listKinds, part);
  const names = await kinds.evaluate((all) => [...all.keys()]);
  const asked = names.filter((name) => !RIGHT_KINDS.has(name));
  if (asked.length === 0) return [];
  const elements = await kinds.evaluateHandle(
    (all, chosen) => chosen.flatMap((name) => all.get(name) ?? []),
    asked,
  );
  await bringAxe(page);
  const [violations, unjudged] = await page.evaluate(judgeColours, [elements, COLOUR_RULES] as const);
  for (const [index, name] of asked.entries()) if (!unjudged.includes(index)) RIGHT_KINDS.add(name);
  return violations;
}

/** Runs in the page: what axe finds on elements, and which of them, by their places, it finds fault with or cannot judge. */
async function judgeColours([elements, rules]: readonly [Element[], string[]]): Promise<
  [Violations, number[]]
> {
  if (!axe) throw new Error('axe is not there');
  const { violations, incomplete } = await axe.run(elements, {
    runOnly: rules,
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  });
  const unjudged = [...violations, ...incomplete].flatMap(({ nodes }) => nodes.map(({ element }) => element));
  return [
    violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]),
    unjudged.flatMap((element) => (element ? elements.indexOf(element) : [])),
  ];
}

/** Targets of less than 24 px without room around them. */
export async function findSmallTargets(page: Page): Promise<Violations> {
  return run(page, { runOnly: ['target-size'] });
}

/** Runs in the page: the first element of each kind, by a name of the kind. */
function listKinds(part: string): Map<string, Element> {
  // Two numbers of 32 bits stand for a long name.
  const shorten = (name: string): string => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < name.length; at++) {
      const code = name.charCodeAt(at);
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
    }
    return `${a >>> 0} ${b >>> 0}`;
  };
  const names = new Map<Element | null, string>([[null, '']]);
  const nameWithBackgrounds = (element: Element | null): string => {
    const known = names.get(element);
    if (known !== undefined || !element) return known ?? '';
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = [element.localName, element.getAttribute('class'), backgroundColor, backgroundImage, opacity];
    const name = shorten([nameWithBackgrounds(element.parentElement), ...own, filter].join(' '));
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
    const own = [color, fontSize, fontWeight, textDecoration, textShadow, innerWidth];
    const kind = shorten([nameWithBackgrounds(element), ...own].join('|'));
    if (!kinds.has(kind)) kinds.set(kind, element);
  }
  return kinds;
}

/** What passes is not described. Into frames axe does not look: we have none. */
async function run(page: Page, options: RunOptions, part?: string): Promise<Violations> {
  await bringAxe(page);
  return page.evaluate(
    async ([options, part]) => {
      if (!axe) throw new Error('axe is not there');
      const { violations } = await axe.run(part ?? document, { ...options, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
    },
    [options, part] as const,
  );
}

/** Axe comes to a page once, however often it is asked there. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => typeof axe === 'object'))) await page.evaluate(SOURCE);
}
