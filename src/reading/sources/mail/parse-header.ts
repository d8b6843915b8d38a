import { THRESHOLDS } from '../../thresholds.ts';
import { decodeText, findEncoding, toEncodingName } from '../find-encoding.ts';

/** A field of a header, unfolded and decoded: `Subject: =?ISO-2022-JP?B?…?=` → `subject`, `Subject: 裁定`. */
export interface HeaderField {
  name: string;
  /** The whole field on one line, its name as printed. */
  line: string;
  value: string;
  /** Encoded words were in it. */
  isDecoded: boolean;
  /** Lines of the file, the first and the one behind the last. */
  from: number;
  to: number;
}

const FIELD = /^([!-9;-~]{1,60})[ \t]*:/;
const CONTINUED = /^[ \t]+\S/;

/**
 * The fields at the head of a message whose lines, as bytes, begin at `from`. `body` is the line after the empty one that
 * ends them, or the first one that is no field.
 */
export function parseHeader(
  lines: readonly string[],
  from: number,
  end = lines.length,
): { fields: HeaderField[]; body: number } {
  const spans: { name: string; from: number; to: number }[] = [];
  let at = from;
  while (at < end && spans.length < THRESHOLDS.most.parts) {
    const [, name] = FIELD.exec(lines[at] ?? '') ?? [];
    if (!name) break;
    let to = at + 1;
    while (to < end && CONTINUED.test(lines[to] ?? '')) to++;
    spans.push({ name: name.toLowerCase(), from: at, to });
    at = to;
  }
  const encoding = findEncoding(Buffer.from(lines.slice(from, at).join(''), 'latin1'));
  const fields = spans.map((span): HeaderField => {
    const printed = lines.slice(span.from, span.to).join('').trimEnd();
    const text = decodeText(Buffer.from(printed, 'latin1'), encoding);
    const decoded = decodeWords(text);
    const line = decoded.replace(/(?:\r\n|\n|\r)[ \t]*/g, ' ');
    return { ...span, line, value: line.slice(line.indexOf(':') + 1).trim(), isDecoded: decoded !== text };
  });
  return { fields, body: at < end && /^\s*$/.test(lines[at] ?? '') ? at + 1 : at };
}

/** A structured value: `text/plain; charset="x"` → the value in small letters and its parameters, RFC 2231's decoded. */
export function parseValue(text = ''): { value: string; parameters: ReadonlyMap<string, string> } {
  const [value = ''] = text.split(';', 1);
  const parameters = new Map<string, string>();
  for (const [, key = '', star, quoted, bare = ''] of text.matchAll(
    /;\s*([\w-]+)(?:\*\d+)?(\*)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g,
  )) {
    const name = key.toLowerCase();
    const said = quoted?.replace(/\\(.)/g, '$1') ?? bare;
    parameters.set(name, (parameters.get(name) ?? '') + (star ? said.replaceAll('%', '=') : said));
    if (star) parameters.set(name, decodeExtended(parameters.get(name) ?? ''));
  }
  return { value: value.trim().toLowerCase(), parameters };
}

/** `iso-2022-jp''=1B$B…`, an extended value whose percent signs are written as those of quoted-printable. */
function decodeExtended(text: string): string {
  const [, charset = '', said = text] = /^([\w-]+)'[^']*'(.*)$/.exec(text) ?? [];
  const bytes = decodeQuoted(said);
  return decodeText(bytes, toEncodingName(charset) ?? findEncoding(bytes));
}

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
