import type { DocumentKind } from '../records/document.ts';
import type { SourceText } from '../sources/source-text.ts';
import { readers } from './readers.ts';

export interface DetectedKind {
  kind: DocumentKind;
  /** From 0 to 1, by the reader's own judgement. */
  confidence: number;
}

const LEAST_CONFIDENCE = 0.5;

/** The kind whose reader is surest of a text; a `document` where none is sure enough. */
export function detectKind(source: SourceText): DetectedKind {
  let best: DetectedKind = { kind: 'document', confidence: 0 };
  for (const { kind, recognise } of Object.values(readers)) {
    const confidence = recognise(source);
    if (confidence >= LEAST_CONFIDENCE && confidence > best.confidence) best = { kind, confidence };
  }
  return best;
}
