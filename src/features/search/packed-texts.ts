import { KANJI, KATAKANA } from '../../model/text/character-classes.ts';
import type { Layout, OldNumbersFile, QuestionsFile, TextFile } from './index-files.ts';

/** A text in which frequent words, and characters of several bytes, are one short character each. */
type PackedText = ReturnType<typeof packText>;

const TOKENS = new RegExp(`[A-Za-z’']+|[${KATAKANA}ー]+|[${KANJI}]+|[^]`, 'g');
const isLatin = (token: string | undefined): boolean => /^[A-Za-z’']/.test(token ?? '');

/** `en.json` and `ja.json` as they are served: their texts as one, form feeds as spaces. */
export const TEXTS = ofFields<TextFile>({
  texts: {
    pack: (texts) => packText(texts.map((text) => text.replaceAll('\f', ' ')).join('\f')),
    unpack: (text: PackedText) => unpackText(text).split('\f'),
  },
  words: ofLines(),
});

/** `questions.json` as it is served: places as steps, words a line a group. */
export const QUESTIONS = ofFields<QuestionsFile>({
  docs: {
    // The first place of a row as the step from the row before, the others from the first.
    pack: (rows) =>
      rows.map(([first = 0, ...others], row) => [
        first - (rows[row - 1]?.[0] ?? 0),
        ...others.map((other) => other - first),
      ]),
    unpack: (rows: number[][]) => {
      let first = 0;
      return rows.map(([step = 0, ...others]) => {
        first += step;
        return [first, ...others.map((other) => first + other)];
      });
    },
  },
  en: { pack: packText, unpack: unpackText },
  ja: { pack: packText, unpack: unpackText },
  words: ofLines(),
  typed: ofLines(),
});

/** `numbers.json` is served as it is. */
export const OLD_NUMBERS: Layout<OldNumbersFile> = {
  pack: (file) => file,
  unpack: (file) => file as OldNumbersFile,
};

/** A layout for each field of a file. */
function ofFields<File extends object>(
  layouts: {
    [Field in keyof File]-?: Layout<NonNullable<File[Field]>>;
  },
): Layout<File> {
  const toEach = (side: 'pack' | 'unpack') => (file: unknown) =>
    Object.fromEntries(
      Object.entries(file as File).map(([field, value]) => [
        field,
        layouts[field as keyof File][side](value),
      ]),
    ) as File;
  return { pack: toEach('pack'), unpack: toEach('unpack') };
}

/** A line a row. */
function ofLines<Row extends string[]>(): Layout<Row[], string> {
  return {
    pack: (rows) => rows.map((row) => row.join('\t')).join('\n'),
    unpack: (lines) => (lines === '' ? [] : lines.split('\n').map((line) => line.split('\t') as Row)),
  };
}

/** A space between two words of which one is packed goes without saying. */
export function packText(text: string) {
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
  return {
    /** The most frequent first. */
    words: words.join(' '),
    /** Every character that stands for itself; the others are given to the words in order. */
    literals,
    text: packed.join(''),
  };
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
