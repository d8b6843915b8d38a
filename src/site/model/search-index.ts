import { buildSearchIndex } from '../../features/search/build/build-search-index.ts';
import { readAuthoredTables } from '../../features/search/disk/load-search.ts';
import { once } from '../../rulebook/book/once.ts';
import { getSiteContent } from './site-content.ts';

/** The search index of this build; made once, for its files and for what is counted with it. */
export const getSearchIndex = once(() => {
  const { book, segment } = getSiteContent();
  return buildSearchIndex(book, readAuthoredTables(), segment);
});
