import type { Lang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { formatCount } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { compareWords, shortenSame } from '../../../rulebook/history/compare-words.ts';
import { type ChangeGroup, type ChangeLine, countKinds } from '../../../rulebook/history/list-changes.ts';
import { h } from '../h.ts';
import { renderText } from '../hover-card/render-text.ts';

/** The page's own texts, given in its markup. */
export type CompareStrings = Strings['changes'] &
  Pick<Strings['history'], 'removedWords' | 'addedWords' | 'rewordedWhat'> &
  Pick<Strings['state'], 'missingMeaning'>;

/** What the elements of a comparison are made with. */
export interface CompareContext {
  lang: Lang;
  strings: CompareStrings;
  /** Address of what a number means in the older or the newer of the two editions. */
  toHref(number: RuleNumber, edition: 'before' | 'after'): string;
  /** Told of a section whose lines were just made. */
  onFilled(section: HTMLDetailsElement): void;
  /** Fills a line with its differences, once it is opened. */
  fill(line: ChangeLine, place: HTMLElement): Promise<void>;
}

/** A section of the comparison, its lines under its name, folded away unless `isOpen`. */
export function createGroup(group: ChangeGroup, name: string, isOpen: boolean, context: CompareContext) {
  const counts = countKinds(group.lines).map(({ kind, count }) => `${context.strings.kinds[kind]} ${count}`);
  const summary = h(
    'summary',
    h('span.number', group.section),
    ` ${name} `,
    h('span.kicker', counts.join(' · ')),
  );
  const list = h('ul.changes.lined');
  const details = h('details.change-summary', summary, list);
  details.dataset['kinds'] = group.lines.map(({ kind }) => kind).join(' ');
  details.open = isOpen;
  details.addEventListener('toggle', () => {
    if (list.childElementCount > 0) return;
    list.append(...group.lines.map((line) => createLine(line, context)));
    context.onFilled(details);
  });
  return details;
}

function createLine(line: ChangeLine, context: CompareContext): HTMLElement {
  const { strings } = context;
  const { kind, from, to, along } = line;
  const numbers = [...new Set([from, to])].filter((number) => number !== undefined);
  const head = h(
    'p.change-head.cluster',
    h('span', { class: `tag change-kind ${kind}` }, strings.kinds[kind]),
  );
  numbers.forEach((number, index) => {
    if (index > 0) head.append(h('span.arrow', ' → '));
    const href = context.toHref(number, number === to ? 'after' : 'before');
    head.append(h('a.number', { href }, number));
  });
  if (along > 0) head.append(h('span.kicker', formatCount(context.lang, strings.along, along)));
  const item = h('li', { 'data-kinds': kind }, head);
  if (kind === 'moved') return item;
  const place = h('div.change-texts');
  const details = h('details', h('summary', strings.differences), place);
  details.addEventListener('toggle', () => {
    if (place.childElementCount === 0) void context.fill(line, place);
  });
  // One tap, on the section, shows all of it.
  details.open = true;
  item.append(details);
  return item;
}

/** Hides the lines of other kinds, and the section where none is left. */
export function filterLines(section: HTMLDetailsElement, kinds: ReadonlySet<string>): void {
  for (const part of [section, ...section.querySelectorAll<HTMLElement>('[data-kinds]')])
    part.hidden = !part.dataset['kinds']?.split(' ').some((kind) => kinds.has(kind));
}

/** Rules in which only numbers of other rules changed, folded away together. */
export function createReferenceList(numbers: readonly RuleNumber[], context: CompareContext) {
  const toLink = (number: RuleNumber) => h('a.number', { href: context.toHref(number, 'after') }, number);
  const summary = formatCount(context.lang, context.strings.referencesTitle, numbers.length);
  return h(
    'details.change-summary',
    { 'data-kinds': 'references' },
    h('summary', summary),
    h('ul.citations.columns', ...numbers.map((number) => h('li', toLink(number)))),
  );
}

/** The difference between two texts, as on the pages that were built. */
export function createDifferences(
  before: string | undefined,
  after: string | undefined,
  lang: Lang,
  { lang: pageLang, strings }: CompareContext,
): HTMLElement {
  const paragraph = h('p.differences', { lang });
  for (const { type, text } of shortenSame(compareWords(before ?? '', after ?? '', lang))) {
    if (type === 'same' || before === undefined) {
      paragraph.append(...renderText(text, pageLang));
      continue;
    }
    const label = type === 'removed' ? strings.removedWords : strings.addedWords;
    const words = h('span.hidden-text', { lang: pageLang }, `${label} `);
    paragraph.append(h(type === 'removed' ? 'del' : 'ins', words, ...renderText(text, pageLang)));
  }
  return paragraph;
}

/**
 * A box for each kind of change there is, with its count, and the button that shows or hides all differences. `readKinds`
 * tells which the reader wants to see, and `filter` of it when that changes.
 */
export function createTools(
  lines: readonly ChangeLine[],
  isOpen: boolean,
  strings: CompareStrings,
  onOpenAll: (isOpen: boolean) => void,
) {
  const boxes = countKinds(lines).map(({ kind, count }) =>
    h('label', h('input', { type: 'checkbox', value: kind, checked: '' }), `${strings.kinds[kind]} ${count}`),
  );
  const filter = h('fieldset.compare-kinds.cluster', h('legend.hidden-text', strings.filter), ...boxes);
  const open = h('button.button', { type: 'button' });
  let isAllOpen = isOpen;
  const name = () => {
    open.textContent = isAllOpen ? strings.closeAll : strings.openAll;
  };
  name();
  open.addEventListener('click', () => {
    isAllOpen = !isAllOpen;
    name();
    onOpenAll(isAllOpen);
  });
  return {
    element: h('div.compare-tools.cluster.ui', ...(boxes.length > 1 ? [filter] : []), open),
    filter,
    readKinds: () =>
      new Set([...filter.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)),
  };
}
