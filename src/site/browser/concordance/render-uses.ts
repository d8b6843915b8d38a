import type { ShownConcordance, ShownLine } from '../../../features/concordance/show-lines.ts';
import { WITHOUT } from '../../../features/concordance/sort-lines.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { h } from '../h.ts';
import { renderExcerpt, renderText } from '../hover-card/render-text.ts';
import { toOwnPath } from '../own-page.ts';

/** What the lines are made for. */
export interface UseContext {
  /** Of the page. */
  lang: Lang;
  texts: Strings['concordance'];
}

/** A line: where it is, the phrase between the words around it, the other language below. */
export function renderUse(line: ShownLine, lang: Lang, { texts }: UseContext): HTMLLIElement {
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
export function renderCounterparts(
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
