import { z } from 'zod';
import { documentKindSchema } from '../../model/records/document.ts';
import { editionIdSchema } from '../../model/records/edition.ts';
import { langSchema } from '../../model/records/lang-schema.ts';
import { toReadEdition, toSourceId } from './input-file.ts';
import type { ReadInput } from './read-input.ts';

/** What `sources.json` says of a document: its manifest and what was found out from its bytes. */
export const sourceRecordSchema = z.object({
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
export type SourceRecord = z.infer<typeof sourceRecordSchema>;

export function toSourceRecord(read: ReadInput): SourceRecord {
  const { input, sha256, kind, encoding, lineEndings, reading, account } = read;
  const { manifest } = input;
  const edition = toReadEdition(read);
  return {
    id: toSourceId(input),
    file: input.file,
    kind,
    ...(reading.lang && { lang: reading.lang }),
    ...(edition && { edition }),
    title: { ...reading.title, ...manifest?.title },
    ...(manifest && { origin: manifest.origin, licence: manifest.licence }),
    unofficialDigest: manifest?.unofficialDigest ?? false,
    ...(manifest?.sample && { sample: true }),
    sha256,
    encoding,
    lineEndings,
    characters: account.characters,
  };
}
