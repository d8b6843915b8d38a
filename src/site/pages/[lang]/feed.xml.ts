import type { APIRoute } from 'astro';
import type { Lang } from '../../../model/records/lang.ts';
import { toChangesFeed } from '../../model/changes/changes-feed.ts';
import { getBook, listLanguages, toHref } from '../../model/site.ts';
import { toFeed } from '../../publish/to-feed.ts';

export const getStaticPaths = listLanguages;

/** `/ja/feed.xml`: an Atom entry for each edition. */
export const GET: APIRoute = ({ params, site }) => {
  const lang = params['lang'] as Lang;
  const toAddress = (path: string) => new URL(toHref(`/${lang}${path}`), site).href;
  const feed = toChangesFeed(getBook(), lang, 'feed.xml', toAddress);
  return new Response(toFeed(feed), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
