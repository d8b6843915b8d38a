import aliases from '../../../content/aliases.json';
import words from '../../../content/words.json';
import { buildSearchIndex } from '../../features/search/build/build-search-index.ts';
import { authoredTablesSchema } from '../../features/search/build/resolve-aliases.ts';
import { once } from '../../rulebook/book/once.ts';
import { getBook } from './site.ts';
import { getSiteContent } from './site-content.ts';

/** The search index of this build; made once, for its files and for what is counted with it. */
export const getSearchIndex = once(() =>
  buildSearchIndex(getBook(), authoredTablesSchema.parse({ ...aliases, words }), getSiteContent().segment),
);
