import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { TextsResource } from '../../../outputs/api/texts-resource.ts';
import type { ChangeLine } from '../../../rulebook/history/list-changes.ts';

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
