import { withBase } from '../../book/address.ts';
import type { Lang } from '../../records/lang.ts';
import type { ShownGroup, ShownHit, ShownName, ShownResult } from '../../search/show/show-results.ts';
import { formatCount, formatString } from '../../strings/format-string.ts';
import type { SearchStrings } from '../../strings/search-strings.ts';
import { make } from '../make-element.ts';

/** What the results are made for. */
export interface ResultContext {
  lang: Lang;
  base: string;
  texts: SearchStrings;
  /** Prefix of element ids, so that two lists can stand on a page. */
  prefix: string;
}

/** One group of results as an element: where it stands, then a link a result. Each link is an option of the box. */
export function renderGroup(group: ShownGroup, first: number, context: ResultContext): HTMLElement {
  const element = make('div', 'search-group');
  const above = group.above
    .map(({ number, names }) => `${number} ${names[0]?.text ?? ''}`.trim())
    .join(' › ');
  if (above !== '') {
    const label = make('p', 'search-above', above);
    label.id = `${context.prefix}-above-${first}`;
    element.setAttribute('aria-labelledby', label.id);
    element.setAttribute('role', 'group');
    label.setAttribute('role', 'presentation');
    element.append(label);
  } else element.setAttribute('role', 'presentation');
  for (const [place, hit] of group.hits.entries()) element.append(renderHit(hit, first + place, context));
  return element;
}

function renderHit(hit: ShownHit, place: number, { base, texts, prefix }: ResultContext): HTMLElement {
  const link = make('a', 'search-hit');
  link.href = withBase(base, hit.path);
  link.id = `${prefix}-hit-${place}`;
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', 'false');
  link.tabIndex = -1;
  const head = make('span', 'search-head');
  if (hit.number) head.append(make('span', 'search-number', hit.number));
  else head.append(make('span', 'search-mark', texts.marks[hit.kind === 'ruling' ? 'ruling' : 'glossary']));
  for (const [index, name] of hit.names.entries()) head.append(renderName(name, index === 0));
  link.append(head);
  if (hit.excerpt.length > 0) {
    const excerpt = make('span', 'search-excerpt');
    excerpt.lang = hit.excerptLang;
    for (const part of hit.excerpt) excerpt.append(part.marked ? make('mark', '', part.text) : part.text);
    link.append(excerpt);
  }
  return link;
}

function renderName(name: ShownName, isFirst: boolean): HTMLElement {
  const element = make('span', isFirst ? 'search-name' : 'search-beside', name.text);
  element.lang = name.lang;
  return element;
}

/** What is said above the results: how many, what became of a number, what was searched for instead. */
export function describeResult(
  result: ShownResult,
  query: string,
  tier: 'names' | 'text',
  { lang, texts }: ResultContext,
): string {
  const { number, instead, weak, total } = result;
  const said: string[] = [];
  if (number?.state === 'never') said.push(formatString(texts.never, { number: number.asked }));
  if (number?.state === 'gone')
    said.push(formatString(texts.gone, { number: number.asked, last: number.last ?? '' }));
  if (number?.state === 'moved')
    said.push(
      formatString(texts.moved, { number: number.asked, last: number.last ?? '', today: number.today ?? '' }),
    );
  if (instead) said.push(formatString(texts.instead, { query: instead }));
  else if (weak) said.push(texts.weak);
  if (total > 0) said.push(formatCount(lang, texts.count, total));
  else if (said.length === 0 && tier === 'text') said.push(formatString(texts.none, { query }));
  if (tier === 'names') said.push(texts.partial);
  return said.join(' ');
}
