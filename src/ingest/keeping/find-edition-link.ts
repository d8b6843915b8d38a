import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { getDomain } from 'tldts';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { EditionId } from '../../model/records/edition.ts';
import { findDay } from '../../model/records/find-day.ts';
import { decodePercent } from '../../model/text/decode-percent.ts';
import { limitNesting } from '../../reading/sources/html/limit-nesting.ts';

interface TextLink {
  address: string;
  isRules: boolean;
  day?: EditionId;
}

const parser = unified().use(rehypeParse).freeze();
const RULES = /rules|ルール/i;

/**
 * The text of the newest edition that a page links to: of its links to `.txt` those that speak of rules, else all, and of
 * these the one of the last day. Undefined where there is none; a problem, as the end of a sentence, where several are as
 * good or where the link leads to another site than the page's and that is not one of `hosts`.
 */
export function findEditionLink(
  html: string,
  page: string,
  hosts: readonly string[],
): { address: string; day?: EditionId } | { problem: string } | undefined {
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
function listTextLinks(html: string, page: string): TextLink[] {
  const links = new Map<string, TextLink>();
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

/** Whether a document of a host may be taken for that of a page: of the same site, or of a host that was given. */
export function isAllowedHost(host: string, page: string, hosts: readonly string[]): boolean {
  return isSameSite(host, new URL(page).hostname) || hosts.includes(host);
}

/** Whether two hosts are one owner's: the same, or below the same domain that one can register. */
function isSameSite(host: string, other: string): boolean {
  if (host === other) return true;
  const domain = getDomain(host);
  return domain !== null && domain === getDomain(other);
}
