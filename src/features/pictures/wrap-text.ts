import type { Lang } from '../../model/records/lang.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { splitPhrases } from '../render/split-phrases.ts';
import { findSentenceEnds } from '../render/to-excerpt.ts';

/** What may not begin a line of Japanese (行頭禁則), and what may not end one (行末禁則), width folded. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}、。,.・:;?!ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥]/u;
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;
const IN_WORD = /^[\p{Script=Latin}\p{N}’'.,-]/u;
/** The font's own … is as wide as a kanji. */
const MORE = { en: '...', ja: '…' } as const;

export type WrappedText = ReturnType<typeof wrapText>;

/** How good it is to begin a line at a character: between phrases and words; between other characters; never. */
type Break = 'good' | 'possible' | 'never';

/** The room for a text: lines of a width, in whatever `measure` measures in. */
export interface Room {
  width: number;
  most: number;
  measure: (text: string) => number;
}

/** The beginning of a sentence in fewer lines tells nothing. */
const LEAST_LINES = 2;

/**
 * Paragraphs in lines, each from a new line, as many as there is room for. What comes after the first ends with a whole
 * sentence; where not even one has room, as the first does, with its first words.
 */
export function fillLines(paragraphs: readonly string[], lang: Lang, room: Room): string[] {
  const lines: string[] = [];
  for (const text of paragraphs) {
    const left = { ...room, most: room.most - lines.length };
    if (left.most < 1) break;
    const all = wrapText(text, lang, left);
    const sentences = all.isWhole || lines.length === 0 ? all : findFitting(text, lang, left);
    if (sentences || left.most >= LEAST_LINES) lines.push(...(sentences ?? all).lines);
    if (!all.isWhole) break;
  }
  return lines;
}

/** As many whole sentences of a text as have room, with a sign that it goes on. */
function findFitting(text: string, lang: Lang, room: Room): WrappedText | undefined {
  for (const end of findSentenceEnds(text, lang).toReversed()) {
    const wrapped = wrapText(`${text.slice(0, end)}${lang === 'en' ? ' ' : ''}${MORE[lang]}`, lang, room);
    if (end < text.length && wrapped.isWhole) return wrapped;
  }
  return undefined;
}

/**
 * Text in lines of at most `width`, as `measure` measures; of Japanese cut between phrases where that goes. What does not
 * go into `most` lines ends with `…`; `isWhole` where nothing was left out and no word cut.
 */
export function wrapText(text: string, lang: Lang, { width, most, measure }: Room) {
  const letters = [...new Intl.Segmenter(lang).segment(text)].map(({ segment }) => segment);
  const breaks = findBreaks(text, letters, lang);
  const lines: string[] = [];
  let isWhole = true;
  let start = 0;
  while (start < letters.length && lines.length < most) {
    const fit = fitLetters(letters, start, width, measure);
    let end = fit;
    if (fit < letters.length) {
      const good = findLast(breaks, start, fit, ['good']);
      const any = good ?? findLast(breaks, start, fit, ['good', 'possible']);
      if (any === undefined) isWhole = false;
      end = any ?? fit;
    }
    lines.push(letters.slice(start, end).join('').trimEnd());
    start = end;
    while (letters[start]?.trim() === '') start++;
  }
  if (start < letters.length) {
    isWhole = false;
    lines.push(shorten(lines.pop() ?? '', lang, (line) => measure(line) <= width));
  }
  return { lines, isWhole };
}

/** The place after the last letter that fits: at least one. */
function fitLetters(
  letters: readonly string[],
  start: number,
  width: number,
  measure: (text: string) => number,
): number {
  let end = start;
  let used = 0;
  while (end < letters.length) {
    used += measure(letters[end] ?? '');
    // A space at the end of a line takes no room.
    if (used > width && letters[end]?.trim() !== '') break;
    end++;
  }
  return Math.max(end, start + 1);
}

function findBreaks(text: string, letters: readonly string[], lang: Lang): Break[] {
  const good = new Set<number>();
  let at = 0;
  for (const phrase of lang === 'ja' ? splitPhrases(text) : text.split(/(?<=[\s-])/u)) {
    good.add(at);
    at += phrase.length;
  }
  at = 0;
  return letters.map((letter, index) => {
    const before = letters[index - 1] ?? '';
    // A name of several words, as ファイアー・ブレス, ends a line at its dot.
    const isGood = good.has(at) || before.trim() === '' || before === '・';
    at += letter.length;
    if (NEVER_FIRST.test(foldWidth(letter)) || NEVER_LAST.test(before)) return 'never';
    if (IN_WORD.test(letter) && IN_WORD.test(before)) return 'never';
    return isGood ? 'good' : lang === 'ja' ? 'possible' : 'never';
  });
}

function findLast(
  breaks: readonly Break[],
  start: number,
  fit: number,
  kinds: readonly Break[],
): number | undefined {
  const found = breaks.slice(start + 1, fit + 1).findLastIndex((kind) => kinds.includes(kind));
  return found < 0 ? undefined : start + 1 + found;
}

/** A line that ends with `…` and still fits, no word cut where one can be left out. */
function shorten(line: string, lang: Lang, fits: (line: string) => boolean): string {
  let kept = line;
  while (kept !== '' && !fits(kept + MORE[lang])) kept = dropLast(kept, lang);
  return kept.replace(/[\s\p{Po}]+$/u, '') + MORE[lang];
}

function dropLast(line: string, lang: Lang): string {
  const space = line.trimEnd().lastIndexOf(' ');
  if (lang === 'en' && space > 0) return line.slice(0, space);
  return [...new Intl.Segmenter(lang).segment(line)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('');
}
