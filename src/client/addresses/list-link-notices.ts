/** The notices the page has a sentence for. */
export type LinkNotice = 'moved' | 'same' | 'reworded' | 'gone' | 'unknown' | 'unclear';

/**
 * What to say of a link made for an edition, in order: `was` is its number then where the rule moved, `then` what the
 * short link found. Of a page that need not be what was meant, nothing is said of its words.
 */
export function listLinkNotices(was: string, then: string | null, isReworded: boolean): LinkNotice[] {
  if (then === 'gone' || then === 'unknown' || then === 'unclear') return [then];
  if (was) return isReworded ? ['moved', 'reworded'] : ['moved'];
  return [isReworded ? 'reworded' : 'same'];
}
