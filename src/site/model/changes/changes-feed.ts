import type { Lang } from '../../../model/records/lang.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import type { Editions } from '../../../rulebook/book/editions/editions.ts';
import { countKinds } from '../../../rulebook/history/count-kinds.ts';
import { listChanges } from '../../../rulebook/history/list-changes.ts';
import type { Feed } from '../../publish/to-feed.ts';
import { listChangedEditions } from './edition-crumb.ts';

/**
 * The feed of a language: an entry for each edition with how many rules it changed. `toAddress` makes the whole address
 * of a path below the language; `file` is the feed's own.
 */
export function toChangesFeed(
  book: Editions,
  lang: Lang,
  file: 'feed.xml' | 'feed.json',
  toAddress: (path: string) => string,
): Feed {
  const { changes, site } = getStrings(lang);
  const entries = listChangedEditions(book).map((day) => {
    const counts = new Map(
      countKinds(listChanges(book.changesOf(day)?.rules ?? [])).map(({ kind, count }) => [kind, count]),
    );
    const [added = 0, removed = 0, moved = 0, reworded = 0] = (
      ['added', 'removed', 'moved', 'reworded'] as const
    ).map((kind) => counts.get(kind));
    return {
      address: toAddress(`/changes/${day}/`),
      title: formatString(changes.edition, { date: formatDate(lang, day) }),
      summary: formatString(changes.summary, { added, removed, moved, reworded }),
      day,
    };
  });
  return {
    lang,
    address: toAddress(`/${file}`),
    page: toAddress('/changes/'),
    title: `${site.title} ${changes.title}`,
    description: changes.lead,
    author: site.title,
    entries,
  };
}
