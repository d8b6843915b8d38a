import type { SourceText } from '../sources/source-text.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { signsOf } from './documents/signs.ts';
import { type DetectedKind, type WeighedKind, weighEvidence } from './evidence.ts';
import type { Reader } from './reader.ts';
import { readers } from './readers.ts';

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
