import type { z } from 'zod';
import { type CardSource, createFileSource } from '../../features/cards/card-source.ts';
import { createEngine } from '../../features/search/engine/create-engine.ts';
import type { SearchEngine } from '../../features/search/engine/engine.ts';
import type { EngineFiles } from '../../features/search/index-files.ts';
import type { EditionId } from '../../model/records/edition.ts';
import { type RuleNumber, sectionOf } from '../../model/records/rule-number.ts';
import { SHARDS } from '../../model/text/loose-key.ts';
import { toShortPath } from '../../rulebook/book/address.ts';
import { once } from '../../rulebook/book/once.ts';
import type { LoadFile } from '../../rulebook/history/create-resolver.ts';
import { type ChangesResource, changesResourceSchema } from '../api/changes-resource.ts';
import { type EditionsResource, editionsResourceSchema } from '../api/edition-resource.ts';
import { type GlossaryResource, glossaryResourceSchema } from '../api/glossary-resource.ts';
import { numbersResourceSchema } from '../api/numbers-resource.ts';
import {
  type ListedRule,
  type RuleResource,
  ruleResourceSchema,
  rulesResourceSchema,
} from '../api/rule-resource.ts';
import type { SiteAddress } from '../api/site-urls.ts';
import { type TextsResource, textsResourceSchema } from '../api/texts-resource.ts';

export type SiteEdition = EditionsResource['editions'][number];

/** What the tools ask of a built site: its open data and its search index, nothing else. Each file is read once. */
export interface Site {
  /** Where the site says that it is. */
  address: SiteAddress;
  /** Those at hand, oldest first. */
  editions: readonly SiteEdition[];
  current: SiteEdition;
  /** Every number that has a page, in book order. */
  numbers: ReadonlySet<RuleNumber>;
  load: LoadFile;
  /** A number that has a page; of one no longer in use the last text. */
  rule(number: RuleNumber): Promise<RuleResource | undefined>;
  /** Every number of the current edition, in book order. */
  rules(): Promise<ListedRule[]>;
  /** The section of a number as an edition at hand has it. */
  texts(edition: EditionId, number: RuleNumber): Promise<TextsResource | undefined>;
  /** What an edition at hand changed; undefined for the oldest. */
  changes(edition: EditionId): Promise<ChangesResource | undefined>;
  glossary(): Promise<GlossaryResource['terms']>;
  engine(): SearchEngine;
  /** Where cards are looked up; undefined where the site keeps no card file. */
  cards: CardSource | undefined;
}

/** How the files of a site are had. */
export interface SiteSource {
  load: LoadFile;
  readIndex: () => EngineFiles;
}

/** Opens a site. Rejects, naming the file, where one is missing or is not as this version writes it. */
export async function openSite({ load, readIndex }: SiteSource): Promise<Site> {
  const files = new Map<string, Promise<unknown>>();
  const loadOnce = (path: string) => files.getOrInsertComputed(path, load);
  async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    const parsed = schema.safeParse(await loadOnce(`api/v1/${path}`));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new TypeError(`api/v1/${path}: ${issue?.path.join('.')}: ${issue?.message}; build the site again`);
  }
  const { editions } = await read('editions.json', editionsResourceSchema);
  const list = (await read('numbers.json', numbersResourceSchema)).numbers;
  const numbers = new Set(list);
  const [first] = list;
  const current = editions.find((edition) => edition.current);
  if (!current || !first) throw new TypeError('api/v1/editions.json: it names no current edition');
  const { urls } = await read(`rules/${first}.json`, ruleResourceSchema);
  const hasCards = await isThere(`card-names/${SHARDS[0]}.json`);
  return {
    address: toAddress(urls.short, first),
    editions,
    current,
    numbers,
    load: loadOnce,
    rule: async (number) =>
      numbers.has(number) ? read(`rules/${number}.json`, ruleResourceSchema) : undefined,
    rules: async () => (await read('rules.json', rulesResourceSchema)).rules,
    texts: async (edition, number) =>
      readIfThere(`texts/${edition}/${sectionOf(number)}.json`, textsResourceSchema),
    changes: async (edition) => readIfThere(`changes/${edition}.json`, changesResourceSchema),
    glossary: async () => (await read('glossary.json', glossaryResourceSchema)).terms,
    engine: once(() => createEngine(readIndex())),
    cards: hasCards ? createFileSource(loadOnce) : undefined,
  };

  /** Editions do not all have the same sections, and the oldest has no changes. */
  async function readIfThere<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
    return (await isThere(path)) ? read(path, schema) : undefined;
  }

  function isThere(path: string): Promise<boolean> {
    return loadOnce(`api/v1/${path}`).then(
      () => true,
      () => false,
    );
  }
}

/** `https://example.org/name/cr/7/` → its host, and `/name/`. */
function toAddress(short: string, number: RuleNumber): SiteAddress {
  const { origin, pathname } = new URL(short);
  return { origin, base: pathname.slice(0, pathname.length - toShortPath(number).length + 1) };
}
