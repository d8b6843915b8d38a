import type { CitedSide } from '../../../features/citing/to-citation.ts';
import { inLangs, type Lang } from '../../../model/records/lang.ts';
import { isRuleNumber, parentOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { readPageLang, toOwnPath } from '../own-page.ts';

/** What a link leads to, ready to be shown. */
export interface CardSubject {
  number?: string;
  reading?: string;
  isGone: boolean;
  isOutdated: boolean;
  sides: Partial<Record<Lang, CitedSide>>;
}

/** What pages add to a text: readings, states, labels. */
const ADDED = 'rt, rp, summary, .state, .mark';

/**
 * The subject of a card out of a page that shows it, the one being read or one kept on the device: without a connection
 * there are pages, but not a file for every rule. `id` is a rule number or the slug of a term; rejects where no page at
 * hand has it.
 */
export async function readSubject(id: string): Promise<CardSubject> {
  const number = isRuleNumber(id) ? id : undefined;
  for (const path of number ? listRulePages(number) : [`glossary/${id}/`]) {
    const page = await loadPage(path).catch(() => undefined);
    const holder = page && findHolder(page, number);
    if (holder) return toSubject(holder, number);
  }
  throw new Error(`no page at hand shows ${id}`);
}

/** The page being read, then the rule's own, then those above it, which hold it too. */
function listRulePages(number: RuleNumber): string[] {
  const paths = [location.pathname];
  for (let each: RuleNumber | undefined = number; each; each = parentOf(each)) paths.push(`cr/${each}/`);
  return paths;
}

async function loadPage(path: string): Promise<Document> {
  if (path === location.pathname) return document;
  const response = await fetch(toOwnPath(`/${readPageLang()}/${path}`));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The element around a rule or term; of a chapter, section or term the page's own text. */
function findHolder(page: Document, number: RuleNumber | undefined): Element | null {
  const rule = number ? page.getElementById(number) : null;
  if (rule?.querySelector('.side')) return rule;
  const isOwn = !number || page.querySelector('h1 .number')?.textContent === number;
  return isOwn ? page.querySelector('main:has(.side)') : null;
}

function toSubject(holder: Element, number: RuleNumber | undefined): CardSubject {
  const sides = inLangs((lang) => toSide(holder, lang));
  return {
    ...(number ? { number } : {}),
    isGone: false,
    isOutdated: Boolean(sides.ja && holder.querySelector('.mark')),
    sides,
  };
}

function toSide(holder: Element, lang: Lang): CitedSide | undefined {
  const side = holder.querySelector(`.side[lang="${lang}"]`);
  const title = [...holder.querySelectorAll('.names:not(.borrowed) span')].find(
    (name) => name.closest('[lang]')?.getAttribute('lang') === lang,
  );
  if (!side) return undefined;
  return {
    title: title && toText(title),
    text: [...side.querySelectorAll(':is(p, li):not(.example > *, .state, li li)')]
      .map(toText)
      .filter(Boolean),
    examples: [...side.querySelectorAll('.example > p')].map(toText),
  };
}

function toText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const added of copy.querySelectorAll(ADDED)) added.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
