import type { RelatedCard } from '../../features/cards/relate-card.ts';
import { type RuleNumber, sectionOf } from '../../model/records/rule-number.ts';
import { toPicturePath } from '../../rulebook/book/address.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { findPictured } from '../../rulebook/book/find-pictured.ts';
import { once, onceFor } from '../../rulebook/book/once.ts';
import type { Segment } from '../../rulebook/book/terms/segment.ts';
import type { History } from '../../rulebook/history/history.ts';
import type { OptionalPart } from '../hosts.ts';
import { toCardNamesResources, toCardsResources } from './cards-resource.ts';
import { toContentsResource } from './contents-resource.ts';
import { toDocumentResource } from './document-resource.ts';
import { toDocumentsResource, toRulingsResource } from './documents-resource.ts';
import {
  toChangesResource,
  toEditionOrigin,
  toEditionsResource,
  toTextsResources,
} from './edition-resource.ts';
import { toGlossaryResource, toTermResource } from './glossary-resource.ts';
import type { IndexResource } from './index-resource.ts';
import { toKeywordsResource } from './keywords-resource.ts';
import { toNamesResource } from './names-resource.ts';
import { toHistoryResources, toNumbersResource, toResolveResource } from './numbers-resource.ts';
import { toOembedResource } from './oembed-resource.ts';
import { fillPath, type PathValues, toJsonSchemas, toOpenapi } from './openapi.ts';
import { listServedResources } from './resources.ts';
import { collectFormerNumbers, type RulesResource, toListedRule, toRuleResource } from './rule-resource.ts';
import { toRulesTsv } from './rules-tsv.ts';
import { type NamedSite, toUrl } from './site-urls.ts';

/** What the open data is made of. */
export interface ApiContent {
  book: Book;
  history: History;
  /** Those of the publisher's card file, where one is kept. */
  cards?: readonly RelatedCard[] | undefined;
  /** Reads their Japanese names. */
  segment: Segment;
}

/**
 * Every file of the open data by its path below `/api/v1/`, each made when it is asked for: how many there are is known
 * before. Pure: the same book gives the same bytes.
 */
export function planApi(
  { book, history, cards, segment }: ApiContent,
  site: NamedSite,
  parts: ReadonlySet<OptionalPart>,
): ReadonlyMap<string, () => string> {
  const files = new Map<string, () => string>();
  const add = (path: string, make: () => object) => files.set(path, () => `${JSON.stringify(make())}\n`);

  const listed = onceFor((number: RuleNumber) => {
    const rule = toListedRule(book, history, site, number);
    if (!rule) throw new TypeError(`a published number without a rule: ${number}`);
    return rule;
  });
  const current = once(() => history.published.map(listed).filter((rule) => rule.status === 'current'));
  const meanings = once(() => toHistoryResources(book, history));
  const former = once(() => collectFormerNumbers(history));
  const toPicture = (number: RuleNumber) =>
    parts.has('previewPictures') ? toPicturePath(findPictured(book, number)) : undefined;
  add('editions.json', () => toEditionsResource(book));
  add('contents.json', () => toContentsResource(book, site));
  add('keywords.json', () => toKeywordsResource(book));
  add('names.json', () => toNamesResource(book));
  add('numbers.json', () => toNumbersResource(book, history));
  const sections = new Set(history.known.map(sectionOf));
  for (const path of ['history.json', ...[...sections].map((section) => `meanings/${section}.json`)])
    add(path, () => meanings().get(path) ?? {});
  add('rules.json', (): RulesResource => ({ ...toEditionOrigin(book), rules: current() }));
  files.set('rules.tsv', () => toRulesTsv(current()));
  for (const number of history.published) {
    add(`rules/${number}.json`, () => toRuleResource(book, history, listed(number), former().get(number)));
    if (parts.has('oembed'))
      add(`oembed/${number}.json`, () =>
        toOembedResource(listed(number), site, site.name, toPicture(number)),
      );
  }
  add('glossary.json', () => toGlossaryResource(book, site));
  for (const entry of book.glossary)
    add(`glossary/${entry.slug}.json`, () => toTermResource(book, site, entry));
  add('documents.json', () => toDocumentsResource(book, site));
  add('rulings.json', () => toRulingsResource(book, site));
  for (const document of book.documents)
    add(`documents/${document.id}.json`, () => toDocumentResource(book, document, site));
  planEditions(add, book, history);
  const cardFiles = cards ? toCardsResources(book, cards, site) : new Map<string, object>();
  for (const [shard, resource] of cardFiles) add(`cards/${shard}.json`, () => resource);
  const kept = cards?.map(({ card }) => card);
  for (const [shard, resource] of kept ? toCardNamesResources(kept, segment) : [])
    add(`card-names/${shard}.json`, () => resource);
  const resources = listServedResources((part) => (part === 'cards' ? cardFiles.size > 0 : parts.has(part)));
  for (const [schema, content] of Object.entries(toJsonSchemas(resources)))
    add(`schema/${schema}.json`, () => content);

  const [shard] = cardFiles.keys();
  const values = { ...chooseExamples(book), ...(shard && { cards: shard, beginning: shard }) };
  add('index.json', () => toIndexResource(book, site, values, resources));
  const readExample = (path: string) => JSON.parse(files.get(path)?.() ?? 'null') ?? undefined;
  add('openapi.json', () => toOpenapi(site, resources, book.edition.id, values, readExample));
  return files;
}

/** What is told of each edition: what its numbers mean today, what it changed, its texts a section a file. */
function planEditions(add: (path: string, make: () => object) => void, book: Book, history: History): void {
  for (const { id } of book.editions) {
    add(`resolve/${id}.json`, () => toResolveResource(book, history, id));
    if (book.changesOf(id)) add(`changes/${id}.json`, () => toChangesResource(book, id) ?? {});
    const texts = once(() => toTextsResources(book, id));
    for (const section of new Set(book.rulesIn(id).map((rule) => sectionOf(rule.number))))
      add(`texts/${id}/${section}.json`, () => texts().get(section) ?? {});
  }
}

/** What stands for the values of paths in the examples: the first term, the first rule of today with a text in both languages. */
function chooseExamples(book: Book): PathValues {
  const rule = book.rules.find(({ en, ja }) => en?.blocks.length && ja?.blocks.length) ?? book.rules[0];
  const [entry] = book.glossary;
  const [document] = book.documents;
  const edition = book.editions.findLast(({ id }) => book.changesOf(id)) ?? book.edition;
  return {
    edition: edition.id,
    ...(rule && { number: rule.number, section: sectionOf(rule.number) }),
    ...(entry && { term: entry.slug }),
    ...(document && { document: document.id }),
  };
}

function toIndexResource(
  book: Book,
  site: NamedSite,
  values: PathValues,
  kinds: ReturnType<typeof listServedResources>,
): IndexResource {
  const toAddress = (path: string) => toUrl(site, `/api/v1/${path}`);
  const resources = kinds.flatMap(([name, { path, summary }]) => {
    const example = fillPath(path, values);
    if (example === undefined) return [];
    return [{ name, path, summary, example: toAddress(example), schema: toAddress(`schema/${name}.json`) }];
  });
  return {
    ...toEditionOrigin(book),
    built: site.built,
    openapi: toAddress('openapi.json'),
    resources,
  };
}
