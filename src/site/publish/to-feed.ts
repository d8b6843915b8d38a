import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { EditionId } from '../../model/records/edition.ts';
import type { Lang } from '../../model/records/lang.ts';
import { toEditionDay } from '../../model/text/edition-id.ts';

const NO_DAY = '1970-01-01';

/** What a feed says of an edition. */
export interface FeedEntry {
  /** Address of the page of its changes: its identity, too. */
  address: string;
  title: string;
  summary: string;
  /** The same at length, as HTML. */
  content?: string;
  /** The day it takes effect, or its version. */
  day: EditionId;
}

export interface Feed {
  lang: Lang;
  /** Address of the feed itself. */
  address: string;
  /** Address of the page it is the news of. */
  page: string;
  title: string;
  /** What it brings. */
  description: string;
  author: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** An Atom feed (RFC 4287). Its times are the days of the editions, so the same book gives the same bytes. */
export function toFeed({ lang, address, page, title, author, entries }: Feed): string {
  const newest = entries.map(({ day }) => day).reduce((a, b) => (a > b ? a : b), NO_DAY);
  return toXml([
    { type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"' },
    x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang }, [
      x('id', address),
      x('title', title),
      x('updated', toFeedTime(newest)),
      x('author', [x('name', author)]),
      x('link', { rel: 'self', type: 'application/atom+xml', href: address }),
      x('link', { rel: 'alternate', type: 'text/html', hreflang: lang, href: page }),
      ...entries.map((entry) =>
        x('entry', [
          x('id', entry.address),
          x('title', entry.title),
          x('updated', toFeedTime(entry.day)),
          x('published', toFeedTime(entry.day)),
          x('link', { rel: 'alternate', type: 'text/html', hreflang: lang, href: entry.address }),
          x('summary', { type: 'text' }, entry.summary),
          ...(entry.content ? [x('content', { type: 'html' }, entry.content)] : []),
        ]),
      ),
    ]),
  ]);
}

/** The same feed as JSON Feed 1.1; `icon` is the address of a square picture. */
export function toJsonFeed(
  { lang, address, page, title, description, author, entries }: Feed,
  icon: string,
): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: address,
    description,
    icon,
    authors: [{ name: author }],
    language: lang,
    items: entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      content_text: entry.summary,
      ...(entry.content && { content_html: entry.content }),
      date_published: toFeedTime(entry.day),
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}

/** Midnight of an edition's day in UTC, as both forms of the feed write a time; the oldest there is of one that states no day. */
const toFeedTime = (edition: EditionId): string => `${toEditionDay(edition) ?? NO_DAY}T00:00:00Z`;
