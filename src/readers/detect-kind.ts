import type { DocumentKind } from '../records/document.ts';
import type { SourceText } from '../sources/source-text.ts';
import { readers } from './readers.ts';

export interface DetectedKind {
  kind: DocumentKind;
  /** From 0 to 1, by the reader's own judgement. */
  confidence: number;
}

const LEAST_CONFIDENCE = 0.5;

/** The kind whose reader is surest of a text; undefined where none is sure enough. */
export function detectKind(source: SourceText): DetectedKind | undefined {
  let best: DetectedKind | undefined;
  for (const reader of readers) {
    const confidence = reader.recognise(source);
    if (confidence >= (best?.confidence ?? LEAST_CONFIDENCE)) {
      if (!best || confidence > best.confidence) best = { kind: reader.kind, confidence };
    }
  }
  return best;
}
