import { currentGame } from '../../model/game/current-game.ts';
import type { Lang } from '../../model/records/lang.ts';

/**
 * Whether two names are the same but for slips: case, quotes, hyphens, a plural s, and at the end what names of variants
 * end with, Variant or Option (変種ルール, 選択ルール), which the glossary of 2025-11-14 leaves off (“Free-for-All” for 806).
 */
export function isSameTitle(a: string, b: string, lang: Lang): boolean {
  const ends = (currentGame().variants?.[lang] ?? []).map((end) => toKey(end, lang));
  const [left, right] = [a, b].map((title) => {
    const key = toKey(title, lang);
    const end = ends.find((each) => key !== each && key.endsWith(each)) ?? '';
    return key.slice(0, key.length - end.length).trim();
  });
  return left !== '' && left === right;
}

function toKey(title: string, lang: Lang): string {
  const folded = title.normalize('NFKC').toLowerCase();
  if (lang === 'ja') return folded.replace(/[\s・「」『』〔〕[\]()、。]/gu, '').replace(/ー$/, '');
  const words = folded.replace(/[‘’']s?\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => word !== 'the' && word !== 'and' && word !== 'or')
    .map((word) => word.replace(/(?:ies|y)$/, 'i').replace(/s$/, ''))
    .join(' ');
}
