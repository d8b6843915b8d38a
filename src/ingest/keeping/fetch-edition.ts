import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { getDomain } from 'tldts';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { DocumentKind } from '../../model/records/document.ts';
import type { EditionId } from '../../model/records/edition.ts';
import { findDay } from '../../model/records/find-day.ts';
import { decodePercent } from '../../model/text/decode-percent.ts';
import { chooseEncoding, decodeText, findEncoding } from '../../reading/sources/find-encoding.ts';
import { isHtml, limitNesting } from '../../reading/sources/html/read-html.ts';
import { type InputHints, readInput } from '../pipeline/read-input.ts';
import { type FetchedDocument, fetchDocument, toOrigin } from './fetch-document.ts';

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
  { hints, hosts }: { hints: InputHints; hosts: readonly string[] },
): Promise<Loaded | { problem: string }> {
  const fetched = await fetchDocument(address);
  if ('problem' in fetched) return fetched;
  const kind = readKind(fetched);
  const isTaken = (hints.kind !== undefined && hints.kind !== 'cr-text') || kind === 'cr-text';
  const link = isTaken ? undefined : findLink(fetched, hosts);
  if (!link && !isTaken && hints.kind === 'cr-text')
    return { problem: 'is no edition of the rules and links to the text of none' };
  // A page around a link may name other documents, at its foot too: what it reads as counts where no day says more. Prose and
  // what has no kind may be such a page.
  const isProse = kind === undefined || kind === 'document' || kind === 'article';
  const isAround = hints.kind === 'cr-text' || isProse || (link && 'day' in link);
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

function findLink({ name, bytes, charset, address }: FetchedDocument, hosts: readonly string[]) {
  const text = decodeText(bytes, (charset && chooseEncoding(bytes, charset)) || findEncoding(bytes));
  return isHtml(text, name) ? findEditionLink(text, address, hosts) : undefined;
}

const parser = unified().use(rehypeParse).freeze();
const RULES = /rules|ルール/i;

/**
 * The text of the newest edition that a page links to: of its links to `.txt` those that speak of rules, else all, and of
 * these the one of the last day. Undefined where there is none; a problem, as the end of a sentence, where several are as
 * good or where the link leads to another site than the page's and that is not one of `hosts`.
 */
export function findEditionLink(html: string, page: string, hosts: readonly string[]) {
  const links = listTextLinks(html, page);
  const ofRules = links.filter(({ isRules }) => isRules);
  const best = ofRules.length > 0 ? ofRules : links.filter(({ day }) => day);
  const last = best
    .map(({ day }) => day ?? '')
    .sort()
    .at(-1);
  const newest = best.filter(({ day = '' }) => day === last).map(({ address }) => address);
  const [address] = newest;
  if (address === undefined) return undefined;
  if (newest.length > 1)
    return {
      problem: `links to ${newest.length} texts of rules; give the one that is meant: ${newest.join(' ')}`,
    };
  const { hostname } = new URL(address);
  if (isAllowedHost(hostname, page, hosts))
    return { address, ...(ofRules.length > 0 && last && { day: last }) };
  return {
    problem: `links to ${address}, which is on another site; give that address itself, or --host ${hostname} allows it`,
  };
}

/** Links to texts, each address once. */
function listTextLinks(html: string, page: string) {
  const links = new Map<string, { address: string; isRules: boolean; day?: EditionId }>();
  let base = page;
  visit(parser.parse(limitNesting(html)), 'element', (node) => {
    const href = node.properties['href'];
    if (typeof href !== 'string' || !URL.canParse(href, base)) return;
    const url = new URL(href, base);
    if (node.tagName === 'base') base = url.href;
    if (node.tagName !== 'a' || !/^https?:$/.test(url.protocol) || !/\.txt$/i.test(url.pathname)) return;
    url.hash = '';
    const name = decodePercent(url.pathname.split('/').at(-1) ?? '');
    const said = `${name} ${toText(node)}`;
    const day = (findDay(name) ?? findDay(said))?.date;
    links.set(url.href, { address: url.href, isRules: RULES.test(said), ...(day && { day }) });
  });
  return [...links.values()];
}

function toText(node: Element): string {
  let text = '';
  visit(node, 'text', ({ value }) => {
    text += value;
  });
  return text;
}

/**
 * Whether a document of a host may be taken for that of a page: of its own host, or of one below the same domain that one can
 * register, or of a host that was given.
 */
export function isAllowedHost(host: string, page: string, hosts: readonly string[]): boolean {
  const { hostname } = new URL(page);
  const domain = getDomain(host);
  return host === hostname || (domain !== null && domain === getDomain(hostname)) || hosts.includes(host);
}
