import { extname } from 'node:path';
import { type Diagnostic, reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import { chooseEncoding, decodeText, findEncoding } from '../find-encoding.ts';
import { isHtml, readHtml } from '../html/read-html.ts';
import { LINE_END, type SourcePiece, splitWithEnds } from '../source-text.ts';
import { decodeBody } from './decode-body.ts';
import { type HeaderField, parseHeader, parseValue } from './parse-header.ts';

/** A mail or several, or a page saved as one (MHTML), as the pieces that it is made of. */
interface Mail {
  /** In order; together they are the whole file, decoded. */
  pieces: SourcePiece[];
  messages: number;
  /** What the file was: `quoted-printable`, `iso-2022-jp`, `encoded words`, `multipart/mixed`. */
  decoded: Set<string>;
  /** Each with type and name, `application/pdf rules.pdf`, and its line of the file. */
  attachments: { name: string; line: number }[];
}

/** The line that begins a message in a file of many (mbox). */
const FROM_LINE = /^From \S.*\d{4}\s*$/;
const KNOWN = new Set(
  'from to cc date subject message-id received return-path reply-to sender delivered-to newsgroups path mime-version'.split(
    ' ',
  ),
);
/** What nobody writes: programs note there the way that a mail took. */
const OF_WAY = new Set('received return-path message-id path'.split(' '));
/** What a page that a browser saved as one file does not have. */
const SENT = new Set('to cc received message-id newsgroups'.split(' '));
/** What a reader of a mail sees of its header. */
const SHOWN = new Set('from to cc date subject'.split(' '));
const TEXT_NAMES = ['.txt', '.html', '.htm'];

/**
 * Reads bytes as mail, where they are one that is not plain text already: a header with encoded words, with a charset, a
 * transfer encoding or parts, or with the way that the mail took; or a file of several messages. Undefined for anything else.
 */
export function readMail(bytes: Uint8Array): Mail | undefined {
  const head = bytes.subarray(0, 4096);
  const isMarked = findEncoding(head).startsWith('utf-');
  const toPlain = (some: Uint8Array) =>
    Buffer.from(isMarked ? decodeText(some, findEncoding(some)) : some).toString('latin1');
  const beginning = splitWithEnds(toPlain(head));
  const first = findFirst(beginning);
  const header = FROM_LINE.test(beginning[first] ?? '') ? first + 1 : first;
  if (parseHeader(beginning, header).fields.length === 0) return undefined;
  const lines = splitWithEnds(toPlain(bytes));
  const starts = findMessages(lines);
  if (starts.length === 0) return undefined;
  const reader = new MailReader(lines, FROM_LINE.test(lines[starts[0] ?? 0] ?? ''));
  reader.skip('mail-header', 0, starts[0] ?? 0);
  if (starts.length > 1) reader.mail.decoded.add('several messages');
  for (const [at, from] of starts.entries()) reader.readMessage(from, starts[at + 1] ?? lines.length, 0);
  return reader.mail;
}

/** The lines on which messages begin; none where the first one's header is what a reader sees, and nothing has to be decoded. */
function findMessages(lines: readonly string[]): number[] {
  const first = findFirst(lines);
  if (FROM_LINE.test(lines[first] ?? '')) {
    return lines.flatMap((line, at) => {
      const begins = FROM_LINE.test(line) && (lines[at - 1] ?? '').trim() === '';
      return begins && isHeader(parseHeader(lines, at + 1).fields) ? [at] : [];
    });
  }
  const { fields } = parseHeader(lines, first);
  const isOfMail = fields.some(
    ({ name, isDecoded }) =>
      isDecoded || OF_WAY.has(name) || isOneOf(name, 'content-type', 'content-transfer-encoding'),
  );
  return isOfMail && isHeader(fields) ? [first] : [];
}

function findFirst(lines: readonly string[]): number {
  return lines.findIndex((line) => line.trim() !== '');
}

function isHeader(fields: readonly HeaderField[]): boolean {
  const known = fields.filter(({ name }) => KNOWN.has(name) || name.startsWith('content-'));
  return new Set(known.map(({ name }) => name)).size >= THRESHOLDS.several;
}

class MailReader {
  readonly mail: Mail = { pieces: [], messages: 0, decoded: new Set(), attachments: [] };
  readonly #lines: readonly string[];
  readonly #isMbox: boolean;

  constructor(lines: readonly string[], isMbox: boolean) {
    this.#lines = lines;
    this.#isMbox = isMbox;
  }

  /** Leaves lines out by name, as they are in the file. */
  skip(name: string, from: number, to: number): void {
    const text = this.#lines.slice(from, to).join('');
    if (text) this.#addText(text, from, name);
  }

  readMessage(start: number, to: number, depth: number): void {
    this.mail.messages++;
    const from = FROM_LINE.test(this.#lines[start] ?? '') ? start + 1 : start;
    this.skip('mail-header', start, from);
    const part = toPart(this.#lines, from, to);
    const isPage = isOneOf(part.type, 'multipart/related', 'text/html');
    const isSaved = isPage && !part.fields.some(({ name }) => SENT.has(name));
    let next = from;
    for (const field of part.fields) {
      if (SHOWN.has(field.name) && !isSaved) {
        this.#addText(`${field.line}\n`, field.from);
        if (field.isDecoded) this.mail.decoded.add('encoded words');
      } else this.skip('mail-header', field.from, field.to);
      next = field.to;
    }
    this.#addText('\n', next);
    this.#readPart(part, depth);
  }

  #readPart(part: Part, depth: number, isRelated = false): void {
    const { type, name, boundary } = part;
    const isText =
      isOneOf(type, 'text/plain', 'text/html') || TEXT_NAMES.includes(extname(name).toLowerCase());
    if (depth > THRESHOLDS.most.depth) this.#attach(part, isRelated);
    else if (type.startsWith('multipart/') && boundary) {
      this.mail.decoded.add(type);
      const { parts, end } = this.#splitParts(part, boundary, type === 'multipart/digest');
      const [first] = parts;
      if (first) this.#skipPreamble(part.body, first.from);
      else this.#readText({ ...part, to: end, type: 'text/plain' });
      if (type === 'multipart/alternative') this.#readAlternative(parts, depth);
      else for (const each of parts) this.#readChild(each, depth + 1, type === 'multipart/related');
      this.#readEpilogue(part, end, depth);
    } else if (type === 'message/rfc822') this.readMessage(part.body, part.to, depth + 1);
    else if (isText) this.#readText(part);
    else this.#attach(part, isRelated);
  }

  /** What old programs show above the parts: that there are parts. */
  #skipPreamble(from: number, to: number): void {
    const isNotice = /MIME|multi-?part/i.test(this.#lines.slice(from, to).join(''));
    this.skip(isNotice ? 'mail-header' : 'mail-preamble', from, to);
  }

  /** What is behind the last part: nothing, another message that was put behind this one, or a text. */
  #readEpilogue(part: Part, end: number, depth: number): void {
    const behind = findFirst(this.#lines.slice(end + 1, part.to));
    const from = behind < 0 ? part.to : end + 1 + behind;
    this.skip('mail-header', end, from);
    if (from === part.to) return;
    if (isHeader(parseHeader(this.#lines, from, part.to).fields)) this.readMessage(from, part.to, depth + 1);
    else this.#readText({ body: from, to: part.to });
  }

  #readChild(part: Part, depth: number, isRelated: boolean): void {
    this.skip('mail-header', part.from, part.body);
    this.#readPart(part, depth, isRelated);
  }

  /** The one that is read: the plain text, unless it is only a hint to look at the page beside it. */
  #readAlternative(parts: readonly Part[], depth: number): void {
    const read = parts.map((part) => {
      const reader = new MailReader(this.#lines, this.#isMbox);
      reader.#readChild(part, depth + 1, false);
      return { ...part, mail: reader.mail, length: measure(reader.mail.pieces) };
    });
    const longest = read.reduce((most, { length }) => Math.max(most, length), 0);
    const plain = read.findIndex(
      ({ type, length }) => type === 'text/plain' && length >= longest * THRESHOLDS.nearlyAll,
    );
    const chosen = plain >= 0 ? plain : read.findIndex(({ length }) => length === longest);
    for (const [at, { from, to, mail }] of read.entries()) {
      if (at !== chosen) this.skip('alternative', from, to);
      else {
        this.mail.pieces.push(...mail.pieces);
        this.mail.attachments.push(...mail.attachments);
        for (const decoded of mail.decoded) this.mail.decoded.add(decoded);
      }
    }
  }

  #readText(part: Partial<Part> & Pick<Part, 'body' | 'to'>): void {
    const { body, to, type = 'text/plain', charset, transfer = '', isFlowed } = part;
    const lines = this.#lines.slice(body, to);
    const own = this.#isMbox ? lines.map((line) => line.replace(/^>(>*From )/, '$1')) : lines;
    const { bytes, numbers } = decodeBody(own, body + 1, transfer);
    const encoding = (charset && chooseEncoding(bytes, charset)) || findEncoding(bytes);
    const text = decodeText(bytes, encoding);
    if (isOneOf(transfer, 'base64', 'quoted-printable')) this.mail.decoded.add(transfer);
    if (encoding !== 'utf-8') this.mail.decoded.add(encoding);
    const isPage = type === 'text/html' || isHtml(text, '');
    this.mail.pieces.push({
      text: text.endsWith('\n') || text.endsWith('\r') ? text : `${text}\n`,
      encoding,
      format: isPage ? 'html' : 'text',
      numbers,
      ...(isFlowed && { isFlowed }),
    });
  }

  #attach({ body, to, type, name }: Part, isRelated: boolean): void {
    this.skip('attachment', body, to);
    if (!isRelated) this.mail.attachments.push({ name: `${type} ${name}`.trim(), line: body + 1 });
  }

  /**
   * The parts between the lines of a boundary, each with the line above it; what would be too many stays in the last. `end`
   * is the line that closes it.
   */
  #splitParts({ body, to }: Part, boundary: string, isDigest: boolean): { parts: Part[]; end: number } {
    const marks: number[] = [];
    let end = to;
    for (let at = body; at < to && end === to; at++) {
      const line = this.#lines[at] ?? '';
      if (!line.startsWith(`--${boundary}`)) continue;
      const rest = line.slice(boundary.length + 2).trim();
      if (rest === '' && marks.length < THRESHOLDS.most.parts) marks.push(at);
      else if (rest === '--') end = at;
    }
    const parts = marks.map((from, index) => {
      return { ...toPart(this.#lines, from + 1, marks[index + 1] ?? end, isDigest), from };
    });
    return { parts, end };
  }

  #addText(text: string, line: number, skip?: string): void {
    this.mail.pieces.push({
      text,
      encoding: 'utf-8',
      format: 'text',
      numbers: [line + 1],
      ...(skip && { skip }),
    });
  }
}

/** A part with what its header says of the lines of its body; of a digest it is a message unless it says something else. */
function toPart(lines: readonly string[], from: number, to: number, isDigest = false) {
  const { fields, body } = parseHeader(lines, from, to);
  const find = (name: string) => parseValue(fields.find((field) => field.name === name)?.value);
  const { value, parameters } = find('content-type');
  return {
    fields,
    from,
    body,
    to,
    type: value || (isDigest ? 'message/rfc822' : 'text/plain'),
    name: find('content-disposition').parameters['filename'] ?? parameters['name'] ?? '',
    boundary: parameters['boundary'] ?? '',
    charset: parameters['charset'] ?? '',
    transfer: find('content-transfer-encoding').value,
    isFlowed: parameters['format']?.toLowerCase() === 'flowed',
  };
}

type Part = ReturnType<typeof toPart>;

/** How much of some pieces a reader sees. */
function measure(pieces: readonly SourcePiece[]): number {
  const texts = pieces
    .filter(({ skip }) => !skip)
    .flatMap(({ format, text }) =>
      format === 'html' ? readHtml(text).lines.map((line) => line.text) : [text],
    );
  return texts.flatMap((text) => text.split(LINE_END)).reduce((sum, line) => sum + line.trim().length, 0);
}

/** Says that a file was read as mail and what was decoded in it, if anything was; names each part that was left out. */
export function reportMail({ messages, decoded, attachments }: Mail, file: string): Diagnostic[] {
  if (decoded.size === 0) return [];
  const actual = [...decoded].join(', ');
  const count = messages > 1 ? `${messages} mails` : 'a mail';
  const message = `the file is ${count} as saved, read as such (${actual}); lines are those of the file`;
  return [
    reportDiagnostic('mail-decoded', { file, line: 1, column: 1 }, message, undefined, { actual }),
    ...attachments.map(({ name, line }) => {
      const left = `a part that is no text (${name}) was left out; save it to a file of its own if it holds rules`;
      return reportDiagnostic('attachment-skipped', { file, line, column: 1 }, left, undefined, {
        actual: name,
      });
    }),
  ];
}
