import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { collectTerms, openAuthored } from '../../../ingest/pipeline/collect-authored.ts';
import { explainError } from '../../../model/diagnostics/explain-error.ts';
import { parseTable } from '../../../model/game/parse-table.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import type { GlossarySide } from '../../../model/records/glossary-entry.ts';
import { mapLangs } from '../../../model/records/lang.ts';
import type { RuleSide } from '../../../model/records/rule.ts';
import { isRuleNumber, levelOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import type { Term } from '../../../model/records/term.ts';
import type { TextBlock } from '../../../model/records/text.ts';
import type { Collections } from '../../../rulebook/book/collections.ts';
import { findCurrentEdition } from '../../../rulebook/book/editions/editions.ts';
import { CONTENT_FOLDERS, readCollections, readSenses } from '../../../rulebook/book/read-collections.ts';
import { editionsResourceSchema } from '../../api/edition-resource.ts';
import { glossaryResourceSchema } from '../../api/glossary-resource.ts';
import { resolveResourceSchema } from '../../api/numbers-resource.ts';
import { rulesResourceSchema } from '../../api/rule-resource.ts';
import { type EpubLanguages, listEpubLangs } from '../places.ts';

export interface AskedEdition {
  /** Folder of collections; or, with `site`, that of a built site. */
  content: string;
  site?: string | undefined;
  /** The current one where absent. */
  edition?: string | undefined;
  languages: EpubLanguages;
}

/** Why something cannot be made: the command was not called as it must be, or what is there is not enough. */
export type Refusal = { problem: string } | { lines: string[]; exitCode: 1 };

/** The collections whose current edition is the one asked for, with a text in every language asked for. */
export function readEdition(asked: AskedEdition): { collections: Collections; id: EditionId } | Refusal {
  const read = readAll(asked);
  if (!('editions' in read)) return read;
  const ids = read.editions.map((edition) => edition.id);
  if (asked.edition !== undefined && !ids.includes(asked.edition))
    return { problem: `--edition ${asked.edition}: not at hand; there is ${ids.join(', ')}` };
  const collections = asked.edition === undefined ? read : endAt(read, asked.edition);
  const { id } = findCurrentEdition(collections);
  const rules = collections.rules[id] ?? [];
  const lacking = listEpubLangs(asked.languages).find((lang) => !rules.some((rule) => rule[lang]));
  if (!lacking) return { collections, id };
  const [name, other] = lacking === 'ja' ? ['Japanese', 'en'] : ['English', 'ja'];
  return refuse(`the edition ${id} has no ${name}: use --lang ${other}`);
}

function readAll({ site, content }: AskedEdition): Collections | Refusal {
  const [from, file, command] =
    site === undefined
      ? [content, 'editions.json', 'npm run ingest']
      : [site, 'api/v1/rules.json', 'npm run build'];
  const needed = join(from, file);
  if (!existsSync(needed))
    return refuse(`${from}: it lacks ${needed}; run "${command}" first, or name another folder`);
  try {
    if (site === undefined) return readCollections({ ...CONTENT_FOLDERS, collections: content });
    return { ...readSiteCollections(site, collectTerms()), senses: readSenses(openAuthored('senses.json')) };
  } catch (error) {
    return refuse(`${from}: ${explainError(error)}`);
  }
}

/** The collections up to an edition, which is then their current one: its numbers are not carried on. */
function endAt(collections: Collections, id: EditionId): Collections {
  const hasEnglish = collections.rules[id]?.some((rule) => rule.en);
  const editions = collections.editions.filter((edition) =>
    hasEnglish ? edition.id <= id : edition.id === id,
  );
  const changes = collections.changes.filter(({ after }) => after <= id);
  const steps = collections.steps?.filter(({ edition }) => edition <= id);
  return { ...collections, editions, changes, ...(steps && { steps }) };
}

function refuse(message: string): Refusal {
  return { lines: [message], exitCode: 1 };
}

/** What is known of an edition of which there are numbers alone. */
const WITHOUT_TEXT = { sources: {}, dateLine: {}, unofficialDigest: false, matter: [] };

/**
 * The current edition of a built site as collections: its data has no other edition whole. Of editions that Japanese texts
 * were translated from it has what became of their numbers. Throws, naming the file.
 */
export function readSiteCollections(site: string, terms: readonly Term[]): Collections {
  const { editions } = read(site, 'editions.json', editionsResourceSchema);
  const { edition: id, rules } = read(site, 'rules.json', rulesResourceSchema);
  const { terms: glossary } = read(site, 'glossary.json', glossaryResourceSchema);
  const current = editions.find((each) => each.id === id);
  const place = { file: join(site, 'api/v1/rules.json'), line: 1, column: 1 };
  type Side = NonNullable<(typeof rules)[number]['en']>;
  const toSide = ({ title, text, examples, edition }: Side): RuleSide => ({
    title,
    blocks: [...toBlocks('paragraph', text), ...toBlocks('example', examples)],
    place,
    edition,
  });
  type Entry = NonNullable<(typeof glossary)[number]['en']>;
  const toEntry = ({ headwords, text, senses }: Entry): GlossarySide => ({
    headwords,
    blocks: toBlocks('paragraph', text),
    senses: senses.map((sense) => toBlocks('paragraph', sense)),
    place,
  });
  const earlier = readEarlier(site, id, new Set(rules.flatMap(({ ja }) => ja?.edition ?? [])));
  return {
    editions: [
      ...earlier.map(({ edition }) => ({ ...WITHOUT_TEXT, id: edition })),
      {
        ...WITHOUT_TEXT,
        id,
        sources: Object.fromEntries((current?.languages ?? []).map((lang) => [lang, site])),
        japaneseEdition: current?.japaneseEdition,
        unofficialDigest: current?.unofficialDigest ?? false,
      },
    ],
    rules: {
      ...Object.fromEntries(
        earlier.map(({ edition, numbers }) => [edition, [...numbers.keys()].map(toMissingRule)]),
      ),
      [id]: rules.map(({ number, level, translation, en, ja }) => ({
        number,
        level,
        state: translation,
        ...mapLangs({ en, ja }, toSide),
      })),
    },
    glossary: {
      [id]: glossary.map(({ slug, translation, reading, en, ja }) => ({
        slug,
        state: translation,
        en: en && toEntry(en),
        ja: ja && { ...toEntry(ja), reading },
      })),
    },
    documents: [],
    changes: earlier.map(({ changes }) => changes),
    terms,
  };
}

function toMissingRule(number: RuleNumber) {
  return { number, level: levelOf(number), state: 'missing' as const };
}

/**
 * Editions before the current one, oldest first, each with what its numbers are in the current one, none where they are
 * gone, and what became of them up to the next.
 */
function readEarlier(site: string, current: EditionId, named: ReadonlySet<EditionId>) {
  const known = [...named].filter((edition) => existsSync(join(site, 'api/v1', `resolve/${edition}.json`)));
  const found = known
    .filter((edition) => edition < current)
    .sort()
    .map((edition) => {
      const { numbers } = read(site, `resolve/${edition}.json`, resolveResourceSchema);
      const entries = Object.entries(numbers).flatMap(([number, { now }]) =>
        isRuleNumber(number) ? [[number, now] as const] : [],
      );
      return { edition, numbers: new Map(entries) };
    });
  return found.map(({ edition, numbers }, index) => {
    const next = found[index + 1];
    // Two numbers of different editions are one rule where both are the same today.
    const inNext = next && new Map([...next.numbers].map(([number, now]) => [now, number]));
    const rules = [...numbers].map(([from, now]) => {
      const to = now === undefined || !inNext ? now : inNext.get(now);
      return { from, ...(to !== undefined && { to }) };
    });
    const changes = { before: edition, after: next?.edition ?? current, rules, glossary: [] };
    return { edition, numbers, changes };
  });
}

function toBlocks(type: TextBlock['type'], texts: readonly string[]): TextBlock[] {
  return texts.map((text) => ({ type, text }));
}

function read<T>(site: string, path: string, schema: z.ZodType<T>): T {
  const file = join(site, 'api/v1', path);
  const parsed = parseTable(readFileSync(file, 'utf8'), schema);
  if ('data' in parsed) return parsed.data;
  throw new TypeError(`${file}: ${parsed.problem}; build the site again`);
}
