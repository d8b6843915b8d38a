/** An English headword without what editions and translators vary: case, quotes, brackets, articles, plural. */
export function toHeadwordKey(headword: string): string {
  const words = headword
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\([^)]*\)/g, ' ')
    .match(/[\p{L}\p{N}'+]+/gu);
  return (words ?? [])
    .filter((word) => !ARTICLES.has(word))
    .map(toSingular)
    .join(' ');
}

const ARTICLES = new Set(['a', 'an', 'the']);

/** `abilities` → `ability`, `permanents` → `permanent`; `mass`, `status` stay. */
function toSingular(word: string): string {
  if (/(?:ss|us|is|'s)$/.test(word) || word.length < 4) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
