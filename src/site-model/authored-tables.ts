import aliases from '../../content/aliases.json';
import words from '../../content/words.json';
import { type AuthoredTables, authoredTablesSchema } from '../search/build/resolve-aliases.ts';

/** `content/aliases.json` and `content/words.json`, checked, as the pages of a build see them. */
export function getAuthoredTables(): AuthoredTables {
  return authoredTablesSchema.parse({ ...aliases, words });
}
