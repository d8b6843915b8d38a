import { KANJI, KATAKANA } from '../../model/text/character-classes.ts';
import type { QuestionsFile, TextFile } from './index-files.ts';

/** A text in which frequent words, and characters of several bytes, are one short character each. */
export interface PackedText {
  /** The words, the most frequent first. */
  words: string;
  /** Every character that stands for itself; the others are given to the words in order. */
  literals: string;
  text: string;
}

/** `en.json` and `ja.json` as they are served. */
export interface PackedTextFile {
  texts: PackedText;
  words?: string;
}

/** `questions.json` as it is served: places as steps, words a line a group. */
export interface PackedQuestions {
  questions: { docs: number[][]; en: PackedText; ja: PackedText };
  words: string;
  typed: string;
}

const [BETWEEN_TEXTS, BETWEEN_LINES, BETWEEN_CELLS] = ['\f', '\n', '\t'];
const TOKENS = new RegExp(`[A-Za-z’']+|[${KATAKANA}ー]+|[${KANJI}]+|[^]`, 'g');
const isLatin = (token: string | undefined): boolean => /^[A-Za-z’']/.test(token ?? '');

/** Packs for `unpackTextFile`, which gives the same again, but for form feeds, which become spaces. */
export function packTextFile({ texts, words }: TextFile): PackedTextFile {
  const joined = texts.map((text) => text.replaceAll(BETWEEN_TEXTS, ' ')).join(BETWEEN_TEXTS);
  return { texts: packText(joined), ...(words && { words: toLines(words) }) };
}

export function unpackTextFile({ texts, words }: PackedTextFile): TextFile {
  const unpacked = { texts: unpackText(texts).split(BETWEEN_TEXTS) };
  return words === undefined ? unpacked : { ...unpacked, words: fromLines(words) as [string, string][] };
}

export function packQuestions(file: QuestionsFile): PackedQuestions {
  const { docs, en, ja } = file.questions;
  return {
    questions: { docs: toSteps(docs), en: packText(en), ja: packText(ja) },
    words: toLines(file.words),
    typed: toLines(file.typed),
  };
}

export function unpackQuestions(file: PackedQuestions): QuestionsFile {
  const { docs, en, ja } = file.questions;
  return {
    questions: { docs: fromSteps(docs), en: unpackText(en), ja: unpackText(ja) },
    words: fromLines(file.words),
    typed: fromLines(file.typed) as QuestionsFile['typed'],
  };
}

/** The first place of a row as the step from the row before, the others from the first. */
function toSteps(rows: readonly (readonly number[])[]): number[][] {
  return rows.map(([first = 0, ...others], row) => [
    first - (rows[row - 1]?.[0] ?? 0),
    ...others.map((other) => other - first),
  ]);
}

function fromSteps(rows: readonly (readonly number[])[]): number[][] {
  let first = 0;
  return rows.map(([step = 0, ...others]) => {
    first += step;
    return [first, ...others.map((other) => first + other)];
  });
}

function toLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join(BETWEEN_CELLS)).join(BETWEEN_LINES);
}

function fromLines(lines: string): string[][] {
  return lines === '' ? [] : lines.split(BETWEEN_LINES).map((line) => line.split(BETWEEN_CELLS));
}

/** A space between two words of which one is packed goes without saying. */
export function packText(text: string): PackedText {
  const tokens = text.match(TOKENS) ?? [];
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const words = [...counts]
    .filter(([token, count]) => count * (encoder.encode(token).length - 1) > 6)
    .sort(([a, many], [b, other]) => other - many || (a < b ? -1 : 1))
    .map(([token]) => token);
  const known = new Set(words);
  const rest = [...counts.keys()].filter((token) => !known.has(token));
  const literals = [...new Set(rest.flatMap((token) => token.split('')))].sort().join('');
  const codes = listCodes(literals, words.length);
  const codeOf = new Map(words.map((word, place) => [word, codes[place] ?? '']));
  const packed = tokens.map((token, place) => {
    const [before = '', after = ''] = [tokens[place - 1], tokens[place + 1]];
    const isBetween = token === ' ' && isLatin(before) && isLatin(after);
    return isBetween && (known.has(before) || known.has(after)) ? '' : (codeOf.get(token) ?? token);
  });
  return { words: words.join(' '), literals, text: packed.join('') };
}

export function unpackText({ words, literals, text }: PackedText): string {
  const list = words === '' ? [] : words.split(' ');
  const codes = listCodes(literals, list.length);
  const wordOf = new Map(list.map((word, place) => [codes[place], word]));
  let unpacked = '';
  let [afterWord, afterLetter] = [false, false];
  for (const unit of text.split('')) {
    const word = wordOf.get(unit);
    const isLetter = isLatin(word ?? unit);
    if (isLetter && (word === undefined ? afterWord : afterWord || afterLetter)) unpacked += ' ';
    unpacked += word ?? unit;
    afterWord = isLetter && word !== undefined;
    afterLetter = isLetter && word === undefined;
  }
  return unpacked;
}

const encoder = new TextEncoder();

/** Characters that no literal is, the shortest in UTF-8 first; none that JSON has to escape, none that is half of another. */
function listCodes(literals: string, count: number): string[] {
  const taken = new Set(`${literals}"\\`);
  const codes: string[] = [];
  for (let code = 0x21; codes.length < count; code++) {
    if (code === 0x7f) code = 0xa1;
    if (code === 0xd800) code = 0xe000;
    const character = String.fromCharCode(code);
    if (!taken.has(character) && !isLatin(character)) codes.push(character);
  }
  return codes;
}
