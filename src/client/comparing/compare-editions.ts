import { groupChanges } from '../../history/group-changes.ts';
import type { ChangeLine } from '../../history/list-changes.ts';
import { formatCount } from '../../strings/format-string.ts';
import { createElement } from '../create-element.ts';
import { readPageLang } from '../page-lang.ts';
import { type Comparison, loadComparison, loadTexts } from './compare-data.ts';
import {
  type CompareContext,
  type CompareStrings,
  createDifferences,
  createGroup,
  createReferenceList,
} from './compare-elements.ts';
import { listChangedLangs } from './list-changed-langs.ts';

/** Lines of a comparison that is shown unfolded. */
const MOST_OPEN = 80;

const form = document.querySelector<HTMLFormElement>('#compare-form');
const place = document.querySelector<HTMLElement>('#comparison');
const status = document.querySelector<HTMLElement>('#compare-status');
if (form && place && status) {
  form.hidden = false;
  document.querySelector('#adjacent')?.toggleAttribute('hidden', true);
  const days = readDays(form);
  if (days) void showComparison(form, place, status, days);
}

/** The two editions of the address, older first, where the form has them; the form then shows them. */
function readDays(chosen: HTMLFormElement): [string, string] | undefined {
  const query = new URLSearchParams(location.search);
  const selects = [...chosen.querySelectorAll('select')];
  const chosenDays = selects.flatMap((select) => {
    const day = query.get(select.name) ?? '';
    if (![...select.options].some((option) => option.value === day)) return [];
    select.value = day;
    return [day];
  });
  const [from, to] = chosenDays;
  if (from === undefined || to === undefined) return undefined;
  const days: [string, string] = from <= to ? [from, to] : [to, from];
  // Chosen the other way round: the form says what is compared.
  for (const [place, select] of selects.entries()) select.value = days[place] ?? '';
  return days;
}

async function showComparison(
  chosen: HTMLFormElement,
  target: HTMLElement,
  told: HTMLElement,
  [from, to]: [string, string],
): Promise<void> {
  const strings = JSON.parse(target.dataset['strings'] ?? '{}') as CompareStrings;
  const base = target.dataset['base'] ?? '/';
  const lang = readPageLang();
  const tell = (message: string) => {
    told.textContent = message;
  };
  if (from === to) return tell(strings.same);
  tell(strings.working);
  const editions = [...(chosen.querySelector('select')?.options ?? [])].map(({ value }) => value).sort();
  const context: CompareContext = {
    lang,
    strings,
    toHref: (number, edition) => `${base}cr/${number}/?ed=${edition === 'after' ? to : from}`,
    fill: (line, below) => fillTexts(line, [from, to], below, context),
  };
  let comparison: Comparison;
  try {
    comparison = await loadComparison(editions, from, to);
  } catch {
    return tell(strings.failed);
  }
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const heading = strings.between
    .replace('{from}', dates.format(new Date(from)))
    .replace('{to}', dates.format(new Date(to)));
  target.append(createElement('h2', {}, heading));
  const all = groupChanges(comparison.changes);
  const references = all.flatMap(({ lines }) =>
    lines.flatMap(({ kind, to }) => (kind === 'references' && to ? [to] : [])),
  );
  const groups = all
    .map((group) => ({ ...group, lines: group.lines.filter(({ kind }) => kind !== 'references') }))
    .filter(({ lines }) => lines.length > 0);
  const isShort = groups.reduce((sum, { lines }) => sum + lines.length, 0) <= MOST_OPEN;
  for (const group of groups) {
    const names = comparison.sections[group.section];
    target.append(createGroup(group, names?.[lang] ?? names?.en ?? '', isShort, context));
  }
  if (references.length > 0) target.append(createReferenceList(references, context));
  const count = all.reduce((sum, { lines }) => sum + lines.length, 0);
  tell(count === 0 ? strings.none : formatCount(lang, strings.rules, count));
}

/** Puts the differences of a line below it, in each language that has some. */
async function fillTexts(
  { kind, from, to }: ChangeLine,
  [before, after]: [string, string],
  below: HTMLElement,
  context: CompareContext,
): Promise<void> {
  try {
    const [old, now] = await Promise.all([
      loadTexts(before, kind === 'split' ? undefined : from),
      loadTexts(after, kind === 'merged' ? undefined : to),
    ]);
    const langs = listChangedLangs(kind, old, now);
    below.append(...langs.map((lang) => createDifferences(old[lang], now[lang], lang, context)));
    if (langs.length === 0) below.append(createElement('p', { class: 'kicker' }, context.strings.textSame));
  } catch {
    below.append(createElement('p', { class: 'kicker' }, context.strings.failed));
  }
}
