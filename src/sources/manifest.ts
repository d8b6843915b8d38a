import { z } from 'zod';
import { documentKindSchema, namePairSchema } from '../records/document.ts';
import { editionIdSchema } from '../records/edition.ts';
import { langSchema } from '../records/lang.ts';

/** `manifest.json` beside a document in `content/sources/<id>/`. */
export const manifestSchema = z.strictObject({
  /** Name of the source and, for documents, its address; the name of the folder. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  /** File name of the document in the same folder, byte for byte as received. */
  file: z.string(),
  kind: documentKindSchema,
  /** Absent for a bilingual document. */
  lang: langSchema.optional(),
  edition: editionIdSchema.optional(),
  title: namePairSchema.optional(),
  /** Where it came from: an address or a sentence. */
  origin: z.string(),
  licence: z.string(),
  /** An own-worded summary and not the official text. */
  unofficialDigest: z.boolean().default(false),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Manifest = z.infer<typeof manifestSchema>;
