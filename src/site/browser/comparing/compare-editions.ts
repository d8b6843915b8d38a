import { formatDate } from '../../../model/strings/format-date.ts';
import { formatCount, formatString } from '../../../model/strings/format-string.ts';
import { toEditionLink, toShortPath } from '../../../rulebook/book/address.ts';
import { groupChanges } from '../../../rulebook/history/list-changes.ts';
import { h } from '../h.ts';
import { readPageLang, toOwnPath } from '../own-page.ts';
import {
  type CompareContext,
  type CompareStrings,
  createGroup,
  createReferenceList,
  createTools,
  filterLines,
} from './compare-elements.ts';
import { fillTexts, loadComparison } from './fill-texts.ts';

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

/** The two editions of the address where the form has them, older first, and whether they were chosen so; the form then shows them. */
function readDays(chosen: HTMLFormElement) {
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
  const isSwapped = from > to;
  if (isSwapped) for (const [place, select] of selects.entries()) select.value = place === 0 ? to : from;
  return isSwapped ? { from: to, to: from, isSwapped } : { from, to, isSwapped };
}

async function showComparison(
  chosen: HTMLFormElement,
  target: HTMLElement,
  told: HTMLElement,
  { from, to, isSwapped }: NonNullable<ReturnType<typeof readDays>>,
): Promise<void> {
  const strings = JSON.parse(target.dataset['strings'] ?? '{}') as CompareStrings;
  const lang = readPageLang();
  const tell = (message: string) => {
    told.textContent = message;
  };
  if (from === to) return tell(strings.same);
  tell(strings.working);
  const editions = [...(chosen.querySelector('select')?.options ?? [])].map(({ value }) => value).sort();
  const comparison = await loadComparison(editions, from, to).catch(() => undefined);
  if (!comparison) return tell(strings.failed);
  const heading = formatString(strings.between, { from: formatDate(lang, from), to: formatDate(lang, to) });
  const all = groupChanges(comparison.changes);
  const lines = all.flatMap((group) => group.lines);
  if (lines.length === 0) return tell(strings.none);
  const references = lines.flatMap(({ kind, to }) => (kind === 'references' && to ? [to] : []));
  const groups = all
    .map((group) => ({ ...group, lines: group.lines.filter(({ kind }) => kind !== 'references') }))
    .filter(({ lines }) => lines.length > 0);
  const isShort = groups.reduce((sum, { lines }) => sum + lines.length, 0) <= MOST_OPEN;
  const tools = createTools(lines, isShort, strings, (isOpen) => {
    for (const section of sections) section.open = isOpen;
  });
  const context: CompareContext = {
    lang,
    strings,
    toHref: (number, edition) =>
      toEditionLink(toOwnPath(toShortPath(number)), edition === 'after' ? to : from),
    fill: (line, below) => fillTexts(line, [from, to], below, context),
    onFilled: (section) => filterLines(section, tools.readKinds()),
  };
  const sections = groups.map((group) => {
    const names = comparison.sections[group.section];
    return createGroup(group, names?.[lang] ?? names?.en ?? '', isShort, context);
  });
  if (references.length > 0) sections.push(createReferenceList(references, context));
  target.append(h('h2', heading), tools.element, ...sections);
  const filter = () => {
    const kinds = tools.readKinds();
    for (const section of sections) filterLines(section, kinds);
    const count = lines.filter(({ kind }) => kinds.has(kind)).length;
    tell(`${isSwapped ? `${strings.swapped} ` : ''}${formatCount(lang, strings.rules, count)}`);
  };
  tools.filter.addEventListener('change', filter);
  filter();
}
