import { encodingExists } from 'iconv-lite';
import { z } from 'zod';
import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { parseTable } from '../../model/game/parse-table.ts';
import { documentKindSchema, namePairSchema } from '../../model/records/document.ts';
import { writtenEditionSchema } from '../../model/records/edition.ts';
import { langSchema } from '../../model/records/lang-schema.ts';
import { splitLines } from './source-text.ts';

/** Names that Windows keeps for devices, whatever their ending; a repository that has one cannot be checked out there. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Name of a source and, for documents, its address; the name of the folder. */
export const sourceIdSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'has small letters, digits and hyphens only')
  .refine((id) => !DEVICE_NAME.test(id), 'is a name that Windows keeps for a device');

/** Name of a document in its source's folder: no path, and nothing that a file system refuses. */
export const fileNameSchema = z
  .string()
  .min(1)
  .regex(/^[^<>:"/\\|?*\p{Cc}]+$/u, 'is a file name, without a path and without <>:"/\\|?*')
  .refine((name) => !name.endsWith('.') && !name.endsWith(' '), 'does not end in a full stop or a space')
  .refine((name) => !DEVICE_NAME.test(name), 'is a name that Windows keeps for a device')
  .refine((name) => !['manifest.json', 'exceptions.json'].includes(name), 'is a file of the folder itself');

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
const usedSourceSchema = z.strictObject({ id: sourceIdSchema, sha256: sha256Schema });

/** Encodings of bytes, not of texts, that the library counts among them. */
const OF_BYTES = ['base64', 'base64url', 'hex', 'binary', 'internal'];

function isTextEncoding(name: string): boolean {
  return encodingExists(name) && !OF_BYTES.includes(name.trim().toLowerCase());
}

/** `manifest.json` beside a document in `content/sources/<id>/`. */
export const manifestSchema = z.strictObject({
  id: sourceIdSchema,
  /** The document in the same folder, byte for byte as received. */
  file: fileNameSchema,
  kind: documentKindSchema,
  /** Absent for a bilingual document. */
  lang: langSchema.optional(),
  edition: writtenEditionSchema.optional(),
  title: namePairSchema.optional(),
  /** Where it came from: an address or a sentence. */
  origin: z.string(),
  licence: z.string(),
  /** An own-worded summary and not the official text. */
  unofficialDigest: z.boolean().default(false),
  /** Part of the sample that ships with the project; it steps back when an edition is there that is no part of it. */
  sample: z.boolean().optional(),
  /** Where the bytes alone do not tell it: what the server stated. Absent otherwise; it is found out then. */
  encoding: z.string().refine(isTextEncoding, 'is an encoding that is known').optional(),
  sha256: sha256Schema,
  /** Of a document that was made from a translated file by `npm run translate:import`. */
  translation: z
    .strictObject({
      /** Name of the translated file, and its hash. */
      file: fileNameSchema,
      sha256: sha256Schema,
      /** The English that was translated. */
      english: usedSourceSchema.optional(),
      /** The Japanese of the edition before that it carries on. */
      carried: usedSourceSchema.optional(),
      /** Hash of the document of the same edition that it took the place of. */
      replaced: sha256Schema.optional(),
    })
    .optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The text of a `manifest.json`, checked; each wrong field is a diagnostic. Touches no disk. */
export function readManifest(text: string, file: string): { manifest?: Manifest; diagnostics: Diagnostic[] } {
  const checked = parseTable(text, manifestSchema);
  if ('data' in checked) return { manifest: checked.data, diagnostics: [] };
  return { diagnostics: checked.faults.map(({ field, message }) => report(file, text, field, message)) };
}

/** At the field's name where the text has it, else at the beginning. */
function report(file: string, text: string, field: PropertyKey | undefined, message: string): Diagnostic {
  const { lines } = splitLines(text);
  const named =
    field === undefined ? -1 : lines.findIndex((line) => line.text.includes(`"${String(field)}"`));
  const column = named < 0 ? 1 : (lines[named]?.text.indexOf(`"${String(field)}"`) ?? 0) + 1;
  return reportDiagnostic('manifest-invalid', { file, line: Math.max(named, 0) + 1, column }, message);
}
