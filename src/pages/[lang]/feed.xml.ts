import type { APIRoute } from 'astro';
import { countKinds } from '../../history/count-kinds.ts';
import { listChanges } from '../../history/list-changes.ts';
import { toFeed } from '../../publish/to-feed.ts';
import type { Lang } from '../../records/lang.ts';
import { listChangedEditions } from '../../site-model/edition-crumb.ts';
import { getBook } from '../../site-model/get-book.ts';
import { listLanguages } from '../../site-model/list-languages.ts';
import { toHref } from '../../site-model/to-href.ts';
import { formatDate } from '../../strings/format-date.ts';
import { formatString } from '../../strings/format-string.ts';
import { getStrings } from '../../strings/get-strings.ts';

export const getStaticPaths = listLanguages;

/** `/ja/feed.xml`: an entry for each edition with how many rules it changed. */
export const GET: APIRoute = async ({ params, site }) => {
  const lang = params['lang'] as Lang;
  const book = await getBook();
  const strings = getStrings(lang);
  const toAddress = (path: string) => new URL(toHref(`/${lang}${path}`), site).href;
  const entries = listChangedEditions(book).map((day) => {
    const counts = new Map(
      countKinds(listChanges(book.changesOf(day)?.rules ?? [])).map(({ kind, count }) => [kind, count]),
    );
    const [added = 0, removed = 0, moved = 0, reworded = 0] = (
      ['added', 'removed', 'moved', 'reworded'] as const
    ).map((kind) => counts.get(kind));
    return {
      address: toAddress(`/changes/${day}/`),
      title: formatString(strings.changes.edition, { date: formatDate(lang, day) }),
      summary: formatString(strings.changes.summary, { added, removed, moved, reworded }),
      day,
    };
  });
  const feed = toFeed({
    lang,
    address: toAddress('/feed.xml'),
    page: toAddress('/changes/'),
    title: `${strings.site.title} ${strings.changes.title}`,
    author: strings.site.title,
    entries,
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
