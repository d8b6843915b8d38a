import { symbolPatterns } from '../../model/game/symbol-patterns.ts';
import { findSymbol } from '../../model/records/symbol.ts';
import { replaceMatches, type Transform } from './replace-text.ts';

/** `{W/U}` → a symbol node; `{FOO}` stays text. */
export function remarkSymbols(): Transform {
  return replaceMatches(
    () => symbolPatterns().every,
    (value) => (findSymbol(value) ? { type: 'symbol', value } : undefined),
  );
}
