import { type Script, scriptOf } from '../../../model/text/script.ts';
import type { Segment, Token } from './segment.ts';

/** Where words of a text may begin and end. Segments the text only when the scripts do not settle it. */
export interface Bounds {
  /** Whether a word of this length may begin here. */
  isStart(index: number, length: number): boolean;
  /** Whether a word of this length may end before the index. */
  isEnd(index: number, length: number): boolean;
  scriptAt(index: number): Script;
  /** The token that covers a character. */
  tokenAt(index: number): Token | undefined;
}

/** Kana that may follow a noun: particles, and the beginnings of する and だ. け of 夜明け does not. */
const AFTER_NOUN = /[をがはにのともやでへかさしすせだなよ]/;

/** No sentence is that long; a longer run without 、 and 。 is no text, and costs more than it is worth. */
const LONGEST_CLAUSE = 2000;

/** Reads the word boundaries of a text. */
export function createBounds(text: string, segment?: Segment): Bounds {
  const tokens: (Token | undefined)[] = [];
  let known: [start: number, end: number][] = [];
  const tokenAt = (index: number): Token | undefined => {
    if (segment && !known.some(([start, end]) => index >= start && index < end)) {
      const [start, end] = findClause(text, index);
      if (end - start <= LONGEST_CLAUSE) addTokens(tokens, segment(text.slice(start, end)), start);
      known = [...known, [start, end]];
    }
    return tokens[index];
  };
  const isTokenEdge = (index: number) => tokenAt(index)?.start === index;

  return {
    tokenAt,
    scriptAt: (index) => scriptOf(text[index]),
    isStart: (index, length) => {
      if (index === 0) return true;
      const before = scriptOf(text[index - 1]);
      const first = scriptOf(text[index]);
      const mayBeEnding = before === 'kanji' && first === 'hiragana';
      if (!mayBeEnding && needsNoToken(before, first, length)) return true;
      if (isUncuttable(before, first)) return false;
      return isTokenEdge(index) && !(before === first && tokenAt(index - 1)?.pos === '接頭詞');
    },
    isEnd: (index, length) => {
      if (index >= text.length) return true;
      const last = scriptOf(text[index - 1]);
      const after = scriptOf(text[index]);
      const mayGoOn = last === 'kanji' && after === 'hiragana' && !AFTER_NOUN.test(text[index] ?? '');
      if (!mayGoOn && needsNoToken(last, after, length)) return true;
      if (isUncuttable(last, after)) return false;
      return isTokenEdge(index) && !(last === after && tokenAt(index)?.detail === '接尾');
    },
  };
}

/** Two scripts meet: a new word, except after a single kanji (生 in 生きる) and before hiragana's own words. */
function needsNoToken(left: Script, right: Script, length: number): boolean {
  if (left === 'other' || right === 'other') return true;
  if (left === right) return false;
  return length > 1 || (left !== 'hiragana' && right !== 'hiragana');
}

/** Runs of katakana or Latin letters are one word whatever a dictionary says: プレイヤー in マルチプレイヤー. */
function isUncuttable(left: Script, right: Script): boolean {
  return left === right && (left === 'katakana' || left === 'latin');
}

/** From after the 、 or 。 before a character to the next one: no word reaches over these. */
function findClause(text: string, index: number): [start: number, end: number] {
  const start = Math.max(text.lastIndexOf('、', index - 1), text.lastIndexOf('。', index - 1)) + 1;
  const ends = [text.indexOf('、', index), text.indexOf('。', index)].filter((end) => end >= 0);
  return [index === 0 ? 0 : start, Math.min(text.length, ...ends.map((end) => end + 1))];
}

function addTokens(all: (Token | undefined)[], tokens: readonly Token[], from: number): void {
  for (const token of tokens) {
    const start = from + token.start;
    for (let offset = 0; offset < token.surface.length; offset++) all[start + offset] = { ...token, start };
  }
}
