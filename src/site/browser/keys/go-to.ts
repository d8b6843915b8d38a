import { isRuleNumber, type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import { toRulePath } from '../../../rulebook/book/address.ts';
import type { ContentsChapter } from '../../model/reading/contents.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageLang, toOwnPath } from '../own-page.ts';
import { findRuleInView, listRules } from '../rule-in-view.ts';
import { showMessage } from '../show-message.ts';
import { loadContents } from '../table-of-contents/load-contents.ts';

/**
 * Goes to the rule, or the item of a work list, after or before the one being read, so that a screen reader reads it; past
 * the last one, to the page after or before, with the filter of a work list.
 */
export function goToRule(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('.work-entry')];
  const items = all.filter((item) => item.checkVisibility());
  const stops = items.length > 0 ? items : listRules();
  const next = stops[findCurrent(stops) + step];
  const page = document.querySelector<HTMLLinkElement>(`link[rel="${step > 0 ? 'next' : 'prev'}"]`);
  const end = document.querySelector<HTMLElement>('.work-keys')?.dataset[step > 0 ? 'last' : 'first'];
  if (next) {
    next.scrollIntoView({ block: 'start', behavior: readBehavior() });
    (next.querySelector<HTMLElement>('.rule-number a') ?? next).focus({ preventScroll: true });
  } else if (page) location.assign(page.href + (location.hash.startsWith('#state-') ? location.hash : ''));
  else if (end) showMessage(end);
}

/** Goes to the section after or before that of the page. */
export async function goToSection(step: 1 | -1): Promise<void> {
  const number = document.getElementById('toc')?.dataset['number'] ?? '';
  if (!isRuleNumber(number)) return;
  const next = findSection(await loadContents(), number, step);
  if (next) location.assign(toOwnPath(toRulePath(readPageLang(), next.number)));
  else showMessage((await loadStrings('reading')).keys.end);
}

/** Place of what has the focus, else of what is in view; -1 above the first. */
function findCurrent(stops: readonly HTMLElement[]): number {
  const focused = stops.findIndex((stop) => stop.contains(document.activeElement));
  if (focused >= 0 && isInSight(stops[focused])) return focused;
  if (scrollY === 0) return -1;
  const inView = findRuleInView(stops);
  return inView ? stops.indexOf(inView) : -1;
}

function isInSight(stop: HTMLElement | undefined): boolean {
  const box = stop?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

function readBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Puts the cursor into the field for a number, which the table of contents holds on every page. */
export function showJump(): void {
  const nav = document.getElementById('toc');
  if (!nav) return;
  // An old browser has no drawer.
  if (!nav.checkVisibility?.()) nav.showPopover?.();
  nav.querySelector('input')?.select();
}

/** The section after or before that of a number; a chapter is before its first section. Undefined past the ends. */
export function findSection(chapters: readonly ContentsChapter[], number: RuleNumber, step: 1 | -1) {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const own = sectionOf(number);
  const found = sections.findIndex((section) => section.number === own);
  const first = sections.findIndex((section) => section.number.startsWith(own));
  return found < 0 ? sections[step > 0 ? first : first - 1] : sections[found + step];
}
