import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Document } from '../../model/records/document.ts';
import { type GlossaryEntry, listSideBlocks } from '../../model/records/glossary-entry.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { TextBlock } from '../../model/records/text.ts';
import type { EditionContent } from './edition-content.ts';
import { countSides } from './edition-pairs.ts';
import { toReadEdition } from './input-file.ts';
import type { ReadInput } from './read-input.ts';
import { type Counts, countsSchema, type Report, type SourceReport } from './report.ts';

/** The report of a run, sources in the order of their file names. */
export function toReport(
  reads: readonly ReadInput[],
  counts: Counts,
  diagnostics: readonly Diagnostic[],
): Report {
  return { sources: reads.map(toSourceReport), counts, diagnostics: [...diagnostics] };
}

function toSourceReport(read: ReadInput): SourceReport {
  const { input, kind, detected, encoding, lineEndings, reading, account } = read;
  const { lang } = reading;
  const edition = toReadEdition(read);
  return {
    file: input.file,
    kind,
    ...(detected && { detected }),
    ...(lang && { lang }),
    ...(edition && { edition }),
    encoding,
    lineEndings,
    characters: account.characters,
    inRecords: account.inRecords,
    skipped: account.skipped,
    skippedBy: account.skippedBy,
    unaccounted: account.unaccounted,
  };
}

/** Counts what an edition or a document holds. Carried Japanese counts as Japanese. */
export function countRecords({ rules, glossary, ...home }: EditionContent | Document): Counts {
  const numbered = rules.filter(({ level }) => level === 'rule' || level === 'subrule');
  const { all, ...sides } = countSides(numbered);
  const beside = 'rulings' in home ? home : { rulings: [], cards: [], notes: [] };
  return {
    chapters: rules.filter(({ level }) => level === 'chapter').length,
    sections: rules.filter(({ level }) => level === 'section').length,
    rules: all,
    examples: countExamples(rules, glossary),
    glossary: glossary.length,
    rulings: beside.rulings.length,
    cards: beside.cards.length,
    notes: beside.notes.length,
    ...sides,
  };
}

/** Counts of several homes as those of one. */
export function addCounts(counts: readonly Counts[]): Counts {
  const names = Object.keys(countsSchema.shape) as (keyof Counts)[];
  const entries = names.map((name) => [name, sum(counts.map((each) => each[name]))]);
  return countsSchema.parse(Object.fromEntries(entries));
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
