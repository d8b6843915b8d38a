import {
  isRuleNumber,
  levelOf,
  parentOf,
  type RuleNumber,
  sectionOf,
} from '../../../model/records/rule-number.ts';
import { toRulePath } from '../../../rulebook/book/address.ts';
import type { ContentsLine } from '../../model/reading/contents.ts';
import { h } from '../h.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageLang, toOwnPath } from '../own-page.ts';
import { findRuleInView, watchRuleInView } from '../rule-in-view.ts';
import { loadContents, loadSectionContents } from './load-contents.ts';
import { scrollInside } from './scroll-inside.ts';

/**
 * Completes the table that the page came with, unfolds the way to what is being read, and follows the reading. Gives what
 * folds and unfolds the line of a button; undefined where the files cannot be had: the table says so, and stays as it is.
 */
export async function showTableOfContents(
  nav: HTMLElement,
): Promise<((fold: Element) => Promise<void>) | undefined> {
  const tree = nav.querySelector<HTMLElement>('.toc-tree');
  if (!tree) return undefined;
  const { contents: texts } = await loadStrings('reading');
  const own = nav.dataset['number'] ?? '';
  const findLink = (number: RuleNumber) =>
    tree.querySelector<HTMLElement>(`a:is([href$="/${number}/"], [href="#${number}"])`);
  const createList = async (number: string) => {
    const sections = (await loadContents()).find((chapter) => chapter.number === number)?.sections;
    const lines = sections ?? (isRuleNumber(number) ? await loadSectionContents(number) : []);
    return h('ol', ...lines.map((line) => createLine(line, sections && texts.unfold)));
  };
  /** The list below a line is made when it is first unfolded, but for those that the page came with. */
  const setOpen = async (fold: Element, isOpen: boolean) => {
    const item = fold.closest('li');
    if (!item) return;
    fold.ariaExpanded = String(isOpen);
    const made =
      item.querySelector('ol') ?? (await createList(item.querySelector('.number')?.textContent ?? ''));
    const list = item.querySelector('ol') ?? item.appendChild(made);
    list.hidden = fold.ariaExpanded !== 'true';
  };
  const follow = async (id: string) => {
    if (!isRuleNumber(id)) return;
    const section = sectionOf(id);
    for (const above of [parentOf(section), section]) {
      const fold = above && findLink(above)?.parentElement?.querySelector('.toc-fold');
      if (fold) await setOpen(fold, true);
    }
    const rule = levelOf(id) === 'subrule' ? (parentOf(id) ?? id) : id;
    const link = findLink(rule) ?? findLink(section);
    const marked = tree.querySelector('[aria-current]');
    if (!link || link === marked) return;
    marked?.removeAttribute('aria-current');
    link.setAttribute('aria-current', id === own ? 'page' : 'location');
    scrollInside(nav, link);
  };
  try {
    // Of a long section the page came with the rules beside its own alone.
    const section = isRuleNumber(own) && parentOf(own) ? sectionOf(own) : undefined;
    const part = section && findLink(section)?.closest('li')?.querySelector('ol');
    if (part) part.replaceWith(await createList(section));
    else await loadContents();
  } catch {
    if (!tree.querySelector('[role="status"]')) tree.append(h('p', { role: 'status' }, texts.failed));
    return undefined;
  }
  await follow(findRuleInView()?.id ?? own);
  watchRuleInView((rule) => follow(rule?.id ?? own));
  return (fold) => setOpen(fold, fold.ariaExpanded !== 'true');
}

/** A line as the page came with; a rule that is on this page is gone to on it. */
function createLine({ number, text = '', lang }: ContentsLine, unfold?: string): HTMLElement {
  const isOnPage = document.getElementById(number)?.matches('.rule:not(.row)');
  const link = h(
    'a',
    { href: isOnPage ? `#${number}` : toOwnPath(toRulePath(readPageLang(), number)) },
    h('span.number', number),
    h('span.toc-text', { ...(lang && { lang }) }, text),
  );
  if (unfold === undefined) return h('li', h('div.toc-line', link));
  const label = unfold.replace('{name}', `${number} ${text}`.trim());
  const fold = h('button.toc-fold', { type: 'button', 'aria-expanded': 'false', 'aria-label': label });
  return h('li', h('div.toc-line', fold, link));
}
