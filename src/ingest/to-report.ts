import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Document } from '../records/document.ts';
import { type GlossaryEntry, listSideBlocks } from '../records/glossary-entry.ts';
import type { Rule } from '../records/rule.ts';
import type { TextBlock } from '../records/text.ts';
import type { EditionContent } from './edition-content.ts';
import { toReadEdition } from './input-file.ts';
import type { ReadInput } from './read-input.ts';
import type { Counts, Report, SourceReport } from './report.ts';

/** The report of a run, sources in the order of their file names. */
export function toReport(
  reads: readonly ReadInput[],
  counts: Counts,
  diagnostics: readonly Diagnostic[],
): Report {
  return { sources: reads.map(toSourceReport), counts, diagnostics: [...diagnostics] };
}

function toSourceReport(read: ReadInput): SourceReport {
  const { input, kind, source, reading, account } = read;
  const { lang } = reading;
  const edition = toReadEdition(read);
  return {
    file: input.file,
    kind,
    ...(lang && { lang }),
    ...(edition && { edition }),
    encoding: source.encoding,
    lineEndings: source.lineEndings,
    characters: account.characters,
    inRecords: account.inRecords,
    skipped: account.skipped,
    skippedBy: account.skippedBy,
    unaccounted: account.unaccounted,
  };
}

/** Counts everything a run made: all editions and all documents. Carried Japanese counts as Japanese. */
export function countRecords(editions: readonly EditionContent[], documents: readonly Document[]): Counts {
  const homes = [...editions, ...documents];
  const rules = homes.flatMap((home) => home.rules);
  const glossary = homes.flatMap((home) => home.glossary);
  const numbered = rules.filter(({ level }) => level === 'rule' || level === 'subrule');
  return {
    chapters: rules.filter(({ level }) => level === 'chapter').length,
    sections: rules.filter(({ level }) => level === 'section').length,
    rules: numbered.length,
    examples: countExamples(rules, glossary),
    glossary: glossary.length,
    rulings: sum(documents.map(({ rulings }) => rulings.length)),
    cards: sum(documents.map(({ cards }) => cards.length)),
    notes: sum(documents.map(({ notes }) => notes.length)),
    paired: numbered.filter(({ en, ja }) => en && ja).length,
    missingJa: numbered.filter(({ ja }) => !ja).length,
    missingEn: numbered.filter(({ en }) => !en).length,
  };
}

function countExamples(rules: readonly Rule[], glossary: readonly GlossaryEntry[]): number {
  const ofRules = rules.map(({ en, ja }) => Math.max(countIn(en?.blocks), countIn(ja?.blocks)));
  const ofTerms = glossary.map(({ en, ja }) =>
    Math.max(countIn(en && listSideBlocks(en)), countIn(ja && listSideBlocks(ja))),
  );
  return sum([...ofRules, ...ofTerms]);
}

function countIn(blocks: readonly TextBlock[] = []): number {
  return blocks.filter(({ type }) => type === 'example').length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
