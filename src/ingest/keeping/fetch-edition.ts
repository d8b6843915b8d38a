import type { DocumentKind } from '../../model/records/document.ts';
import { chooseEncoding, decodeText, findEncoding } from '../../reading/sources/find-encoding.ts';
import { isHtml } from '../../reading/sources/html/is-html.ts';
import type { AddOptions } from '../command/parse-options.ts';
import { readInput } from '../pipeline/read-input.ts';
import { type FetchedDocument, fetchDocument, toOrigin } from './fetch-document.ts';
import { findEditionLink, isAllowedHost } from './find-edition-link.ts';

/** A document that is to be kept. */
export interface Loaded {
  name: string;
  bytes: Uint8Array;
  /** The address it came from. */
  origin?: string;
  /** Where the server's word decided what the bytes leave open. */
  encoding?: string;
}

/**
 * The document at an address. Of a page that is no document itself but links to the text of an edition, as publishers' pages
 * do, that text; `--kind` takes the page as it is, `--kind cr-text` nothing but an edition.
 */
export async function fetchEdition(
  address: string,
  { hints, hosts }: Pick<AddOptions, 'hints' | 'hosts'>,
): Promise<Loaded | { problem: string }> {
  const fetched = await fetchDocument(address);
  if ('problem' in fetched) return fetched;
  const kind = readKind(fetched);
  const isTaken = (hints.kind !== undefined && hints.kind !== 'cr-text') || kind === 'cr-text';
  const link = isTaken ? undefined : findLink(fetched, hosts);
  if (!link && !isTaken && hints.kind === 'cr-text')
    return { problem: 'is no edition of the rules and links to the text of none' };
  // A page around a link may name other documents, at its foot too: what it reads as counts where no day says more.
  const isAround = hints.kind === 'cr-text' || !isDocument(kind) || (link && 'day' in link);
  if (!link || !isAround) return toLoaded(fetched);
  if ('problem' in link) return { problem: `the page ${link.problem}` };
  const linked = await fetchDocument(link.address);
  if ('problem' in linked) return { problem: `the page links to ${link.address}, which ${linked.problem}` };
  const [asked, given] = [link.address, linked.address].map((each) => new URL(each).hostname);
  if (given !== undefined && given !== asked && !isAllowedHost(given, fetched.address, hosts))
    return {
      problem: `the page links to ${link.address}, which leads on to ${given}; --host ${given} allows it`,
    };
  if (hints.kind === 'cr-text' && readKind(linked) !== 'cr-text')
    return { problem: `the page links to ${link.address}, which is no edition of the rules` };
  return toLoaded(linked);
}

function toLoaded({ name, bytes, charset, address }: FetchedDocument): Loaded {
  const encoding = charset && chooseEncoding(bytes, charset);
  return { name, bytes, origin: toOrigin(address), ...(encoding && { encoding }) };
}

function readKind({ name, bytes }: FetchedDocument): DocumentKind | undefined {
  return readInput({ file: name, bytes, hints: {} }).read?.kind;
}

/** Whether a page reads as a document of a kind of its own; prose and what has no kind may be the page around a link. */
function isDocument(kind: DocumentKind | undefined): boolean {
  return kind !== undefined && kind !== 'document' && kind !== 'article';
}

function findLink(
  { name, bytes, charset, address }: FetchedDocument,
  hosts: readonly string[],
): ReturnType<typeof findEditionLink> {
  const text = decodeText(bytes, (charset && chooseEncoding(bytes, charset)) || findEncoding(bytes));
  return isHtml(text, name) ? findEditionLink(text, address, hosts) : undefined;
}
