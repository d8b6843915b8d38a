import { z } from 'zod';
import { diagnosticSchema } from '../../model/diagnostics/diagnostic.ts';
import { documentKindSchema } from '../../model/records/document.ts';
import { editionIdSchema } from '../../model/records/edition.ts';
import { langSchema } from '../../model/records/lang-schema.ts';
import { detectedKindSchema } from '../../reading/kinds/reader.ts';

/** How many records a run made. An edition's pair counts once, whichever languages it has. */
export const countsSchema = z.object({
  chapters: z.int(),
  sections: z.int(),
  /** Numbered `NNN.N` and `NNN.Na` entries, headings of keywords included, of all editions and documents of the run. */
  rules: z.int(),
  /** Example paragraphs of rules and terms; where the languages differ, the larger number. */
  examples: z.int(),
  glossary: z.int(),
  rulings: z.int(),
  cards: z.int(),
  notes: z.int(),
  /** Numbered rules with both languages, with English only, with Japanese only. */
  paired: z.int(),
  missingJa: z.int(),
  missingEn: z.int(),
});
export type Counts = z.infer<typeof countsSchema>;

/** What became of a document: characters are UTF-16 units, `inRecords + skipped + unaccounted = characters`. */
export const sourceReportSchema = z.object({
  file: z.string(),
  kind: documentKindSchema,
  /** What it was taken for and by which signs; absent where its kind was given. */
  detected: detectedKindSchema.optional(),
  /** Absent for a bilingual document. */
  lang: langSchema.optional(),
  edition: editionIdSchema.optional(),
  encoding: z.string(),
  lineEndings: z.string(),
  characters: z.int(),
  inRecords: z.int(),
  skipped: z.int(),
  /** Skipped characters by the name of the skip. */
  skippedBy: z.record(z.string(), z.int()),
  unaccounted: z.int(),
});
export type SourceReport = z.infer<typeof sourceReportSchema>;

/** What `--report` writes. */
export const reportSchema = z.object({
  sources: z.array(sourceReportSchema),
  counts: countsSchema,
  diagnostics: z.array(diagnosticSchema),
});
export type Report = z.infer<typeof reportSchema>;

/** Whether a file is such a report, of this version or another. */
export function isReport(bytes: Buffer): boolean {
  return /^\{\s*"sources": \[[\s\S]*\],\s*"counts": \{[\s\S]*\},\s*"diagnostics": \[/.test(bytes.toString());
}
