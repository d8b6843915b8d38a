import type { NamePair } from '../../../model/records/document.ts';
import { cutLine, type Line, listLines, listLinesOutsideTables } from '../../blocks/list-lines.ts';
import { splitTitle } from '../../blocks/parse-names.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { RunningText } from '../../sources/running-text.ts';
import type { SourceText } from '../../sources/source-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Signs } from '../documents/signs.ts';
import type { Evidence } from '../evidence.ts';
import { type Reader, type ReadHints, type Reading, toReading } from '../reader.ts';
import { type ClassifiedPiece, classifyPieces } from './classify-pieces.ts';
import { collectGlossary, nameEntries } from './collect-glossary.ts';
import { collectNotes } from './collect-notes.ts';
import { checkPairs, collectRules } from './collect-rules.ts';
import { correctDrafts } from './correct-drafts.ts';
import { cutMarks, splitPieces } from './split-pieces.ts';
import { takeCorrectedText } from './take-corrected-text.ts';

/** Reads what a set changed in the rules: English and Japanese interleaved, with a translator's remarks. */
export const crUpdateReader: Reader = { kind: 'cr-update', evidence: findEvidence, read: readCrUpdate };

/**
 * English and Japanese rules side by side, or comments on rules by number (`■107.21`). Whole editions are in one language;
 * rulings have ids of their own.
 */
function findEvidence({ source }: Signs): Evidence {
  const sample = listLinesOutsideTables(source.lines)
    .filter(({ from }) => from <= THRESHOLDS.sample)
    .map((line) => cutLine(line, 0, Math.min(THRESHOLDS.sample, line.text.length)));
  const parts = classifyPieces(splitPieces(sample));
  const heads = parts.filter(({ role }) => role === 'head').map(({ piece }) => piece);
  const comments = parts.filter(({ role }) => role === 'comment').length;
  const english = new Set(heads.filter(({ lang }) => lang === 'en').map(({ number }) => number));
  const japanese = new Set(heads.filter(({ lang }) => lang === 'ja').map(({ number }) => number));
  const both = [...english].filter((number) => japanese.has(number)).length;
  const fewer = Math.min(english.size, japanese.size);
  const isBilingual = fewer > 0 && fewer * 10 >= heads.length;
  return {
    ruledOut: countForeign(sample) * 4 > heads.length && heads.length > comments && "another game's numbers",
    shows: {
      'remarks on rules by number': comments > 0 && comments >= heads.length && 0.6,
      'rules in two languages': isBilingual && 0.55,
      'the same number in both': isBilingual && both > 0 && 0.44 + 0.53 * (both / fewer),
    },
  };
}

/** Numbers of another game's rules (`103.4.c.`): its 104 is not ours, so a wrong reading is worse than none. */
function countForeign(lines: readonly Line[]): number {
  return lines.reduce((sum, { folded }) => sum + (folded.match(FOREIGN)?.length ?? 0), 0);
}

const FOREIGN = /(?<=^|\s)\d{3}\.\d{1,3}\.(?:[a-z]|\d{1,3})\.(?=\s|$)/g;

function readCrUpdate(source: SourceText, ledger: Ledger, hints: ReadHints): Reading {
  const running = new RunningText(ledger);
  const lines = listLines(source.lines);
  for (const line of lines)
    if (line.isFrame) running.skip('furniture', line.from, line.to);
    else running.skipBetween('marker', line, [cutMarks(line)]);
  const parts = classifyPieces(splitPieces(lines));
  const title = readTitle(parts, running);
  const { drafts, diagnostics } = collectRules(parts, running);
  const notes = collectNotes(parts, drafts, running);
  const entryDrafts = collectGlossary(parts, running);
  const corrected = correctDrafts(drafts, entryDrafts, hints);
  const { entries, diagnostics: named } = nameEntries(entryDrafts, drafts);
  return toReading({
    ...(hints.edition && { edition: hints.edition }),
    title,
    records: { rules: drafts.map(({ place: _, ...rule }) => rule), glossary: entries, notes },
    diagnostics: [...diagnostics, ...checkPairs(drafts), ...corrected, ...named],
  });
}

function readTitle(parts: readonly ClassifiedPiece[], running: RunningText): NamePair {
  let title: NamePair = {};
  for (const { role, piece } of parts) {
    const { from, to, lang = 'ja' } = piece;
    if (role === 'divider') running.skip('separator', from, to);
    if (role === 'title') title = splitTitle(takeCorrectedText(running, from, to).text, lang);
  }
  return title;
}
