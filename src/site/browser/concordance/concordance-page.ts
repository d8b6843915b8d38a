import type { ConcordanceQuery } from '../../../features/concordance/create-concordance.ts';
import type { ShownConcordance, ShownLine } from '../../../features/concordance/show-lines.ts';
import { type ShownPart, WITHOUT } from '../../../features/concordance/sort-lines.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import { formatCount, formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { toConcordancePath, toSearchPath } from '../../../rulebook/book/address.ts';
import { collectParts } from '../collect-parts.ts';
import { findClosest } from '../find-closest.ts';
import { h } from '../h.ts';
import { renderExcerpt, renderText } from '../hover-card/render-text.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageLang, toOwnAddress, toOwnPath } from '../own-page.ts';

/** What the lines are made for. */
interface UseContext {
  /** Of the page. */
  lang: Lang;
  texts: Strings['concordance'];
}

/** A line: where it is, the phrase between the words around it, the other language below. */
function renderUse(line: ShownLine, lang: Lang, { texts }: UseContext): HTMLLIElement {
  const [name] = line.names;
  const place = h(
    'a.kwic-place.ui',
    { href: toOwnPath(line.path), ...(line.number ? {} : { lang: name?.lang ?? lang }) },
    line.number ?? name?.text ?? line.path,
  );
  const words = h(
    'p.kwic-words',
    { lang },
    h('span.kwic-before', h('span', ...renderText(line.before, lang))),
    h('mark', ...renderText(line.hit, lang)),
    h('span.kwic-after', ...renderText(line.after, lang)),
  );
  const other =
    line.other.length > 0
      ? h('p.kwic-other', { lang: otherLang(lang) }, ...renderExcerpt(line.other, otherLang(lang)))
      : h('p.kwic-other.kicker', texts.noOther);
  return h('li', place, words, other);
}

/** The ways the phrase was translated as buttons, each of which shows its lines alone. */
function renderCounterparts(
  { counterparts, without, untranslated, total, lang }: ShownConcordance,
  chosen: string | undefined,
  { lang: pageLang, texts }: UseContext,
): HTMLLIElement[] {
  const format = new Intl.NumberFormat(pageLang);
  const toItem = (as: string | undefined, count: number, ...children: (Node | string)[]) => {
    const button = h(
      'button.button',
      { type: 'button', 'aria-pressed': String(as === chosen), ...(as !== undefined && { 'data-as': as }) },
      ...children,
      ' ',
      format.format(count),
    );
    return h('li', button);
  };
  const tag = () => h('span.tag', texts.official);
  return [
    toItem(undefined, total, texts.all),
    ...counterparts.map(({ text, count, isAuthored }) => {
      const said = h('b', { lang: otherLang(lang) }, ...renderText(text, otherLang(lang)));
      return toItem(text, count, said, ...(isAuthored ? [' ', tag()] : []));
    }),
    ...(without > 0 ? [toItem(WITHOUT, without, texts.without)] : []),
    ...(untranslated > 0 ? [h('li.kicker', `${texts.untranslated} ${format.format(untranslated)}`)] : []),
  ];
}

/** Lines at a time. */
const COUNT = 50;

/** The parts of the page; the build makes them, the script fills them. */
type ConcordanceParts = Record<
  'intro' | 'status' | 'help' | 'result' | 'counterparts' | 'note' | 'lines',
  HTMLElement
> & { form: HTMLFormElement; more: HTMLButtonElement };

/** Brings the page to life: the question of its address, its lines, what they are narrowed to and in which order. */
async function bindConcordancePage(page: ConcordanceParts): Promise<void> {
  const { form, intro, status, result, lines, more } = page;
  const lang = readPageLang();
  let chosen: string | undefined;

  const readForm = () =>
    Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value)]));
  const showForm = (parameters: URLSearchParams) => {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const first = field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : '';
      field.value = parameters.get(field.name) ?? first;
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = first;
    }
    chosen = parameters.get('as') ?? undefined;
  };
  const toAddress = () => {
    const { q = '', ...others } = readForm();
    const address = new URL(toOwnAddress(toConcordancePath(lang, q)));
    for (const [name, value] of Object.entries({ ...others, as: chosen ?? '' }))
      if (value !== '') address.searchParams.set(name, value);
    return address;
  };
  const show = async (from: number) => {
    const { q = '', match = '', in: wanted = '', sort = '' } = readForm();
    const isAsked = q.trim() !== '';
    intro.hidden = isAsked;
    if (!isAsked) {
      result.hidden = true;
      status.textContent = '';
      page.help.replaceChildren();
      return;
    }
    const texts = await loadStrings('concordance');
    if (from === 0) status.textContent = texts.searching;
    const query: ConcordanceQuery = {
      text: q,
      match: (match || 'words') as NonNullable<ConcordanceQuery['match']>,
      lang: wanted === 'en' || wanted === 'ja' ? wanted : undefined,
    };
    const part: ShownPart = {
      lang,
      sort: (sort || 'number') as ShownPart['sort'],
      as: chosen,
      from,
      count: COUNT,
    };
    const shown = await askLines({ query, part });
    if (!shown) {
      result.hidden = true;
      status.textContent = texts.failed;
      return;
    }
    fillPage(page, shown, from, chosen, { lang, texts });
  };
  const start = (from = 0) => show(from).catch(() => undefined);

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    chosen = undefined;
    history.pushState({}, '', toAddress());
    start();
  });
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    if (target.name !== 'sort') chosen = undefined;
    history.replaceState({}, '', toAddress());
    start();
  });
  page.counterparts.addEventListener('click', ({ target }) => {
    const button = findClosest<HTMLButtonElement>(target, 'button');
    if (!button) return;
    chosen = button.dataset['as'];
    history.replaceState({}, '', toAddress());
    start();
  });
  // Links to other questions of this page are answered where they are.
  document.addEventListener('click', (event) => {
    const link = findClosest<HTMLAnchorElement>(event.target, 'a[data-ask]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState({}, '', link.href);
    showForm(new URL(link.href).searchParams);
    scrollTo({ top: 0 });
    start();
  });
  addEventListener('popstate', () => {
    showForm(new URLSearchParams(location.search));
    start();
  });
  more.addEventListener('click', async () => {
    const before = lines.children.length;
    await start(before);
    lines.children[before]?.querySelector('a')?.focus({ preventScroll: true });
  });
  // What was typed before this script came stays.
  if (location.search === '') return;
  showForm(new URLSearchParams(location.search));
  await start();
}

/** Shows an answer; from the first line on it takes the place of the one before. */
function fillPage(
  { status, help, result, counterparts, note, lines, more }: ConcordanceParts,
  shown: ShownConcordance,
  from: number,
  chosen: string | undefined,
  context: UseContext,
): void {
  const { lang, texts } = context;
  const { phrase, total, places } = shown;
  const count = formatCount(lang, texts.lines, total);
  result.hidden = total === 0;
  if (from === 0) {
    const found = formatString(texts.found, {
      phrase,
      lines: count,
      places: new Intl.NumberFormat(lang).format(places),
    });
    status.textContent = total > 0 ? found : formatString(texts.none, { phrase });
    help.replaceChildren(...(total > 0 ? [] : renderHelp(shown, context)));
    lines.replaceChildren();
    const pressed = document.activeElement?.closest('[data-as], [aria-pressed]')?.getAttribute('data-as');
    counterparts.replaceChildren(...renderCounterparts(shown, chosen, context));
    if (pressed !== undefined) {
      const buttons = [...counterparts.querySelectorAll('button')];
      buttons.find((button) => button.getAttribute('data-as') === pressed)?.focus({ preventScroll: true });
    }
    note.replaceChildren(...describeCounterparts(shown, context.texts));
  }
  lines.append(...shown.lines.map((line) => renderUse(line, shown.lang, context)));
  more.hidden = lines.children.length >= shown.chosen;
}

/** What the marks of the counterparts mean, or why there are none. */
function describeCounterparts(
  { phrase, counterparts, without }: ShownConcordance,
  texts: UseContext['texts'],
): string[] {
  if (counterparts.length === 0) return [formatString(texts.noCounterparts, { phrase })];
  const marks = counterparts.some(({ isAuthored }) => isAuthored) ? [texts.officialMeaning] : [];
  return [[...marks, ...(without > 0 ? [texts.withoutMeaning] : [])].join(' ')];
}

/** What to do where nothing is found: compare otherwise, look up a piece, search. */
function renderHelp({ phrase, lang: phraseLang, instead, pieces }: ShownConcordance, context: UseContext) {
  const { lang, texts } = context;
  const format = new Intl.NumberFormat(lang);
  const toLink = (path: string, text: string, attributes: Record<string, string> = {}) =>
    h('li', h('a', { href: toOwnPath(path), ...attributes }, text));
  const own = { 'data-ask': '' };
  const toOwnLink = (text: string, count: number) =>
    toLink(toConcordancePath(lang, text), `${text} (${format.format(count)})`, { ...own, lang: phraseLang });
  const ways = instead.map(({ match, count }) =>
    toLink(
      `${toConcordancePath(lang, phrase)}&match=${match}`,
      formatString(texts.instead, { match: texts.matches[match], count: format.format(count) }),
      own,
    ),
  );
  const search = toLink(toSearchPath(lang, phrase), texts.search);
  const rest = pieces.length > 0 ? [h('p', texts.pieces)] : [];
  return [
    h('ul.kwic-ways.cluster', ...ways, search),
    ...rest,
    h('ul.kwic-ways.cluster', ...pieces.map(({ text, count }) => toOwnLink(text, count))),
  ];
}

/** What the page asks the worker. */
export interface LinesRequest {
  query: ConcordanceQuery;
  part: ShownPart;
}

let worker: Worker | undefined;
let asking: MessagePort | undefined;

/** Asks for lines; undefined where the texts cannot be had. Never answered where something else is asked before. */
function askLines(request: LinesRequest): Promise<ShownConcordance | undefined> {
  worker ??= new Worker(new URL('./concordance-worker.ts', import.meta.url), { type: 'module' });
  const started = worker;
  asking?.close();
  const { port1, port2 } = new MessageChannel();
  asking = port1;
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<ShownConcordance | undefined>) => resolve(data);
    started.onerror = () => resolve(undefined);
    started.postMessage(request, [port2]);
  });
}

bindConcordancePage(collectParts(document));
