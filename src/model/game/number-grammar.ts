import type { NumberLevel } from './number-levels.ts';

/** The written form of a book's numbers, made of the levels that its game file lists: what everything that reads numbers asks. */
export function createNumberGrammar(levels: readonly NumberLevel[]) {
  const stem = levels.findIndex(({ is }) => is === 'section') + 1;
  const parts = levels.map((level) => toSigned(level, toPart(level)));
  const groups = levels.map((level) => toSigned(level, `(${toPart(level)})`));
  const short = levels.map((level) => toSigned(level, toPart(level.letters ? { ...level, most: 1 } : level)));
  const [top = '', second = '', ...deeper] = groups;
  const separators = [...new Set(levels.flatMap(({ after = '' }) => [...after]))];
  const letters = [...new Set(levels.flatMap((level) => [...(level.letters ?? '')]))].join('');
  return {
    levels,
    /** How many levels the shortest number has that running text refers to without a word: those down to the section. */
    stem,
    /** A whole number; its groups are the top level alone, or each level's own part. */
    whole: new RegExp(`^(?:${top}|${top}${second}${nest(deeper, levels.slice(2))})$`),
    /** Sources of patterns without groups: the top level, the stem, what follows a stem, and the same with one letter at most. */
    sources: {
      top: parts[0] ?? '',
      stem: parts.slice(0, stem).join(''),
      below: nest(parts.slice(stem), levels.slice(stem)),
      belowInText: nest(short.slice(stem), levels.slice(stem), '(?![a-zA-Z])'),
    },
    /** Source of a sign between two parts, as the book prints it; one that matches nothing where it has none. */
    separator: separators.length > 0 ? `[${separators.map((sign) => `\\${sign}`).join('')}]` : '(?!)',
    /** The letters that count, as the inside of a character class: `a-km-np-z`. */
    letters: toClass(letters),
  };
}

/** Each level inside the one above it, and all of them optional: `(?:\.\d{1,3}[a-z]{0,2})?`. */
function nest(sources: readonly string[], levels: readonly NumberLevel[], end = ''): string {
  const [first, second = '', ...rest] = sources;
  if (first === undefined) return '';
  const below = levels[1];
  // Letters right behind a number that end it may be none: no group is needed around them.
  const isTail = rest.length === 0 && below?.letters !== undefined && !below.after;
  const inner = isTail ? toOptional(second) : nest(sources.slice(1), levels.slice(1));
  return `(?:${first}${inner}${end})?`;
}

/** `([a-z]{1,2})` → `([a-z]{0,2})`, `[a-z]` → `[a-z]?`. */
function toOptional(source: string): string {
  const counted = source.replace(/\{1,/, '{0,');
  return counted !== source ? counted : source.endsWith(')') ? `(${source.slice(1, -1)}?)` : `${source}?`;
}

/** A part with the sign before it, or the brackets around it. */
const toSigned = ({ after = '' }: NumberLevel, part: string): string =>
  toSource(after) + part + (after === '(' ? '\\)' : '');

function toPart({ letters, roman, least = 1, most = 1 }: NumberLevel): string {
  if (roman) return roman === 'small' ? '[ivxl]{1,7}' : '[IVXL]{1,7}';
  const sign = letters === undefined ? '\\d' : `[${toClass(letters)}]`;
  return least === most ? sign.repeat(most) : `${sign}{${least},${most}}`;
}

/** `abcdefghijkmnp` → `a-km-np`. */
function toClass(letters: string): string {
  return letters.replace(/./g, (letter, at: number) => {
    const follows = (index: number) => letters.charCodeAt(index) === letters.charCodeAt(index - 1) + 1;
    const isFirst = at === 0 || !follows(at);
    const isLast = at === letters.length - 1 || !follows(at + 1);
    return isFirst ? letter : isLast ? `-${letter}` : '';
  });
}

const toSource = (text = ''): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
