import type { z } from 'zod';
import { createFileSource } from '../../features/cards/card-source.ts';
import { createEngine } from '../../features/search/engine/create-engine.ts';
import type { EngineFiles } from '../../features/search/index-files.ts';
import type { EditionId } from '../../model/records/edition.ts';
import { type RuleNumber, sectionOf } from '../../model/records/rule-number.ts';
import { SHARDS } from '../../model/text/loose-key.ts';
import { toShortPath } from '../../rulebook/book/address.ts';
import { once, onceFor } from '../../rulebook/book/once.ts';
import type { LoadFile } from '../../rulebook/history/resolve-number.ts';
import { editionsResourceSchema, textsResourceSchema } from '../api/edition-resource.ts';
import { glossaryResourceSchema } from '../api/glossary-resource.ts';
import { numbersResourceSchema } from '../api/numbers-resource.ts';
import { ruleResourceSchema, rulesResourceSchema } from '../api/rule-resource.ts';
import type { SiteAddress } from '../api/site-urls.ts';

/** What the tools ask of a built site: its open data and its search index, nothing else. Each file is read once. */
export type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * Opens a site by what gives its files. Rejects, naming the file, where one is missing or is not as this version writes it.
 */
export async function openSite({ load, readIndex }: { load: LoadFile; readIndex: () => EngineFiles }) {
  const loadOnce = onceFor(load);
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
    /** Where the site says that it is. */
    address: toAddress(urls.short, first),
    /** Those at hand, oldest first. */
    editions,
    current,
    /** Every number that has a page, in book order. */
    numbers: numbers as ReadonlySet<RuleNumber>,
    load: loadOnce,
    /** A number that has a page; of one no longer in use the last text. */
    rule: async (number: RuleNumber) =>
      numbers.has(number) ? read(`rules/${number}.json`, ruleResourceSchema) : undefined,
    /** Every number of the current edition, in book order. */
    rules: async () => (await read('rules.json', rulesResourceSchema)).rules,
    /** The section of a number as an edition at hand has it; editions do not all have the same. */
    texts: async (edition: EditionId, number: RuleNumber) => {
      const path = `texts/${edition}/${sectionOf(number)}.json`;
      return (await isThere(path)) ? read(path, textsResourceSchema) : undefined;
    },
    glossary: async () => (await read('glossary.json', glossaryResourceSchema)).terms,
    engine: once(() => createEngine(readIndex())),
    /** Where cards are looked up; undefined where the site keeps no card file. */
    cards: hasCards ? createFileSource(loadOnce) : undefined,
  };

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
