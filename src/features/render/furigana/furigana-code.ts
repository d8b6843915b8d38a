import { keepKanji } from '../../../model/text/kanji.ts';
import type { KanjiReader } from './create-kanji-reader.ts';
import type { RubyPiece } from './split-okurigana.ts';

/** Readings of texts: the key of a text's kanji → its pieces as one string. */
export type FuriganaReadings = Readonly<Record<string, string>>;

/**
 * Writes pieces as lengths and readings: 飛行 ひこう, 唱 とな → `2ひこう1とな`. The kanji themselves are in the page. An unknown
 * reading is written `-`.
 */
export function formatPieces(pieces: readonly RubyPiece[]): string {
  return pieces.map(({ kanji, reading }) => `${kanji.length}${reading || '-'}`).join('');
}

/** Reads what `formatPieces` wrote, for the same kanji; undefined where the lengths do not fit them. */
export function parsePieces(code: string, kanji: string): RubyPiece[] | undefined {
  let at = 0;
  const pieces = [...code.matchAll(/(\d+)(\D*)/g)].map(([, length, reading = '']) => {
    const start = at;
    at += Number(length);
    return { kanji: kanji.slice(start, at), reading: reading === '-' ? '' : reading };
  });
  return at === kanji.length ? pieces : undefined;
}

/** The key of a text by its kanji alone: markup, kana and what a page adds around it do not matter. FNV-1a, base 36. */
export function toFuriganaKey(kanji: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < kanji.length; index++)
    hash = Math.imul(hash ^ kanji.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

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
