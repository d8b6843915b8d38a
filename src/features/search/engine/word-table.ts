import { isHiragana, isKatakana, mixesScripts } from '../../../model/text/kana.ts';
import { hasKanji } from '../../../model/text/kanji.ts';
import { foldText, splitWords } from '../fold/fold-text.ts';
import { listTypedForms, readVerbForms } from '../fold/japanese-words.ts';
import { toPhoneticKey } from '../fold/phonetic-key.ts';
import { stemWord } from '../fold/stem-word.ts';
import type { QuestionsFile, TextFile } from '../index-files.ts';
import { isJapaneseWord, toVariant, type Variant } from './text-index.ts';
import { append } from './values.ts';
import { LIMITS } from './weights.ts';

/** A Japanese word as it is looked for in a text: 払, then one of わいうえおっ. */
export interface JapaneseWord {
  /** Folded; of a verb the part that does not change. */
  text: string;
  /** Kana of which one must follow. */
  next?: string;
  /** Whether it is spelled in katakana. */
  isKatakana: boolean;
  /** Whether it is spelled in both kana. */
  isMixed?: boolean;
  /** What it stands for, where it is another form of that. */
  of?: string;
}

/** The words that stand for each other, by every one of them. */
export type WordTable = ReturnType<typeof createWordTable>;

/** The words of a questions file and of the Japanese texts, and the forms in which those and names are typed. */
export function createWordTable(
  file: QuestionsFile | undefined,
  texts: TextFile | undefined,
  names: readonly string[],
) {
  const english = new Map<string, Variant[]>();
  const japanese = new Map<string, Variant[]>();
  const words: JapaneseWord[] = [];
  for (const group of file?.words ?? []) {
    const read = group.map(readWord);
    for (const word of read) {
      const others = read.filter((other) => other !== word).map(({ variant }) => variant);
      append(word.japanese ? japanese : english, word.key, ...others);
      if (word.japanese) words.push(word.japanese);
    }
  }
  const whole = new Map<string, string>();
  const parts = new Map(file?.typed);
  // Without parts, as in the engine of names alone, nothing is converted.
  const typed = parts.size > 0 ? [...names, ...(file?.words.flat() ?? [])] : [];
  for (const word of new Set(typed.filter(hasKanji).map(foldText)))
    for (const form of listTypedForms(word, parts)) {
      words.push({ text: form, isKatakana: false, of: word });
      if (!whole.has(form)) whole.set(form, word);
    }
  return {
    /** The word that a half-converted form is typed for: 二段こうげき → 二段攻撃. */
    findWhole: (form: string) => whole.get(form),
    /** Words that mean about the same as words of English, by the stems of all of them: `come into play`. */
    likeEnglish: (stems: string): readonly Variant[] => english.get(stems) ?? [],
    /** The same for a Japanese word, by `JapaneseWord.text`. */
    likeJapanese: (text: string): readonly Variant[] =>
      japanese.get(text) ?? japanese.get(readVerbForms(text)?.stem ?? '') ?? [],
    japanese: words as readonly JapaneseWord[],
    ...createReadingIndex(texts?.words ?? []),
  };
}

/** The stems of all words, stop words too: `come into play` is not `play`. */
export function toPhraseKey(words: readonly string[]): string {
  return words.map(stemWord).join(' ');
}

function readWord(word: string): { key: string; variant: Variant; japanese?: JapaneseWord } {
  // 軽減する is the noun 軽減 with a verb that says nothing.
  const folded = foldText(word).replace(/(?<=.)する$/, '');
  if (!isJapaneseWord(folded)) return { key: toPhraseKey(splitWords(folded)), variant: toVariant(folded) };
  const inKatakana = isKatakana(word);
  const verb = inKatakana ? undefined : readVerbForms(folded);
  const text = verb?.stem ?? folded;
  return {
    key: text,
    variant: { lang: 'ja', parts: [text] },
    japanese: {
      text,
      isKatakana: inKatakana,
      isMixed: mixesScripts(word),
      ...(verb ? { next: verb.next } : {}),
    },
  };
}

/** Finds words of the Japanese text by how they are read. */
function createReadingIndex(words: readonly (readonly [word: string, reading: string])[]) {
  const known = new Set(words.map(([word]) => word));
  const byReading = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  for (const [word, reading] of words) {
    append(byReading, reading, word);
    append(bySound, toPhoneticKey(reading) ?? '', word);
  }
  return {
    /** Whether the text has the Japanese word, with its changing ending or without. */
    isInText: (word: string) => known.has(word),
    /** Pieces of text that a typed reading may stand for: しはらう, shiharau → 支払う, 支払. Best first, not many. */
    findRead: (typed: string) => {
      const found: string[] = [];
      if (isHiragana(typed)) {
        for (let end = typed.length; end >= 2; end--)
          for (const word of byReading.get(typed.slice(0, end)) ?? []) found.push(word + typed.slice(end));
      }
      const sound = toPhoneticKey(typed);
      if (sound && sound.length > 3) found.push(...(bySound.get(sound) ?? []));
      return [...new Set(found)].slice(0, LIMITS.readings);
    },
  };
}
