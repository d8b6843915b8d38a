import { resolve, sep } from 'node:path';
import { formatDiagnostics, formatTally } from '../diagnostics/format-diagnostics.ts';
import { collectKept } from './collect-kept.ts';
import { collectFiles } from './collect-sources.ts';
import { collectTerms } from './collect-terms.ts';
import { findStale } from './find-stale.ts';
import { type Ingested, ingest } from './ingest.ts';
import type { IngestOptions } from './parse-options.ts';
import { readPublishedNumbers } from './read-published-numbers.ts';
import type { Counts } from './report.ts';
import { writeCollections } from './write-collections.ts';
import { writeReport } from './write-report.ts';

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
  const { files, out, hints } = options;
  if (`${process.cwd()}${sep}`.startsWith(`${resolve(out)}${sep}`))
    return {
      lines: [`--out ${out}: is the working folder or holds it; give a folder of its own`],
      exitCode: 2,
    };
  const collected = files.length > 0 ? collectFiles(files, hints) : collectKept();
  const { published, diagnostics: unread } = readPublishedNumbers(out);
  const ingested = ingest({
    ...collected,
    diagnostics: [...collected.diagnostics, ...unread],
    terms: collectTerms(),
    published,
    ...(onProgress && { onProgress }),
  });
  if (options.report !== undefined) writeReport(options.report, ingested.report);
  const { diagnostics, counts } = ingested.report;
  const lines = formatDiagnostics(diagnostics);
  const tally = formatTally(diagnostics);
  const warned = diagnostics.some(({ severity }) => severity === 'warning');
  if (!ingested.collections) {
    return { lines: [...lines, `${tally}; nothing was written to ${out}`], exitCode: 1 };
  }
  if (options.strict && warned)
    return { lines: [...lines, `${tally}; --strict: nothing was written to ${out}`], exitCode: 1 };
  if (options.check) return checkCollections(out, ingested, lines);
  writeCollections(out, ingested.collections);
  return { lines: [...lines, `${formatCounts(counts)} → ${out} (${tally})`], exitCode: 0 };
}

function checkCollections(out: string, { collections }: Ingested, lines: string[]): RunOutcome {
  const stale = findStale(out, collections ?? new Map());
  if (stale.length === 0) return { lines: [...lines, `${out} is up to date`], exitCode: 0 };
  const listed = stale.map(({ path, state }) => `${out}/${path}: ${state}`);
  return { lines: [...lines, ...listed, `${out} is stale; run npm run ingest`], exitCode: 1 };
}

function formatCounts({ rules, paired, examples, glossary, rulings, cards, notes }: Counts): string {
  const parts: [number, string][] = [
    [rules, 'rules'],
    [paired, 'paired'],
    [examples, 'examples'],
    [glossary, 'terms'],
    [rulings, 'rulings'],
    [cards, 'cards'],
    [notes, 'notes'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(', ');
}
