import { splitTitle } from '../../blocks/split-title.ts';
import type { NamePair } from '../../records/document.ts';
import type { Ledger } from '../../sources/ledger.ts';
import type { SourceText } from '../../sources/source-text.ts';
import { type Reader, type ReadHints, type Reading, toReading } from '../reader.ts';
import { checkPairs } from './check-pairs.ts';
import type { ClassifiedPiece } from './classified-piece.ts';
import { classifyPieces } from './classify-pieces.ts';
import { collectGlossary } from './collect-glossary.ts';
import { collectNotes } from './collect-notes.ts';
import { collectRules } from './collect-rules.ts';
import { correctDrafts } from './correct-drafts.ts';
import { nameEntries } from './name-entries.ts';
import { recogniseCrUpdate } from './recognise.ts';
import { toRule } from './rule-draft.ts';
import { splitPieces } from './split-pieces.ts';
import { takeCorrectedText } from './take-corrected-text.ts';

/** Reads what a set changed in the rules: English and Japanese interleaved, with a translator's remarks. */
export const crUpdateReader: Reader = { kind: 'cr-update', recognise: recogniseCrUpdate, read: readCrUpdate };

function readCrUpdate(source: SourceText, ledger: Ledger, hints: ReadHints): Reading {
  const parts = classifyPieces(splitPieces(source));
  const title = readTitle(parts, ledger);
  const { drafts, diagnostics } = collectRules(parts, ledger);
  const notes = collectNotes(parts, ledger);
  const entryDrafts = collectGlossary(parts, ledger);
  const corrected = correctDrafts(drafts, entryDrafts, hints);
  const { entries, diagnostics: named } = nameEntries(entryDrafts, drafts);
  return toReading({
    ...(hints.edition && { edition: hints.edition }),
    title,
    records: { rules: drafts.map(toRule), glossary: entries, notes },
    diagnostics: [...diagnostics, ...checkPairs(drafts), ...corrected, ...named],
  });
}

function readTitle(parts: readonly ClassifiedPiece[], ledger: Ledger): NamePair {
  let title: NamePair = {};
  for (const { role, piece } of parts) {
    if (role === 'divider') ledger.skip(piece.line, 'separator', piece.from, piece.to);
    if (role !== 'title') continue;
    title = splitTitle(takeCorrectedText(ledger, piece.line, piece.from, piece.to).text, piece.lang ?? 'ja');
  }
  return title;
}
