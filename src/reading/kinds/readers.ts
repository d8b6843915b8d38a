import type { DocumentKind } from '../../model/records/document.ts';
import type { SourceText } from '../sources/source-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { articleReader } from './article.ts';
import { bulletinReader } from './bulletin.ts';
import { comparisonReader } from './comparison.ts';
import { crTextReader } from './cr-text/cr-text.ts';
import { crUpdateReader } from './cr-update/cr-update.ts';
import { crViewerReader } from './cr-viewer/cr-viewer.ts';
import { documentReader } from './document.ts';
import { signsOf } from './documents/signs.ts';
import { glossaryReader } from './glossary.ts';
import { questionsReader } from './questions.ts';
import { type DetectedKind, type Reader, type WeighedKind, weighEvidence } from './reader.ts';
import { rulingsErrataReader } from './rulings-errata/rulings-errata.ts';
import { rulingsSummaryReader } from './rulings-summary/rulings-summary.ts';
import { setPrimerReader } from './set-primer.ts';
import { tournamentRulesReader } from './tournament-rules.ts';

/** The reader of each document kind, the general one last: of two as sure of a text the first has it. */
export const readers: Readonly<Record<DocumentKind, Reader>> = {
  'cr-text': crTextReader,
  'cr-update': crUpdateReader,
  'cr-viewer': crViewerReader,
  'rulings-summary': rulingsSummaryReader,
  'rulings-errata': rulingsErrataReader,
  'set-primer': setPrimerReader,
  questions: questionsReader,
  bulletin: bulletinReader,
  'tournament-rules': tournamentRulesReader,
  glossary: glossaryReader,
  comparison: comparisonReader,
  article: articleReader,
  document: documentReader,
};

/** The kind that most speaks for; a `document` where too little speaks for any. Of two as likely the first has it. */
export function detectKind(source: SourceText): DetectedKind {
  const [first, second] = Object.values(readers)
    .map((reader) => weighKind(reader, source))
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence);
  if (first && first.confidence >= THRESHOLDS.kind) return { ...first, ...(second && { runnerUp: second }) };
  return { kind: 'document', confidence: 0, shows: {}, ...(first && { runnerUp: first }) };
}

/** What speaks for the kind of a reader. */
export function weighKind({ kind, evidence }: Reader, source: SourceText): WeighedKind {
  return weighEvidence(kind, evidence(signsOf(source)));
}
