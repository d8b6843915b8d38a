import type { ComparableText } from '../../rulebook/align/comparable-text.ts';
import { isSlight, toRewordedWhat } from '../../rulebook/history/reworded-what.ts';
import type { WorkState } from './work-item.ts';

type Texts = Pick<ComparableText, 'folded' | 'masked'>;

/** How an English text differs for its translator from the one that was translated: in words before all. */
export function toWorkState(before: Texts, after: Texts): Exclude<WorkState, 'new' | 'moved'> {
  if (before.folded === after.folded) return 'current';
  if (isSameButForSigns(before.folded, after.folded)) return 'punctuation';
  return isSameButForSigns(before.masked, after.masked) ? 'references' : 'changed';
}

function isSameButForSigns(before: string, after: string): boolean {
  return isSlight(toRewordedWhat([{ lang: 'en', before, after }]));
}
