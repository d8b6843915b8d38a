import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { TextsResource } from '../../../outputs/api/edition-resource.ts';
import { isSlight, toRewordedWhat } from '../../../rulebook/history/compare-words.ts';
import type { ChangeLine } from '../../../rulebook/history/list-changes.ts';
import { h } from '../h.ts';
import { loadTexts } from './compare-data.ts';
import { type CompareContext, createDifferences } from './compare-elements.ts';

const createKicker = (text: string) => h('p.kicker', text);

/**
 * Puts the differences of a line below it, in each language that has some; of one alone it says why. `before` and `after`
 * are the two editions.
 */
export async function fillTexts(
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
    const { strings } = context;
    const langs = listChangedLangs(kind, old, now, context.lang);
    const texts = langs.map((lang) => createDifferences(old[lang], now[lang], lang, context));
    const what = toRewordedWhat(
      langs.map((lang) => ({ lang, before: old[lang] ?? '', after: now[lang] ?? '' })),
    );
    const tag = below.closest('[data-kinds="reworded"]')?.querySelector('.change-kind');
    if (tag && isSlight(what)) tag.textContent = strings.rewordedWhat[what];
    const [only, second] = langs;
    if (!only) return below.append(createKicker(strings.textSame));
    if (second) {
      below.classList.add('in-columns');
      // In the views of one language the other's are not shown.
      for (const [at, text] of texts.entries()) text.dataset['side'] = langs[at];
    } else if (old[only] && now[only]) below.append(createKicker(strings.only[only]));
    else if (only === 'en' && now.en) below.append(createKicker(strings.missingMeaning));
    below.append(...texts);
  } catch {
    below.append(createKicker(context.strings.failed));
  }
}

/**
 * The languages in which a line of a comparison has differences to show, the reader's first. Of a rule that both editions
 * have, a language that only one of them has says nothing.
 */
export function listChangedLangs(
  kind: ChangeLine['kind'],
  before: TextsResource[string],
  after: TextsResource[string],
  lang: Lang,
): Lang[] {
  return [lang, otherLang(lang)].filter((each) => {
    const isMissing = before[each] === undefined || after[each] === undefined;
    return before[each] !== after[each] && !(kind === 'reworded' && isMissing);
  });
}
