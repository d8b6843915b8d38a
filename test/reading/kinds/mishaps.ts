import iconv from 'iconv-lite';

const toWide = (text: string) =>
  text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));

/** Half-width katakana by what they stand for, with their sound marks. */
const HALF_WIDTH = new Map<string, string>();
for (let code = 0xff66; code <= 0xff9d; code++)
  for (const mark of ['', 'ﾞ', 'ﾟ']) {
    const written = String.fromCharCode(code) + mark;
    const read = written.normalize('NFKC');
    if (read.length === 1) HALF_WIDTH.set(read, written);
  }

/** UTF-8 read in an encoding of single bytes; a byte that the encoding leaves out is shown as a control character. */
export function misread(text: string, encoding: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const shown = iconv.decode(Buffer.of(byte), encoding);
      return shown === '\ufffd' ? String.fromCharCode(byte) : shown;
    })
    .join('');
}

const withSpace = (space: string) => (text: string) => text.replace(/(?<=\S) (?=\S)/g, space);

/** What befalls the characters of a text on its way: each gives a text that says the same. */
export const MISHAPS: Readonly<Record<string, (text: string) => string>> = {
  'numbers in full width': (text) =>
    text.replace(/(?<![\w.{/#])\d{3}\.\d{1,3}[a-z]?(?![\w/])|(?<=^)\d{1,3}(?=\.? )/gm, toWide),
  'sound marks apart (NFD)': (text) => text.normalize('NFD'),
  'katakana in half width': (text) => text.replace(/[ァ-ヺー]/g, (kana) => HALF_WIDTH.get(kana) ?? kana),
  'no-break spaces': withSpace('\u00a0'),
  'em spaces': withSpace('\u2003'),
  'thin spaces': withSpace('\u2009'),
  'zero-width spaces between words': (text) => text.replace(/(?<=\p{sc=Hira})(?=\p{sc=Han})/gu, '\u200b'),
  'Latin-1 taken for its UTF-8': (text) => misread(text, 'latin1'),
  'windows-1252 taken for its UTF-8': (text) => misread(text, 'windows-1252'),
  'windows-1252 taken for its UTF-8 twice': (text) => misread(misread(text, 'windows-1252'), 'windows-1252'),
  'Mac Roman taken for its UTF-8': (text) => misread(text, 'macroman'),
  'a line in two misread': (text) =>
    text
      .split('\n')
      .map((line, at) => (at % 2 ? line : misread(line, 'windows-1252')))
      .join('\n'),
};
