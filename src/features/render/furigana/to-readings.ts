import { keepKanji } from '../../../model/text/kanji.ts';
import type { KanjiReader } from './create-kanji-reader.ts';
import { type FuriganaReadings, formatPieces, toFuriganaKey } from './furigana-code.ts';

/** The readings of texts, each once, for a page that shows them. */
export function toReadings(texts: Iterable<string>, read: KanjiReader): FuriganaReadings {
  const file = new Map<string, string>();
  for (const text of texts) {
    const kanji = keepKanji(text);
    const key = toFuriganaKey(kanji);
    if (kanji && !file.has(key)) file.set(key, formatPieces(read(text)));
  }
  return Object.fromEntries(file);
}
