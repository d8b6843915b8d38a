import { findSymbols } from '../../../model/records/symbol.ts';
import { HIRAGANA, KANJI, KATAKANA } from '../../../model/text/character-classes.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { isKatakana } from '../../../model/text/kana.ts';
import { findPiece, sortApart, type TextSpan } from '../../../model/text/spans.ts';
import type { Variant } from '../engine/text-index.ts';
import { findWords, foldWithOffsets } from '../fold/fold-text.ts';
import { isStopWord, stemWord } from '../fold/stem-word.ts';

/** A piece of an excerpt; marked where it is what was searched for. */
export interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** Characters of an excerpt; Japanese says more in one. */
const LENGTHS = { en: 180, ja: 90 };

/** The part of a text with most of the spans, which are marked; the beginning where there are none. */
export function cutExcerpt(text: string, lang: 'en' | 'ja', found: readonly TextSpan[]): ExcerptPart[] {
  const symbols = findSymbols(text);
  const spans = found.map((span) => widenToSymbols(span, symbols));
  const window = widenToSymbols(chooseWindow(text, spans, LENGTHS[lang]), symbols);
  const parts: ExcerptPart[] = [];
  let at = window.start;
  const push = (to: number, marked: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to).replaceAll('\n', ' '), marked });
    at = Math.max(at, to);
  };
  for (const span of spans) {
    if (span.end <= at || span.start >= window.end) continue;
    push(Math.max(at, span.start), false);
    push(Math.min(span.end, window.end), true);
  }
  push(window.end, false);
  if (window.start > 0 && parts[0])
    parts[0].text = parts[0].text.slice(/^[\s)」。、.,;:]*/.exec(foldWidth(parts[0].text))?.[0].length);
  if (window.start > 0) parts.unshift({ text: '… ', marked: false });
  if (window.end < text.length) parts.push({ text: ' …', marked: false });
  return parts;
}

/** What stands before and after a span, so many characters of it, no symbol and no word cut. */
export function cutContext(text: string, span: TextSpan, length: number): { before: string; after: string } {
  const symbols = findSymbols(text);
  const { start, end } = widenToSymbols({ start: span.start - length, end: span.end + length }, symbols);
  const before = text.slice(Math.max(0, start), span.start);
  const after = text.slice(span.end, cutAt(text, end));
  const isCut = { before: start > 0, after: cutAt(text, end) < text.length };
  return {
    before: (isCut.before ? `… ${before.replace(/^[a-zA-Z’']*\s/, '')}` : before).replaceAll('\n', ' '),
    after: (isCut.after ? `${after} …` : after).replaceAll('\n', ' '),
  };
}

/** A span that cuts no symbol: half of `{W/U}` could not be drawn. */
function widenToSymbols({ start, end }: TextSpan, symbols: readonly TextSpan[]): TextSpan {
  const findCut = (at: number) => symbols.find((symbol) => symbol.start < at && at < symbol.end);
  return { start: findCut(start)?.start ?? start, end: findCut(end)?.end ?? end };
}

/** The stretch of the wanted length with most spans, begun at a word or sentence. */
function chooseWindow(text: string, spans: readonly TextSpan[], length: number): TextSpan {
  const first = spans[0];
  if (text.length <= length * 1.2 || !first)
    return { start: 0, end: Math.min(text.length, cutAt(text, length)) };
  let best = first;
  let most = 0;
  for (const span of spans) {
    const inside = spans.filter(({ start, end }) => start >= span.start && end <= span.start + length).length;
    if (inside > most) [best, most] = [span, inside];
  }
  const lead = Math.max(0, best.start - Math.floor(length / 4));
  WORD_START.lastIndex = lead;
  const start = lead === 0 ? 0 : Math.min(best.start, WORD_START.exec(text)?.index ?? text.length);
  return { start, end: Math.min(text.length, cutAt(text, start + length)) };
}

/** A word begins after a space or a stop, and in Japanese where hiragana end. */
const WORD_START = new RegExp(`(?<=[\\s。、.;:「（]|[${HIRAGANA}](?=[${KATAKANA}${KANJI}]))`, 'g');

/** The end of the word at an offset. */
function cutAt(text: string, offset: number): number {
  if (offset >= text.length) return text.length;
  const rest = /^[a-zA-Z’']*/.exec(text.slice(offset))?.[0].length ?? 0;
  return offset + Math.min(rest, 20);
}

/**
 * Where a text says it, in order, without overlap: the phrase where it has that, else each of the ways to say it. A way
 * of several words is marked where they stand together, so that 召喚酔い marks no lone `rule`.
 */
export function findMatches(text: string, variants: readonly Variant[], phrase: string): TextSpan[] {
  const folded = foldWithOffsets(text);
  const toSpan = (from: number, to: number): TextSpan => ({
    start: folded.offsets[from] ?? 0,
    end: (folded.offsets[to - 1] ?? text.length - 1) + 1,
  });
  const whole = findPiece(folded.text, phrase)
    .map(({ start, end }) => toSpan(start, end))
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
          .flatMap((piece) => findPiece(folded.text, piece).map(({ start, end }) => toSpan(start, end)))
          .filter((span) => !cutsKatakana(text, span)),
  );
  return sortApart(spans);
}

/** What ends a run of words: `summoning sickness” rule`. */
const BREAK = /[^\s\p{L}\p{N}'’/-]/u;

/** Where words with these stems follow each other, nothing but stop words between them. */
function findTogether(
  words: readonly (TextSpan & { stem: string; isStop: boolean })[],
  stems: readonly string[],
): TextSpan[] {
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
function cutsKatakana(text: string, { start, end }: TextSpan): boolean {
  const isInside = (at: number) =>
    [text[at - 1], text[at]].every((unit) => unit !== undefined && unit !== '・' && isKatakana(unit));
  return isKatakana(text.slice(start, end)) && (isInside(start) || isInside(end));
}
