import { KANA, KANJI } from './character-classes.ts';

const JAPANESE = new RegExp(`[${KANA}${KANJI}ｦ-ﾟ]`, 'g');
const LATIN = /[A-Za-z]/g;
const HIRAGANA = /[ぁ-ん]/g;
/** A particle behind a word in Latin letters. */
const PARTICLE = new RegExp(`[A-Za-z] ?[はがをにのでへとも][ ${KANA}${KANJI}]`);
const WORD = /\p{L}+/gu;

/** Share of Japanese letters above which a text that begins in Latin is still Japanese: a kanji word says as much as six letters. */
const LATIN_PER_JAPANESE = 6;

/**
 * The language a stretch of text is written in, by its script; undefined where it has no letters (`2.`). A text in
 * both scripts is Japanese by what it begins with or has most of, unless the words between tell: English has its commonest
 * words (`道 for road is the shorter one`), Japanese its particles (`toughness 0 の creature は graveyard`).
 */
export function languageOf(text: string): 'en' | 'ja' | undefined {
  const firstJapanese = text.search(JAPANESE);
  const firstLatin = text.search(LATIN);
  if (firstJapanese < 0) return firstLatin < 0 ? undefined : 'en';
  if (firstLatin < 0) return 'ja';
  const japanese = text.match(JAPANESE)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  const hasAtMost = (count: number) => countCommon(text.match(WORD) ?? [], ENGLISH) <= count;
  if (firstJapanese < firstLatin)
    return latin <= japanese || hasAtMost(Math.max(text.match(HIRAGANA)?.length ?? 0, 1)) ? 'ja' : 'en';
  return japanese * LATIN_PER_JAPANESE >= latin || (PARTICLE.test(text) && hasAtMost(0)) ? 'ja' : 'en';
}

const KANA_LETTERS = new RegExp(`[${KANA}]`, 'g');
const LETTERS = new RegExp(`[a-z${KANA}${KANJI}]`, 'gi');

/** The language of a whole document: Japanese where at least one letter in ten is kana, English otherwise. Looks at the first 200,000 characters. */
export function detectLanguage(text: string): 'en' | 'ja' {
  const sample = text.slice(0, 200_000);
  const kana = sample.match(KANA_LETTERS)?.length ?? 0;
  const letters = sample.match(LETTERS)?.length ?? 0;
  return kana * 10 >= letters && kana > 0 ? 'ja' : 'en';
}

/** Letters that English and Japanese do not have, and the language that their share of all letters tells. */
const SCRIPTS: readonly [string, RegExp][] = [
  ['Korean', /\p{Script=Hangul}/gu],
  ['Russian', /\p{Script=Cyrillic}/gu],
];
const HAN = /\p{Script=Han}/gu;
const ALL_LETTERS = /\p{L}/gu;

const ENGLISH = toWords('the of and to is in that you it for or with this are as be not your can');
/** The commonest words of languages in Latin letters: a fifth of any text of theirs, and rare in the others. */
const WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['English', ENGLISH],
  [
    'German',
    toWords('der die das und ist nicht ein eine mit von den dem zu auf wird sie im für oder werden'),
  ],
  ['French', toWords('le la les des est une et dans qui pour que vous pas sur du au en un ce sont')],
  ['Spanish', toWords('el los las una del que es para con por se un en la su no al como y o')],
  ['Italian', toWords('il della che non sono per un di una le dei con alla del si è gli la nel o')],
  ['Portuguese', toWords('os uma não para com que do da em um as é se por dos ou ao na no seu')],
]);

/** Less of a text tells nothing of its language; sentences in kanji alone do, which Japanese does not write. */
const LEAST = { letters: 60, words: 60, sentences: 2 };
/** Beside another language they tell it where one line in so many is one. */
const LINES_PER_SENTENCE = 10;
const LINE = /^.*\S/gm;
const HAN_SENTENCE = /\p{Script=Han}{4}[^\n。！？]{0,200}[。！？]/gu;
/** Share of a script's letters, and of a language's common words, from which on a text is of that language. */
const SHARE = { script: 0.3, kana: 0.03, words: 0.1 };

/** The language of a text that is neither English nor Japanese, by name; undefined where it is one of them or too short to tell. */
export function findForeignLanguage(printed: string): string | undefined {
  const text = printed.slice(0, 50_000);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const [letters, han, kana] = [count(ALL_LETTERS), count(HAN), count(KANA_LETTERS)];
  const isTold = letters >= LEAST.letters || (kana === 0 && count(HAN_SENTENCE) >= LEAST.sentences);
  if (!isTold) return undefined;
  const script = SCRIPTS.find(([, pattern]) => count(pattern) >= letters * SHARE.script)?.[0];
  if (script) return script;
  const hasSentences = () =>
    count(HAN_SENTENCE) >= Math.max(LEAST.sentences, count(LINE) / LINES_PER_SENTENCE);
  if (han >= letters * SHARE.script || hasSentences())
    return kana <= (han + kana) * SHARE.kana ? 'Chinese' : undefined;
  return kana > letters * SHARE.kana ? undefined : findLatin(text);
}

function findLatin(text: string): string | undefined {
  const words = text.match(WORD) ?? [];
  if (words.length < LEAST.words) return undefined;
  const [best] = [...WORDS]
    .map(([language, common]) => ({ language, found: countCommon(words, common) }))
    .sort((a, b) => b.found - a.found);
  return best && best.language !== 'English' && best.found >= words.length * SHARE.words
    ? best.language
    : undefined;
}

function countCommon(words: readonly string[], common: ReadonlySet<string>): number {
  return words.filter((word) => common.has(word.toLowerCase())).length;
}

function toWords(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
