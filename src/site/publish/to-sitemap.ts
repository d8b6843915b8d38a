import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { LANGS } from '../../model/records/lang.ts';

/** A sitemap may name at most this many addresses (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

/**
 * `sitemap.xml`: every page that stands in both languages, each naming its counterpart. `toAddress` gives the whole
 * address of a language's page from its path below the language (`cr/702.9b/`), `toDay` the day it last changed, where that is
 * known.
 */
export function toSitemap(
  paths: readonly string[],
  toAddress: (path: string) => string,
  toDay: (path: string) => string | undefined = () => undefined,
): string {
  const urls = paths.flatMap((path) =>
    LANGS.map((lang) =>
      x('url', [
        x('loc', toAddress(`/${lang}/${path}`)),
        ...[toDay(path) ?? []].flat().map((day) => x('lastmod', day)),
        ...LANGS.map((other) =>
          x('xhtml:link', { rel: 'alternate', hreflang: other, href: toAddress(`/${other}/${path}`) }),
        ),
      ]),
    ),
  );
  if (urls.length > MOST_ADDRESSES)
    throw new RangeError(`${urls.length} addresses are too many for one sitemap`);
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  };
  return toXml([
    { type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"' },
    x('urlset', namespaces, urls),
  ]);
}

/** `robots.txt`: everything may be read; where the sitemap is. */
export const toRobots = (sitemap: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
