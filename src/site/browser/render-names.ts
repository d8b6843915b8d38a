import type { NamePair } from '../../model/records/document.ts';
import { type Lang, otherLang } from '../../model/records/lang.ts';
import { h } from './h.ts';

/** The names of a thing as `Names.astro` has them: the reader's first, the other beside it. */
export function renderNames(names: NamePair, lang: Lang): (Node | string)[] {
  const known = [lang, otherLang(lang)].filter((each) => names[each]);
  return known.flatMap((each, index) => [
    ...(index > 0 ? [' '] : []),
    h(
      'span',
      { lang: each, ...(index > 0 && { class: 'beside' }), ...(known.length > 1 && { 'data-side': each }) },
      names[each] ?? '',
    ),
  ]);
}
