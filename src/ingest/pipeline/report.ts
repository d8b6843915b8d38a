import { z } from 'zod';
import { diagnosticSchema } from '../../model/diagnostics/diagnostic.ts';
import { type Document, documentKindSchema } from '../../model/records/document.ts';
import { editionIdSchema } from '../../model/records/edition.ts';
import { type GlossaryEntry, listSideBlocks } from '../../model/records/glossary-entry.ts';
import { mapLangs } from '../../model/records/lang.ts';
import { langSchema } from '../../model/records/lang-schema.ts';
import { isOfRule } from '../../model/records/rule-number.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { detectedKindSchema } from '../../reading/kinds/reader.ts';
import type { EditionContent } from './group-editions.ts';
import { type ReadInput, toReadEdition } from './read-input.ts';

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

/** How many records there are, and in which languages. */
export type SideCounts = Pick<Counts, 'paired' | 'missingJa' | 'missingEn'> & { all: number };

/** An edition with what it holds, and how many of its terms are in which languages. */
export type EditionCounts = ReturnType<typeof countEdition>;

export function toSourceReport(read: ReadInput): SourceReport {
  const { input, reading, account, records: _, ...facts } = read;
  return { ...facts, ...account, file: input.file, lang: reading.lang, edition: toReadEdition(read) };
}

export function countEdition(content: EditionContent) {
  return { edition: content.edition, counts: countRecords(content), terms: countSides(content.glossary) };
}

/** Counts what an edition or a document holds. */
export function countRecords({ rules, glossary, ...home }: EditionContent | Document): Counts {
  const { all, ...sides } = countSides(rules.filter(({ level }) => isOfRule(level)));
  const beside = 'rulings' in home ? home : { rulings: [], cards: [], notes: [] };
  return {
    chapters: rules.filter(({ level }) => level === 'chapter').length,
    sections: rules.filter(({ level }) => level === 'section').length,
    rules: all,
    examples: countExamples([...rules, ...glossary.map(toWhole)]),
    glossary: glossary.length,
    rulings: beside.rulings.length,
    cards: beside.cards.length,
    notes: beside.notes.length,
    ...sides,
  };
}

/** Counts of several homes as those of one. */
export function addCounts(counts: readonly Counts[]): Counts {
  const names = countsSchema.keyof().options;
  const sums = names.map((name) => [name, counts.reduce((sum, each) => sum + each[name], 0)]);
  return countsSchema.parse(Object.fromEntries(sums));
}

/** What is in both languages, in English only and in Japanese only; carried Japanese counts as Japanese. */
function countSides(records: readonly { en?: unknown; ja?: unknown }[]): SideCounts {
  return {
    all: records.length,
    paired: records.filter(({ en, ja }) => en && ja).length,
    missingJa: records.filter(({ ja }) => !ja).length,
    missingEn: records.filter(({ en }) => !en).length,
  };
}

type Blocks = { blocks: readonly TextBlock[] } | undefined;

const toWhole = (entry: GlossaryEntry) => mapLangs(entry, (side) => ({ blocks: listSideBlocks(side) }));

/** Where the languages differ, the larger number counts. */
function countExamples(records: readonly { en?: Blocks; ja?: Blocks }[]): number {
  const countIn = (side: Blocks) => side?.blocks.filter(({ type }) => type === 'example').length ?? 0;
  return records.reduce((sum, { en, ja }) => sum + Math.max(countIn(en), countIn(ja)), 0);
}
