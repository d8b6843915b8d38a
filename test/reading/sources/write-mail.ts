import iconv from 'iconv-lite';

export const CHARSETS = ['iso-2022-jp', 'shift_jis', 'euc-jp', 'utf-8'] as const;
export type Charset = (typeof CHARSETS)[number];
export const TRANSFERS = ['8bit', 'base64', 'quoted-printable'] as const;
export type Transfer = (typeof TRANSFERS)[number];

/** A text in ISO-2022-JP: the two bytes of EUC-JP without their eighth bit, between the two escape sequences. */
function toJis(text: string): Buffer {
  const jis = text.replace(/[^\u0000-\u007f]+/g, (run) => {
    const pairs = [...iconv.encode(run, 'euc-jp')].map((byte) => String.fromCharCode(byte & 0x7f)).join('');
    return `\u001b$B${pairs}\u001b(B`;
  });
  return Buffer.from(jis, 'latin1');
}

export function encode(text: string, charset: Charset): Buffer {
  return charset === 'iso-2022-jp' ? toJis(text) : iconv.encode(text, charset);
}

const wrap = (text: string, width: number): string[] =>
  text.match(new RegExp(`[^]{1,${width}}`, 'g')) ?? [''];

function toQuotedLine(line: Buffer): string {
  const signs = [...line].map((byte, at) =>
    (byte >= 33 && byte <= 126 && byte !== 61) || (byte === 32 && at < line.length - 1)
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  );
  const lines = [''];
  for (const sign of signs) {
    if ((lines.at(-1) ?? '').length + sign.length > 70) lines.push('');
    lines[lines.length - 1] += sign;
  }
  return lines.join('=\r\n');
}

/** The lines of a text as a body: bytes as Latin-1. */
export function toBody(lines: readonly string[], charset: Charset, transfer: Transfer): string {
  const encoded = lines.map((line) => encode(line, charset));
  if (transfer === 'quoted-printable') return encoded.map(toQuotedLine).join('\r\n');
  const bytes = encoded.map((line) => line.toString('latin1')).join('\r\n');
  return transfer === 'base64'
    ? wrap(Buffer.from(bytes, 'latin1').toString('base64'), 76).join('\r\n')
    : bytes;
}

/** A text as encoded words of so many bytes each, folded over lines, whatever character a word ends in. */
export function toWords(text: string, charset: Charset, scheme: 'B' | 'Q', size: number): string {
  return wrap(encode(text, charset).toString('latin1'), size)
    .map((bytes) => Buffer.from(bytes, 'latin1'))
    .map((bytes) =>
      scheme === 'B'
        ? bytes.toString('base64')
        : [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
    )
    .map((said) => `=?${charset.toUpperCase()}?${scheme}?${said}?=`)
    .join('\r\n ');
}

export interface MailPart {
  type: string;
  lines: readonly string[];
  charset: Charset;
  transfer: Transfer;
}

export function writePart({ type, lines, charset, transfer }: MailPart): string {
  return `Content-Type: ${type}; charset="${charset}"\r\nContent-Transfer-Encoding: ${transfer}\r\n\r\n${toBody(lines, charset, transfer)}`;
}

export function writeMultipart(subtype: string, boundary: string, parts: readonly string[]): string {
  const body = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  return `Content-Type: multipart/${subtype};\r\n\tboundary="${boundary}"\r\n\r\nThis is a multi-part message in MIME format.\r\n${body}--${boundary}--\r\n`;
}

/** A message: a header with a subject, and what follows it from its content type on. */
export function writeMail(subject: string, content: string): Buffer {
  const header = `Received: from mail (a [192.0.2.1])\r\n\tby b; Sun, 3 May 1998 13:49:42 +0900\r\nFrom: writer@example.org\r\nDate: Sun, 3 May 1998 13:49:42 +0900\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n`;
  return Buffer.from(header + content, 'latin1');
}

/** A page as a browser saves it in one file. */
export function writePage(content: string): Buffer {
  const header =
    'From: <Saved by a browser>\r\nSubject: =?utf-8?Q?=E9=A0=81?=\r\nDate: Tue, 4 Mar 2031 21:10:05 +0900\r\nMIME-Version: 1.0\r\n';
  return Buffer.from(header + content, 'latin1');
}
