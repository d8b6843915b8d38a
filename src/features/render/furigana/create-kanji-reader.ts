import type { Term, WordReading } from '../../../model/records/term.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { hasKanji, isKanji } from '../../../model/text/kanji.ts';
import type { Segment, Token } from '../../../rulebook/book/terms/segment.ts';
import { type RubyPiece, splitOkurigana } from './split-okurigana.ts';

/** Gives every kanji of a text to a piece, in order. */
export type KanjiReader = (text: string) => RubyPiece[];

/** Kana, kanji and numbers without punctuation between: what is read together. A number tells how 体 and 人 are read. */
const PHRASES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・0-9X]+/gu;

/**
 * Reads kanji by the authored tables first, longest name first, then by the dictionary's words. A name of a table counts
 * only where words begin and end: 生成 is not found in 再生成.
 */
export function createKanjiReader(
  terms: readonly Term[],
  words: readonly WordReading[],
  segment: Segment,
): KanjiReader {
  const names = indexNames([
    ...words.map(({ word, reading }) => [word, reading] as const),
    ...terms.flatMap(({ ja, readings: [reading] = [] }) => (ja && reading ? [[ja, reading] as const] : [])),
  ]);
  const known = new Map<string, RubyPiece[]>();
  return (text) =>
    [...foldWidth(text).matchAll(PHRASES)].flatMap(({ 0: { length }, index }) => {
      const phrase = text.slice(index, index + length);
      if (!hasKanji(phrase)) return [];
      return known.getOrInsertComputed(phrase, () => readPhrase(phrase, names, segment));
    });
}

type Names = ReadonlyMap<string, readonly (readonly [name: string, reading: string])[]>;

/** Names by their first character, longest first. */
function indexNames(pairs: readonly (readonly [name: string, reading: string])[]): Names {
  const withKanji = pairs.filter(([name]) => hasKanji(name));
  const names = Map.groupBy(withKanji, ([name]) => name.charAt(0));
  for (const list of names.values()) list.sort(([a], [b]) => b.length - a.length);
  return names;
}

function readPhrase(phrase: string, names: Names, segment: Segment): RubyPiece[] {
  const tokens = segment(phrase);
  const edges = new Set([...tokens.map((token) => token.start), phrase.length]);
  const isEdge = (at: number) => edges.has(at) || !(isKanji(phrase[at - 1]) && isKanji(phrase[at]));
  const pieces: RubyPiece[] = [];
  let from = 0;
  const readTokens = (end: number) => {
    pieces.push(...tokens.flatMap((token) => readToken(token, from, end)));
    from = end;
  };
  for (let at = 0; at < phrase.length; at++) {
    if (at < from || !isEdge(at)) continue;
    const found = names.get(phrase.charAt(at))?.find(([name]) => {
      if (!phrase.startsWith(name, at)) return false;
      // One kanji is a word of its own only where the dictionary says so: 色 in ２色 or 無色 is not.
      return name.length > 1 ? isEdge(at + name.length) : isWholeToken(tokens, at, name);
    });
    if (!found) continue;
    readTokens(at);
    pieces.push(...splitOkurigana(...found));
    from = at + found[0].length;
  }
  readTokens(phrase.length);
  return pieces;
}

function isWholeToken(tokens: readonly Token[], at: number, name: string): boolean {
  const token = tokens.find(({ start }) => start === at);
  return token?.surface === name && token.detail !== '接尾' && token.detail !== '数';
}

/** The part of a token between two offsets; of a token cut by a name the reading is not known. */
function readToken({ surface, start, reading }: Token, from: number, end: number): RubyPiece[] {
  const first = Math.max(from - start, 0);
  const last = Math.min(end - start, surface.length);
  if (first >= last) return [];
  const part = surface.slice(first, last);
  return splitOkurigana(part, part === surface ? (reading ?? '') : '');
}
