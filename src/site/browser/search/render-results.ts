import type { DocKind } from '../../../features/search/engine/name-resources.ts';
import type {
  ShownAnswer,
  ShownGroup,
  ShownHit,
  ShownResult,
} from '../../../features/search/show/show-results.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { formatDocumentDate } from '../../../model/strings/format-date.ts';
import { formatCount, formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import type { Name } from '../../../rulebook/book/name.ts';
import { describeEarlier } from '../addresses/describe-earlier.ts';
import { h } from '../h.ts';
import { renderExcerpt, renderText } from '../hover-card/render-text.ts';
import { toOwnPath } from '../own-page.ts';

/** The names alone, or the full text as well. */
export type SearchTier = 'names' | 'text';

/** Results with the cards that what is typed names, where a card file is kept. */
export interface BoxResult extends ShownResult {
  cards?: ShownGroup<'card'>;
}

/** What the results are made for. */
export interface ResultContext {
  lang: Lang;
  texts: Strings['search'];
  /** Prefix of element ids, so that two lists can be on a page. */
  prefix: string;
  /** What the answers are: options of a box that the arrows choose from, or links of a page under headings. */
  answers: 'options' | 'links';
}

/** One group of results as an element: where it is, then a link a result. */
export function renderGroup(group: ShownGroup<DocKind | 'card'>, first: number, context: ResultContext) {
  const above = group.above
    .map(({ number, names }) => `${number ?? ''} ${names[0]?.text ?? ''}`.trim())
    .join(' › ');
  const hits = group.hits.map((hit, place) => renderHit(hit, first + place, context));
  const id = `${context.prefix}-above-${first}`;
  const isList = context.answers === 'links';
  const label = h(
    isList ? 'h2' : 'p',
    { class: 'search-above', id, ...(!isList && { role: 'presentation' }) },
    above,
  );
  const named = above === '' ? [] : [label];
  if (isList) return h('div.search-group', ...named, ...hits);
  const role = above === '' ? 'presentation' : 'group';
  return h('div.search-group', { role, ...(above !== '' && { 'aria-labelledby': id }) }, ...named, ...hits);
}

/** The one answer above a list of links: the rule's own words in both languages, with the way to cite it. */
export function renderAnswer(answer: ShownAnswer, { texts }: ResultContext): HTMLElement {
  const { number, path, names } = answer;
  const id = `search-answer-${number}`;
  return h(
    'article.search-answer',
    { 'aria-labelledby': id },
    h(
      'h2',
      { id },
      h(
        'a.search-hit.quiet',
        { href: toOwnPath(path) },
        h('span.search-number', number),
        ...names.flatMap((name, index) => [' ', renderName(name, index === 0)]),
      ),
    ),
    ...answer.texts.map(({ lang, text }) => h('p', { lang }, ...renderText(text, lang))),
    h('button.cite', { type: 'button', 'data-cite': number, 'aria-haspopup': 'dialog' }, texts.cite),
  );
}

/** Makes a link an answer of its list: only in a box the arrows choose it, and it is no stop of the Tab key. */
export function describeAnswer({ answers, prefix }: ResultContext, place: number): Record<string, string> {
  const id = `${prefix}-hit-${place}`;
  return answers === 'links' ? { id } : { id, role: 'option', 'aria-selected': 'false', tabindex: '-1' };
}

function renderHit(hit: ShownHit<DocKind | 'card'>, place: number, context: ResultContext): HTMLElement {
  const { lang, texts } = context;
  const mark = texts.marks[hit.kind === 'ruling' || hit.kind === 'card' ? hit.kind : 'glossary'];
  const head = h(
    'span.search-head.cluster',
    h('span', { class: hit.number ? 'search-number' : 'tag' }, hit.number ?? mark),
    ...hit.names.map((name, index) => renderName(name, index === 0)),
    ...(hit.document ? [renderDocument(hit.document, lang)] : []),
  );
  const attributes = {
    class: 'search-hit quiet',
    href: toOwnPath(hit.path),
    ...describeAnswer(context, place),
  };
  if (hit.excerpt.length === 0) return h('a', attributes, head);
  const excerptAttributes = { class: 'search-excerpt', lang: hit.excerptLang };
  return h(
    'a',
    attributes,
    head,
    h('span', excerptAttributes, ...renderExcerpt(hit.excerpt, hit.excerptLang)),
  );
}

/** The document that a result is in with its day, or its month where it tells no more. */
function renderDocument({ name, date }: NonNullable<ShownHit['document']>, lang: Lang): HTMLElement {
  const title = h('span', { lang: name.lang }, name.text);
  if (!date) return h('span.search-document', title);
  const day =
    date.length === '1998-04'.length ? { date: `${date}-01`, datePrecision: 'month' as const } : { date };
  return h('span.search-document', title, ` (${formatDocumentDate(lang, day)})`);
}

function renderName(name: Name, isFirst: boolean): HTMLElement {
  return h('span', { class: isFirst ? 'search-name' : 'search-beside', lang: name.lang }, name.text);
}

/** What is said above the results: how many, what became of a number, what was searched for instead. */
export function describeResult(
  result: BoxResult,
  query: string,
  tier: SearchTier,
  { lang, texts }: ResultContext,
): string {
  const { number, instead, weak, unknownCards } = result;
  const total = result.total + (result.cards?.hits.length ?? 0);
  const isAll = tier === 'text';
  const notes: string[] = [];
  // What a number was is told by the second tier.
  if (number?.state === 'never' && isAll) notes.push(formatString(texts.never, { number: number.asked }));
  // Beside a rule that is there one is enough: the first result stays in sight of a phone's keyboard.
  const before = number?.before?.slice(0, number.state === 'found' ? 1 : undefined) ?? [];
  if (number) notes.push(...describeEarlier(number.asked, before, texts, lang));
  const isNothing = total === 0 && !number && !instead && isAll;
  if (isNothing) notes.push(formatString(texts.none, { query }));
  if (!import.meta.env.HAS_CARDS && (isNothing || unknownCards.length > 0)) notes.push(texts.cards);
  if (instead) notes.push(formatString(texts.instead, { query: instead }));
  else if (weak) notes.push(texts.weak);
  if (total > 0) notes.push(formatCount(lang, texts.count, total));
  if (tier === 'names') notes.push(texts.partial);
  return notes.join(' ');
}
