import type { APIRoute } from 'astro';
import type { Lang } from '../../../model/records/lang.ts';
import { toChangesFeed } from '../../model/changes/changes-feed.ts';
import { getBook, listLanguages, toHref } from '../../model/site.ts';
import { toJsonFeed } from '../../publish/to-feed.ts';

export const getStaticPaths = listLanguages;

/** `/ja/feed.json`: the same as JSON Feed. */
export const GET: APIRoute = ({ params, site }) => {
  const lang = params['lang'] as Lang;
  const toAddress = (path: string) => new URL(toHref(`/${lang}${path}`), site).href;
  const feed = toChangesFeed(getBook(), lang, 'feed.json', toAddress);
  const icon = new URL(toHref('/icons/icon-512.png'), site).href;
  return new Response(toJsonFeed(feed, icon), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
};
