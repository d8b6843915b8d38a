import { chooseEncoding, decodeText, findEncoding } from '../../reading/sources/find-encoding.ts';
import { isHtml } from '../../reading/sources/html/is-html.ts';
import type { AddOptions } from '../command/parse-add-options.ts';
import { readInput } from '../pipeline/read-input.ts';
import { type FetchedDocument, fetchDocument, toOrigin } from './fetch-document.ts';
import { findEditionLink } from './find-edition-link.ts';

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
 * do, that text; `--kind` takes the page as it is.
 */
export async function fetchEdition(
  address: string,
  { hints, hosts }: Pick<AddOptions, 'hints' | 'hosts'>,
): Promise<Loaded | { problem: string }> {
  const fetched = await fetchDocument(address);
  if ('problem' in fetched) return fetched;
  const isTaken = hints.kind !== undefined && hints.kind !== 'cr-text';
  const link = isTaken || isDocument(fetched) ? undefined : findLink(fetched, hosts);
  if (!link) return toLoaded(fetched, address);
  if ('problem' in link) return { problem: `the page ${link.problem}` };
  const linked = await fetchDocument(link.address);
  if ('problem' in linked) return { problem: `the page links to ${link.address}, which ${linked.problem}` };
  return toLoaded(linked, link.address);
}

function toLoaded({ name, bytes, charset }: FetchedDocument, address: string): Loaded {
  const encoding = charset && chooseEncoding(bytes, charset);
  return { name, bytes, origin: toOrigin(address), ...(encoding && { encoding }) };
}

/** Whether a page reads as a document of a kind of its own; prose and what has no kind may be the page around a link. */
function isDocument({ name, bytes }: FetchedDocument): boolean {
  const { read } = readInput({ file: name, bytes, hints: {} });
  return read !== undefined && read.kind !== 'document' && read.kind !== 'article';
}

function findLink(
  { name, bytes, charset, address }: FetchedDocument,
  hosts: readonly string[],
): ReturnType<typeof findEditionLink> {
  const text = decodeText(bytes, (charset && chooseEncoding(bytes, charset)) || findEncoding(bytes));
  return isHtml(text, name) ? findEditionLink(text, address, hosts) : undefined;
}
