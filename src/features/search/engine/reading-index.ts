import { isHiragana } from '../../../model/text/kana.ts';
import { toPhoneticKey } from '../fold/phonetic-key.ts';
import type { TextFile } from '../index-files.ts';
import { append } from './append.ts';

/** Finds words of the Japanese text by how they are read. */
export interface ReadingIndex {
  /** Pieces of text that a typed reading may stand for: しはらう, shiharau → 支払う, 支払. Best first, not many. */
  findWords(typed: string): string[];
  /** Whether the text has the word, with its changing ending or without. */
  hasWord(word: string): boolean;
}

const WORD_LIMIT = 6;

/** Of the words in a Japanese text file. */
export function createReadingIndex(file: TextFile | undefined): ReadingIndex {
  const words = file?.words ?? [];
  const known = new Set(words.map(([word]) => word));
  const byReading = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  for (const [word, reading] of words) {
    append(byReading, reading, word);
    append(bySound, toPhoneticKey(reading) ?? '', word);
  }
  return {
    hasWord: (word) => known.has(word),
    findWords: (typed) => {
      const found: string[] = [];
      if (isHiragana(typed)) {
        for (let end = typed.length; end >= 2; end--)
          for (const word of byReading.get(typed.slice(0, end)) ?? []) found.push(word + typed.slice(end));
      }
      const sound = toPhoneticKey(typed);
      if (sound && sound.length > 3) found.push(...(bySound.get(sound) ?? []));
      return [...new Set(found)].slice(0, WORD_LIMIT);
    },
  };
}
