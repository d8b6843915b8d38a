import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Diagnostic, diagnosticSchema } from '../../model/diagnostics/diagnostic.ts';
import { type Document, documentKindSchema, documentSchema } from '../../model/records/document.ts';
import { type Edition, editionIdSchema, editionSchema } from '../../model/records/edition.ts';
import { glossaryEntrySchema } from '../../model/records/glossary-entry.ts';
import { type KeptCard, keptCardSchema } from '../../model/records/kept-card.ts';
import { langSchema } from '../../model/records/lang-schema.ts';
import {
  type EditionChanges,
  entryChangeSchema,
  ruleChangeSchema,
  ruleSchema,
} from '../../model/records/rule.ts';
import { GENERATED_BY } from './collection-folder.ts';
import type { EditionContent } from './group-editions.ts';
import type { PackedTexts } from './packed-texts.ts';
import { type ReadInput, toReadEdition, toSourceId } from './read-input.ts';

/** Raised when the form of the collections changes, so that a stale folder shows as stale. */
const FORMAT = 1;

/** The cards that are kept; without a card file there is no such file. */
const CARDS = 'cards.json';

// The files of the collections, as text by path. Each record goes through its schema, which fixes the order of its keys; a
// line a record. They depend on the documents alone: no time, no machine, no order of arguments.

/** The facts of a whole run. */
export function addFacts(
  texts: PackedTexts,
  reads: readonly ReadInput[],
  editions: readonly Edition[],
  diagnostics: readonly Diagnostic[],
): void {
  texts.set('stamp.json', toStamp(reads, texts.get(CARDS)));
  texts.set('sources.json', toLines(reads.map(toSourceRecord), sourceRecordSchema));
  texts.set('editions.json', toLines(editions, editionSchema));
  texts.set('diagnostics.json', toLines(diagnostics, diagnosticSchema));
}

export function addEdition(texts: PackedTexts, { edition, rules, glossary }: EditionContent): void {
  texts.set(`rules/${edition.id}.json`, toLines(rules, ruleSchema));
  texts.set(`glossary/${edition.id}.json`, toLines(glossary, glossaryEntrySchema));
}

export function addDocument(texts: PackedTexts, document: Document): void {
  const text = JSON.stringify(documentSchema.parse(document), undefined, 1);
  texts.set(`documents/${document.id}.json`, `${text}\n`);
}

export function addCards(texts: PackedTexts, cards: readonly KeptCard[]): void {
  texts.set(CARDS, toLines(cards, keptCardSchema));
}

export function addChanges(texts: PackedTexts, { before, after, rules, glossary }: EditionChanges): void {
  const head = `{"before":${JSON.stringify(before)},"after":${JSON.stringify(after)}`;
  const lists = `"rules":${toLines(rules, ruleChangeSchema)},"glossary":${toLines(glossary, entryChangeSchema)}`;
  texts.set(`changes/${after}.json`, `${head},\n${lists}}\n`);
}

function toLines<T>(records: readonly T[], schema: z.ZodType<T>): string {
  const lines = records.map((record) => JSON.stringify(schema.parse(record)));
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`;
}

function toStamp(reads: readonly ReadInput[], cards: string | undefined): string {
  const hash = createHash('sha256');
  for (const { input, sha256, kind } of reads) hash.update(`${input.file}\0${kind}\0${sha256}\n`);
  if (cards !== undefined) hash.update(cards);
  const stamp = { generatedBy: GENERATED_BY, format: FORMAT, inputs: hash.digest('hex') };
  return `${JSON.stringify(stamp, undefined, 1)}\n`;
}

/** What `sources.json` says of a document: its manifest and what was found out from its bytes. */
const sourceRecordSchema = z.object({
  id: z.string(),
  file: z.string(),
  kind: documentKindSchema,
  lang: langSchema.optional(),
  edition: editionIdSchema.optional(),
  title: z.object({ en: z.string().optional(), ja: z.string().optional() }),
  origin: z.string().optional(),
  licence: z.string().optional(),
  unofficialDigest: z.boolean(),
  /** Part of the sample that ships with the project. */
  sample: z.boolean().optional(),
  sha256: z.string(),
  encoding: z.string(),
  lineEndings: z.string(),
  characters: z.int(),
});

function toSourceRecord(read: ReadInput): z.infer<typeof sourceRecordSchema> {
  const { input, reading, account, ...facts } = read;
  const { file, manifest } = input;
  return {
    ...manifest,
    ...facts,
    id: toSourceId(input),
    file,
    lang: reading.lang,
    edition: toReadEdition(read),
    title: { ...reading.title, ...manifest?.title },
    unofficialDigest: manifest?.unofficialDigest ?? false,
    characters: account.characters,
  };
}
