import libmime from 'libmime';
import { THRESHOLDS } from '../../thresholds.ts';
import { decodeText, findEncoding } from '../find-encoding.ts';
import { LINE_END } from '../source-text.ts';

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
    while (to < end && isContinued(lines[to] ?? '')) to++;
    spans.push({ name: name.toLowerCase(), from: at, to });
    at = to;
  }
  const encoding = findEncoding(Buffer.from(lines.slice(from, at).join(''), 'latin1'));
  const fields = spans.map((span): HeaderField => {
    const printed = lines.slice(span.from, span.to).join('').trimEnd();
    const text = decodeText(Buffer.from(printed, 'latin1'), encoding);
    const decoded = libmime.decodeWords(text);
    const [first = '', ...folded] = decoded.split(LINE_END);
    const line = [first, ...folded.map((each) => each.trimStart())].join(' ');
    return { ...span, line, value: line.slice(line.indexOf(':') + 1).trim(), isDecoded: decoded !== text };
  });
  return { fields, body: at < end && lines[at]?.trim() === '' ? at + 1 : at };
}

/** Whether a line goes on with the field above it. */
function isContinued(line: string): boolean {
  return line.trim() !== '' && line.trimStart() !== line;
}

/** A structured value: `text/plain; charset="x"` → the value in small letters and its parameters, RFC 2231's decoded. */
export function parseValue(text = ''): { value: string; parameters: Partial<Record<string, string>> } {
  const { value, params } = libmime.parseHeaderValue(text);
  return { value: `${value}`.toLowerCase(), parameters: params };
}
