import type { Lang } from './lang.ts';

/** Names as a list in a line of text: `Tap, Untap`, 「タップ、アンタップ」. */
export function joinNames(names: readonly string[], lang: Lang): string {
  return names.join(lang === 'ja' ? '、' : ', ');
}
