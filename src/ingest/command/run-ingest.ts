import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkFileTarget, checkTarget, hasStamp } from '../../disk/check-target.ts';
import { writeWhole } from '../../disk/write-whole.ts';
import { isError } from '../../model/diagnostics/diagnostic.ts';
import { explainError, toSystemCode } from '../../model/diagnostics/explain-error.ts';
import { formatDiagnostics, formatTally } from '../../model/diagnostics/format-diagnostics.ts';
import { CONTENT_FOLDERS } from '../../rulebook/book/read-collections.ts';
import { isCardFile, listCardFiles, readCardFiles } from '../keeping/card-files.ts';
import { collectFiles, collectProjectSources } from '../keeping/collect-sources.ts';
import { collectSteps, collectTerms } from '../pipeline/collect-authored.ts';
import { findStale, GENERATED_BY, writeCollections } from '../pipeline/collection-folder.ts';
import { openDiskStore, readAhead } from '../pipeline/disk-store.ts';
import { type Ingested, ingest } from '../pipeline/ingest.ts';
import { PackedTexts } from '../pipeline/packed-texts.ts';
import type { InputHints } from '../pipeline/read-input.ts';
import { type Counts, isReport, reportSchema } from '../pipeline/report.ts';
import { explainReading } from './explain-reading.ts';
import { formatSummary } from './format-summary.ts';

/** Where readings are kept from one run to the next. */
export const READINGS = '.cache/readings';

/** What the command line asks of `npm run ingest`. */
export interface IngestOptions {
  /** Documents and folders of documents to read; without any all of `content/sources`. */
  files?: readonly string[];
  /** Where the collections go; without it where those of the project are. */
  out?: string | undefined;
  hints?: InputHints;
  /** The file that the report is written to. */
  report?: string | undefined;
  /** Write nothing, and fail if the collections are not what this run would write. */
  check?: boolean;
  /** Fail on warnings. */
  strict?: boolean;
  /** Leave documents in error out and write the others. */
  keepGoing?: boolean;
  /** Say why each document is read as it is, and write nothing. */
  explain?: boolean;
}

/** What a run says at its end: lines for people and the exit code. */
export interface RunOutcome {
  lines: string[];
  exitCode: 0 | 1 | 2;
}

/** Disk → ingest → disk, as the command line asks. */
export function runIngest(
  options: IngestOptions,
  onProgress?: (step: string, done: number) => void,
): RunOutcome {
  const { files = [], hints = {}, keepGoing = false, report: reportFile } = options;
  const { out = CONTENT_FOLDERS.collections } = options;
  if (options.explain) return explainFiles(files, hints);
  const checked = checkTarget(
    out,
    (target) => hasStamp(target, GENERATED_BY) || holdsOnly(target, reportFile),
  );
  if ('problem' in checked) return { lines: [`--out ${out}: ${checked.problem}`], exitCode: 2 };
  const unwritable = reportFile === undefined ? undefined : checkFileTarget(reportFile, isReport);
  if (unwritable) return { lines: [`--report ${reportFile}: ${unwritable}`], exitCode: 2 };

  const documents = files.filter((file) => !isCardFile(file));
  const cardFiles = files.length > 0 ? files.filter(isCardFile) : listCardFiles();
  const collected = files.length > 0 ? collectFiles(documents, hints) : collectProjectSources();
  const cards =
    cardFiles.length > 0
      ? readCardFiles(cardFiles, keepGoing, (file) => onProgress?.(`reading cards: ${file}`, 0))
      : undefined;
  const terms = collectTerms(collected.diagnostics);
  const store = openDiskStore(READINGS);
  readAhead(collected.files, READINGS, store);
  const ingested = ingest({
    ...collected,
    cards,
    terms,
    loadSteps: collectSteps,
    keepGoing,
    store,
    ...(onProgress && { onProgress }),
  });
  const { report, collections } = ingested;
  if (reportFile !== undefined)
    writeWhole(reportFile, `${JSON.stringify(reportSchema.parse(report), undefined, 2)}\n`);
  const refusal = findRefusal(ingested, options.strict);
  if (refusal) {
    const tally = formatTally(report.diagnostics);
    return {
      lines: [...formatDiagnostics(refusal.shown), `${tally}; ${refusal.why}nothing was written to ${out}`],
      exitCode: 1,
    };
  }
  const lines = [...formatLeftOut(ingested), ...formatSummary(ingested, collected, cards?.cards)];
  const exitCode = ingested.leftOut.length > 0 ? 1 : 0;
  if (options.check) return checkCollections(out, ingested, { lines, exitCode });
  try {
    writeCollections(checked.target, collections ?? new PackedTexts());
  } catch (error) {
    if (toSystemCode(error) === undefined) throw error;
    return {
      lines: [`${out}: cannot be written: ${explainError(error)}; what stood there is kept`],
      exitCode: 1,
    };
  }
  const tally = formatTally(report.diagnostics);
  return { lines: [...lines, `${formatCounts(report.counts)} → ${out} (${tally})`], exitCode };
}

/** Whether a report, which a run that failed leaves, is all that a folder holds. */
function holdsOnly(folder: string, report: string | undefined): boolean {
  return (
    report !== undefined && readdirSync(folder).every((name) => resolve(folder, name) === resolve(report))
  );
}

function explainFiles(files: readonly string[], hints: InputHints): RunOutcome {
  const { files: inputs, diagnostics } = collectFiles(files, hints);
  const lines = [...formatDiagnostics(diagnostics), ...inputs.flatMap(explainReading)];
  return { lines, exitCode: diagnostics.some(isError) ? 1 : 0 };
}

/** Why nothing is written, and what shows it: errors alone, for what follows from them would hide them. */
function findRefusal({ collections, report }: Ingested, strict: boolean | undefined) {
  const pick = (severity: string) => report.diagnostics.filter((each) => each.severity === severity);
  if (!collections) return { shown: pick('error'), why: '' };
  const warnings = pick('warning');
  return strict && warnings.length > 0 ? { shown: warnings, why: '--strict: ' } : undefined;
}

/** Documents that `--keep-going` left out, each with what is wrong with it. */
function formatLeftOut({ leftOut, report }: Ingested): string[] {
  if (leftOut.length === 0) return [];
  const errors = report.diagnostics.filter((each) => isError(each) && leftOut.includes(each.file));
  return [`Left out, for they are in error: ${leftOut.join(', ')}`, ...formatDiagnostics(errors)];
}

function checkCollections(
  out: string,
  { collections }: Ingested,
  { lines, exitCode }: RunOutcome,
): RunOutcome {
  const stale = findStale(out, collections ?? new PackedTexts());
  if (stale.length === 0) return { lines: [...lines, `${out} is up to date`], exitCode };
  const listed = stale.map(({ path, state }) => `${out}/${path}: ${state}`);
  return { lines: [...lines, ...listed, `${out} is stale; run npm run ingest`], exitCode: 1 };
}

function formatCounts({ rules, paired, examples, glossary, rulings, cards, notes }: Counts): string {
  return Object.entries({ rules, paired, examples, terms: glossary, rulings, cards, notes })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
