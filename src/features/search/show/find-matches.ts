import { isKatakana } from '../../../model/text/kana.ts';
import type { Variant } from '../engine/text-index.ts';
import { findWords, foldWithOffsets } from '../fold/fold-text.ts';
import { isStopWord, stemWord } from '../fold/stem-word.ts';

/** A stretch of a text, in its units. */
export interface MatchSpan {
  start: number;
  end: number;
}

/**
 * Where a text says it, in order, without overlap: the phrase where it has that, else each of the ways to say it. A way
 * of several words is marked where they stand together, so that 召喚酔い marks no lone `rule`.
 */
export function findMatches(text: string, variants: readonly Variant[], phrase: string): MatchSpan[] {
  const folded = foldWithOffsets(text);
  const toSpan = (from: number, to: number): MatchSpan => ({
    start: folded.offsets[from] ?? 0,
    end: (folded.offsets[to - 1] ?? text.length - 1) + 1,
  });
  const whole = findAll(folded.text, phrase)
    .map((at) => toSpan(at, at + phrase.length))
    .filter((span) => !cutsKatakana(text, span));
  if (phrase.length > 3 && whole.length > 0) return whole;
  const words = findWords(folded.text).map(({ word, start }) => ({
    stem: stemWord(word),
    isStop: isStopWord(word),
    start,
    end: start + word.length,
  }));
  const spans = variants.flatMap(({ lang, parts }) =>
    lang === 'en'
      ? findTogether(words, parts)
          .map(({ start, end }) => toSpan(start, end))
          .filter(({ start, end }) => parts.length < 2 || !BREAK.test(text.slice(start, end)))
      : parts
          .flatMap((piece) => findAll(folded.text, piece).map((at) => toSpan(at, at + piece.length)))
          .filter((span) => !cutsKatakana(text, span)),
  );
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  return spans.filter((span, place) => place === 0 || span.start >= (spans[place - 1]?.end ?? 0));
}

/** What ends a run of words: `summoning sickness” rule`. */
const BREAK = /[^\s\p{L}\p{N}'’/-]/u;

/** Where words with these stems follow each other, nothing but stop words between them. */
function findTogether(
  words: readonly (MatchSpan & { stem: string; isStop: boolean })[],
  stems: readonly string[],
): MatchSpan[] {
  return words.flatMap(({ stem, start }, place) => {
    if (stem !== stems[0]) return [];
    let at = place;
    for (const wanted of stems.slice(1)) {
      do at++;
      while (words[at]?.isStop && words[at]?.stem !== wanted);
      if (words[at]?.stem !== wanted) return [];
    }
    return [{ start, end: words[at]?.end ?? start }];
  });
}

/** Whether a span is a part of a word of katakana: タップ in アンタップ. */
function cutsKatakana(text: string, { start, end }: MatchSpan): boolean {
  const isInside = (at: number) =>
    [text[at - 1], text[at]].every((unit) => unit !== undefined && unit !== '・' && isKatakana(unit));
  return isKatakana(text.slice(start, end)) && (isInside(start) || isInside(end));
}

function findAll(text: string, piece: string): number[] {
  const found: number[] = [];
  if (piece === '') return found;
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length)) found.push(at);
  return found;
}
