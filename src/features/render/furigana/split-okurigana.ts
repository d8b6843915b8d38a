import { foldWidth } from '../../../model/text/fold-width.ts';
import { toHiragana } from '../../../model/text/kana.ts';
import { findKanjiRuns, isKanji } from '../../../model/text/kanji.ts';

/** A stretch of kanji with its reading in hiragana; without where it is unknown. */
export interface RubyPiece {
  kanji: string;
  reading: string;
}

/**
 * Shares the reading of a word out to its kanji: 唱える, となえる → 唱, とな. 生け贄, いけにえ → 生, い; 贄, にえ. Where the kana of
 * the word are not found in the reading, every stretch stays without one.
 */
export function splitOkurigana(word: string, reading: string): RubyPiece[] {
  // 書き換え → 書, き, 換, え
  const parts = word.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? [];
  const runs = parts.filter((part) => isKanji(part[0]));
  if (runs.length === 0) return [];
  const read = toHiragana(reading);
  const pattern = parts.map((part) => (isKanji(part[0]) ? '(.+?)' : RegExp.escape(toSpoken(part)))).join('');
  const match = new RegExp(`^${pattern}$`, 'u').exec(read);
  return runs.map((kanji, index) => ({ kanji, reading: match?.[index + 1] ?? '' }));
}

/** Kana as a reading writes them: 宝物・トークン is read ほうもつとーくん. */
function toSpoken(kana: string): string {
  return toHiragana(foldWidth(kana).replace(/[・=]/g, ''));
}

/** A word with a reading, and where it begins in its text. */
export interface PlacedReading {
  start: number;
  piece: RubyPiece;
}

/**
 * Walks the kanji of texts in a row and the pieces side by side: the readings of each text, in order. A word that the
 * end of a text cuts in two, as a link does, stays without one.
 */
export function placeReadings(texts: readonly string[], pieces: readonly RubyPiece[]): PlacedReading[][] {
  const waiting = pieces.map((piece) => ({ left: piece.kanji.length, piece }));
  let next = waiting.shift();
  return texts.map((text) => {
    const found: PlacedReading[] = [];
    for (const run of findKanjiRuns(text)) {
      for (let at = 0; next && at < run.text.length; ) {
        const { piece } = next;
        const take = Math.min(next.left, run.text.length - at);
        if (take === piece.kanji.length && piece.reading) found.push({ start: run.start + at, piece });
        next.left -= take;
        at += take;
        if (next.left === 0) next = waiting.shift();
      }
    }
    return found;
  });
}
