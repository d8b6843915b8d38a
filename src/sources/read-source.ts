import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceText } from './source-text.ts';
import { splitLines } from './split-lines.ts';

export interface SourceReading {
  source?: SourceText;
  diagnostics: Diagnostic[];
}

/** Bytes of a document as text with lines. Touches no disk; `file` is only named in places. */
export function readSource(bytes: Uint8Array, file: string): SourceReading {
  const encoding = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return { source: { file, text, encoding, format: 'text', ...splitLines(text) }, diagnostics: [] };
}
