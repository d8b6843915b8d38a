import { type Feed, toFeedTime } from './to-feed.ts';

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
