import type { Lang } from '../../model/records/lang.ts';

/**
 * Whether two names are the same but for slips: case, quotes, hyphens, a plural s, and the word Variant or Option (変種ルール,
 * 選択ルール) at the end, which the glossary of 2025-11-14 leaves off (“Free-for-All” for 806).
 */
export function isSameTitle(a: string, b: string, lang: Lang): boolean {
  const [left, right] = [toTitleKey(a, lang), toTitleKey(b, lang)];
  return left !== '' && left === right;
}

function toTitleKey(title: string, lang: Lang): string {
  const folded = title.normalize('NFKC').toLowerCase();
  if (lang === 'ja') {
    const name = folded.replace(/[\s・「」『』〔〕[\]()、。]/gu, '').replace(/ー$/, '');
    return name.replace(/(?<=.)(?:変種|選択)ルール$/, '');
  }
  const words = folded.replace(/[‘’']s?\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => word !== 'the' && word !== 'and' && word !== 'or')
    .map((word) => word.replace(/(?:ies|y)$/, 'i').replace(/s$/, ''))
    .join(' ')
    .replace(/ (?:variant|option)$/, '');
}
