import { findKanjiRuns } from '../../model/text/kanji.ts';
import type { RubyPiece } from './furigana/split-okurigana.ts';

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
