import type { Book } from '../book/book.ts';
import type { History } from '../history/history.ts';
import { toChangesResource } from './changes-resource.ts';
import { toEditionsResource } from './edition-resource.ts';
import { toGlossaryResource, toTermResource } from './glossary-resource.ts';
import { toHistoryResources } from './history-resource.ts';
import { toJsonSchemas } from './json-schemas.ts';
import { toNumbersResource } from './numbers-resource.ts';
import { toOembedResource } from './oembed-resource.ts';
import { toResolveResource } from './resolve-resource.ts';
import { toRuleResource } from './rule-resource.ts';
import type { RulesResource } from './rules-resource.ts';
import { toRulesTsv } from './rules-tsv.ts';
import { toRulingsResource } from './rulings-resource.ts';
import type { SiteAddress } from './site-urls.ts';
import { toTextsResources } from './texts-resource.ts';

/** Every file of the open data by its path below `/api/v1/`. Pure: the same book gives the same bytes. */
export function collectApi(
  book: Book,
  history: History,
  site: SiteAddress,
  name: string,
): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, resource: object) => files.set(path, `${JSON.stringify(resource)}\n`);

  const rules = history.published.flatMap((number) => toRuleResource(book, history, site, number) ?? []);
  const current = rules.filter((rule) => rule.status === 'current');
  const list: RulesResource = {
    edition: book.edition.id,
    unofficialDigest: book.edition.unofficialDigest,
    rules: current,
  };
  add('editions.json', toEditionsResource(book));
  add('numbers.json', toNumbersResource(book, history));
  for (const [path, resource] of toHistoryResources(book, history)) add(path, resource);
  add('rules.json', list);
  files.set('rules.tsv', toRulesTsv(current));
  for (const rule of rules) {
    add(`rules/${rule.number}.json`, rule);
    add(`oembed/${rule.number}.json`, toOembedResource(rule, site, name));
  }
  add('glossary.json', toGlossaryResource(book, site));
  for (const entry of book.glossary) add(`glossary/${entry.slug}.json`, toTermResource(book, site, entry));
  add('rulings.json', toRulingsResource(book, site));
  for (const { id } of book.editions) {
    add(`resolve/${id}.json`, toResolveResource(book, history, id));
    const changes = toChangesResource(book, id);
    if (changes) add(`changes/${id}.json`, changes);
    for (const [section, texts] of toTextsResources(book, id)) add(`texts/${id}/${section}.json`, texts);
  }
  for (const [schema, content] of Object.entries(toJsonSchemas())) add(`schema/${schema}.json`, content);
  return files;
}
