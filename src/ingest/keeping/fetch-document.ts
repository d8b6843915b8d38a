import { posix } from 'node:path';
import { MOST_BYTES, tooLarge } from '../../disk/read-document-file.ts';
import { decodePercent } from '../../model/text/decode-percent.ts';
import { toDocumentName } from './document-name.ts';

/** A document from the network. */
export interface FetchedDocument {
  name: string;
  bytes: Uint8Array;
  /** Where it is in the end, after redirects. */
  address: string;
  /** The encoding that the server states. */
  charset?: string;
}

/** A document or what went wrong, as the end of a sentence. */
export type Fetched = FetchedDocument | { problem: string };

const TIMEOUT_MS = 60_000;

/** Types that hold no text we read, by their beginning, with what to do. What says nothing of the kind is tried. */
const UNREADABLE: readonly [RegExp, string][] = [
  [
    /^application\/(?:msword|rtf|vnd\.)(?!.*wordprocessingml\.document)/,
    'is an office document that is not read: give it as .docx, or the TXT of the same text',
  ],
  [/^(?:image|audio|video|font)\//, 'is no text'],
  [/^application\/(?:zip|gzip|x-7z|x-rar|x-tar)/, 'is an archive: unpack it and give the text inside'],
];

/** What a failed connection means, by the code of the error under it. */
const FAILURES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ENOTFOUND: 'there is no server of that name, or no connection to the network',
    EAI_AGAIN: 'the server’s name cannot be looked up; perhaps there is no connection to the network',
    ENETUNREACH: 'there is no connection to the network',
    ECONNREFUSED: 'no server answers there',
    ECONNRESET: 'the server broke off',
    UND_ERR_SOCKET: 'the connection broke off before the end',
    UND_ERR_CONNECT_TIMEOUT: 'the server does not answer',
  }),
);

/** Whether an argument names a document on the network. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * The bytes behind an address, and a file name made from it. Reading stops at the limit, for an endless answer never ends
 * by itself; a packed one is refused.
 */
export async function fetchDocument(address: string, fetch = globalThis.fetch): Promise<Fetched> {
  if (!URL.canParse(address)) return { problem: 'is no address' };
  try {
    const { href, authorization } = splitPassword(address);
    // Of a packed answer that was cut short nobody says that it was.
    const headers = { 'accept-encoding': 'identity', ...(authorization && { authorization }) };
    const response = await fetch(href, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const refusal = refuse(response);
    if (refusal) {
      await response.body?.cancel();
      return { problem: refusal };
    }
    const bytes = await readBody(response);
    if (!bytes) return { problem: tooLarge(MOST_BYTES + 1) };
    const charset = /;\s*charset="?([\w.:-]+)/i.exec(toType(response))?.[1];
    const final = response.url || href;
    return { name: toFileName(response, final), bytes, address: final, ...(charset && { charset }) };
  } catch (error) {
    return { problem: `cannot be fetched: ${explain(error)}` };
  }
}

/** An address without the name and password in it, and these as the header that says them. */
function splitPassword(address: string): { href: string; authorization?: string } {
  const { username, password } = new URL(address);
  const href = toOrigin(address);
  if (username === '' && password === '') return { href };
  const said = Buffer.from(`${decodePercent(username)}:${decodePercent(password)}`).toString('base64');
  return { href, authorization: `Basic ${said}` };
}

function refuse(response: Response): string | undefined {
  if (!response.ok) return `the server answers ${response.status} ${response.statusText}`.trim();
  if (response.status === 206) return 'the server gives a part of it only';
  const packing = response.headers.get('content-encoding') ?? 'identity';
  if (packing.toLowerCase() !== 'identity')
    return 'the server packs it though asked not to, and nobody could tell whether all of it came: save it with a browser and give the file';
  const type = toType(response);
  return UNREADABLE.find(([pattern]) => pattern.test(type))?.[1];
}

function toType(response: Response): string {
  return (response.headers.get('content-type') ?? '').toLowerCase();
}

/** The whole body, or undefined as soon as it is larger than a document may be. */
async function readBody(response: Response): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > MOST_BYTES) return undefined; // leaving the loop ends the connection
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length);
}

/** An address as it may be written down: without a name and password. */
export function toOrigin(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

/** The name that the server gives, else the last part of the path; `document` where there is neither. */
function toFileName(response: Response, address: string): string {
  const stated = response.headers.get('content-disposition') ?? '';
  const given = /filename\*=utf-8''([^;]+)/i.exec(stated)?.[1] ?? /filename="?([^";]+)/i.exec(stated)?.[1];
  const last = given ?? posix.basename(new URL(address).pathname);
  return toDocumentName(decodePercent(last));
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no whole answer within ${TIMEOUT_MS / 1000} seconds`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return FAILURES.get('code' in cause ? String(cause.code) : '') ?? cause.message;
}
