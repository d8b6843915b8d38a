import type { TextsResource } from '../../api/texts-resource.ts';
import type { ChangeLine } from '../../history/list-changes.ts';
import type { Lang } from '../../records/lang.ts';

/**
 * The languages in which a line of a comparison has differences to show. Of a rule that both editions have, a language
 * that only one of them has says nothing.
 */
export function listChangedLangs(
  kind: ChangeLine['kind'],
  before: TextsResource[string],
  after: TextsResource[string],
): Lang[] {
  return (['ja', 'en'] as const).filter((lang) => {
    const isMissing = before[lang] === undefined || after[lang] === undefined;
    return before[lang] !== after[lang] && !(kind === 'reworded' && isMissing);
  });
}
