import { decodeText, findEncoding, toEncodingName } from '../find-encoding.ts';

const WORD = /=\?([\w.:-]{1,40})(?:\*[\w-]*)?\?([BQ])\?([^?\r\n]*)\?=/i;
/** Words after each other: the white space between them, folds included, is none of the text. */
const WORDS = new RegExp(`(?:${WORD.source}\\s*)*${WORD.source}`, 'gi');
const EACH_WORD = new RegExp(WORD, 'gi');

/**
 * The text with the encoded words of RFC 2047 read. Words of one charset are put together as bytes first: old mailers cut
 * them in the middle of a character. `=?UTF-8?B?54Gv?=` → `灯`.
 */
export function decodeWords(text: string): string {
  return text.includes('=?') ? text.replace(WORDS, decodeRun) : text;
}

function decodeRun(run: string): string {
  const parts: { charset: string; words: Uint8Array[] }[] = [];
  for (const [, name = '', encoding = '', said = ''] of run.matchAll(EACH_WORD)) {
    const charset = name.toLowerCase();
    const word =
      encoding.toUpperCase() === 'B' ? Buffer.from(said, 'base64') : decodeQuoted(said.replaceAll('_', ' '));
    const last = parts.at(-1);
    if (last?.charset === charset) last.words.push(word);
    else parts.push({ charset, words: [word] });
  }
  return parts.map(({ charset, words }) => decodeBytes(charset, words)).join('');
}

function decodeBytes(charset: string, words: readonly Uint8Array[]): string {
  const bytes = Buffer.concat(words);
  const encoding = toEncodingName(charset) ?? findEncoding(bytes);
  const text = decodeText(bytes, encoding);
  return text.includes('\ufffd') ? words.map((word) => decodeText(word, encoding)).join('') : text;
}

/** The bytes that quoted-printable writes: `=E7=81=AF` → three bytes; what is no such escape stays. */
export function decodeQuoted(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
}
