import { joinChanges } from '../../../model/records/join-changes.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { RuleChange } from '../../../model/records/rule.ts';
import { type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import type { ChangesResource, TextsResource } from '../../../outputs/api/edition-resource.ts';
import { isSlight, toRewordedWhat } from '../../../rulebook/history/compare-words.ts';
import type { ChangeLine } from '../../../rulebook/history/list-changes.ts';
import { fetchJson } from '../fetch-json.ts';
import { h } from '../h.ts';
import { type CompareContext, createDifferences } from './compare-elements.ts';

/**
 * Loads every step between two editions and joins them to what changed, with the names of the sections of the newer one.
 * `editions` are those that have a step, oldest first.
 */
export async function loadComparison(editions: readonly string[], from: string, to: string) {
  const steps = await Promise.all(
    editions
      .filter((edition) => edition > from && edition <= to)
      .map((edition) => fetchJson<ChangesResource>(`api/v1/changes/${edition}.json`)),
  );
  const changes = steps.reduce<RuleChange[]>((joined, { rules }) => joinChanges(joined, rules), []);
  return { changes, sections: steps.at(-1)?.sections ?? {} };
}

/** The texts of a number in an edition, by language; empty where it has none. */
export async function loadTexts(edition: string, number: RuleNumber | undefined) {
  if (!number) return {};
  const texts = await fetchJson<TextsResource>(`api/v1/texts/${edition}/${sectionOf(number)}.json`);
  return texts[number] ?? {};
}

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
