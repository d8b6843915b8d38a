import { ofGrammar } from '../../model/game/current-numbers.ts';
import { symbolPatterns } from '../../model/game/symbol-patterns.ts';
import type { Lang } from '../../model/records/lang.ts';
import { HIRAGANA, KANJI, KATAKANA } from '../../model/text/character-classes.ts';
import { toMatchText } from './match-text.ts';
import { toBaseWord } from './to-base-word.ts';

/** A text as a string of signs, one UTF-16 unit each, with the place of each in the text. */
export interface SignText {
  /** As printed. */
  printed: string;
  /** Folded by `toMatchText`. */
  text: string;
  signs: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** Stands where a phrase cannot go on: 、, a full stop, a bracket. */
export const BREAK = '\u0000';

/** A size such as `+1/+1`. */
const SIZE = '[+-]?(?:\\d+|x|\\*)/[+-]?(?:\\d+|x|\\*)';
const NUMBER = '\\d+(?:\\.\\d+)*[a-z]?(?![a-z])';
const LATIN = "(?:(?!['’])[\\p{Script=Latin}\\d])+";

const WORD: Readonly<Record<Lang, string>> = {
  en: "[\\p{L}\\p{N}]+(?:'\\p{L}+)*",
  ja: `[${KATAKANA}ー]+|[${HIRAGANA}${KANJI}]|${LATIN}`,
};

/** What may be between two signs of one phrase. */
const BETWEEN: Readonly<Record<Lang, RegExp>> = { en: /^'?[ -]$/, ja: /^[ ・]?$/ };

/** `607`, `702.9b`, `1-2-1`; a short number alone is a quantity. */
const PATTERNS = ofGrammar(({ sources: { stem, belowInText }, separator }) => {
  const number = `(?!\\d{1,2}(?!(?:${separator})?\\w))${stem}${belowInText}(?![\\p{L}\\d]|\\.\\d)`;
  return { inText: new RegExp(number, 'u'), alone: new RegExp(`^${number}$`, 'iu') };
});

/** Code units that are no halves of a pair. */
const LAST_SIGN = 0xd7ff;

/**
 * Makes sign texts of a language: in English a sign is a word, whatever its ending, in Japanese a letter, or a run of
 * katakana, Latin letters or digits, which is never cut. The same sign stands for the same word in all its texts.
 */
export function createSignMaker(lang: Lang): (text: string) => SignText {
  const known = new Map<string, string>();
  const { inText, alone } = PATTERNS();
  const signs = [symbolPatterns().printed, SIZE, inText.source, NUMBER, WORD[lang]];
  const pattern = new RegExp(signs.join('|'), 'giu');
  const toSign = (word: string): string => {
    const key = lang === 'en' ? toBaseWord(word.replace(/'s$/, '')) : word;
    const sign = known.get(key) ?? String.fromCharCode(Math.min(known.size + 1, LAST_SIGN));
    known.set(key, sign);
    return sign;
  };
  return (text) => {
    const folded = toMatchText(text);
    const starts: number[] = [];
    const ends: number[] = [];
    let signs = '';
    const add = (sign: string, start: number, end: number) => {
      signs += sign;
      starts.push(start);
      ends.push(end);
    };
    for (const { 0: word, index } of folded.matchAll(pattern)) {
      const before = ends.at(-1) ?? 0;
      if (index > 0 && !BETWEEN[lang].test(folded.slice(before, index))) add(BREAK, before, index);
      // No phrase is made of where it says more: see rule 607.
      add(alone.test(word) ? BREAK : toSign(word), index, index + word.length);
    }
    return { printed: text, text: folded, signs, starts, ends };
  };
}

/** What a run of signs stands for, as most of the texts write it; '' where none has it. */
export function readRun(run: string, texts: readonly SignText[]): string {
  const counts = new Map<string, number>();
  for (const { printed, signs, starts, ends } of texts) {
    const at = signs.indexOf(run);
    if (at < 0) continue;
    const written = printed.slice(starts[at], ends[at + run.length - 1]);
    counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0] as const)[0];
}
