import {
  isRuleNumber,
  levelOf,
  parentOf,
  type RuleNumber,
  sectionOf,
} from '../../../model/records/rule-number.ts';
import type { ContentsChapter, ContentsLine } from '../../model/reading/contents-tree.ts';
import { h } from '../h.ts';
import { loadStrings } from '../load-strings.ts';
import { findRuleInView, watchRuleInView } from '../rule-in-view.ts';
import { loadContents, loadSectionContents } from './load-contents.ts';
import { renderLine, type TreeLine } from './render-line.ts';
import { scrollInside } from './scroll-inside.ts';

/**
 * Puts chapters, sections and rules into the table, unfolds the way to what is being read, and follows the reading.
 * False where the files cannot be had; the table says so, and what the page came with stays.
 */
export async function showTableOfContents(nav: HTMLElement): Promise<boolean> {
  const tree = nav.querySelector<HTMLElement>('.toc-tree');
  if (!tree) return false;
  const { contents: texts } = await loadStrings('reading');
  const lines = new Map<RuleNumber, TreeLine>();
  try {
    const chapters = await loadContents();
    const made = renderChapters(chapters, texts.unfold, lines);
    const follow = createFollower(nav, lines);
    const place = nav.scrollTop;
    // It takes the place of what the page came with once it is unfolded as far.
    await follow(nav.dataset['number'] ?? '');
    tree.replaceChildren(made);
    nav.scrollTop = place;
    await follow(findRuleInView()?.id ?? nav.dataset['number'] ?? '');
    watchRuleInView((rule) => follow(rule?.id ?? nav.dataset['number'] ?? ''));
    return true;
  } catch {
    if (!tree.querySelector('[role="status"]')) tree.append(h('p', { role: 'status' }, texts.failed));
    return false;
  }
}

function renderChapters(
  chapters: readonly ContentsChapter[],
  unfoldLabel: string,
  lines: Map<RuleNumber, TreeLine>,
): HTMLElement {
  const add = (line: ContentsLine, listBelow?: () => Promise<HTMLElement>) => {
    const made = renderLine(line, unfoldLabel, listBelow);
    lines.set(line.number, made);
    return made.item;
  };
  const listRules = async (section: RuleNumber) => {
    const rules = await loadSectionContents(section);
    return createList(rules.map((rule) => add(rule)));
  };
  return createList(
    chapters.map((chapter) =>
      add(
        chapter,
        chapter.sections.length > 0
          ? async () =>
              createList(chapter.sections.map((section) => add(section, () => listRules(section.number))))
          : undefined,
      ),
    ),
  );
}

function createList(items: readonly HTMLElement[]): HTMLElement {
  return h('ol', ...items);
}

/** Marks the line of a rule, unfolding what is above it, and keeps it in sight inside the table. */
function createFollower(nav: HTMLElement, lines: ReadonlyMap<RuleNumber, TreeLine>) {
  let marked: HTMLAnchorElement | undefined;
  return async (id: string) => {
    if (!isRuleNumber(id)) return;
    const rule = levelOf(id) === 'subrule' ? (parentOf(id) ?? id) : id;
    const section = sectionOf(id);
    for (const above of [parentOf(section), section]) await (above && lines.get(above)?.unfold());
    const link = (lines.get(rule) ?? lines.get(section))?.link;
    if (!link || link === marked) return;
    marked?.removeAttribute('aria-current');
    link.setAttribute('aria-current', id === nav.dataset['number'] ? 'page' : 'location');
    marked = link;
    scrollInside(nav, link);
  };
}
