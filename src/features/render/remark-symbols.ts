import { symbolPatterns } from '../../model/game/symbol-patterns.ts';
import { findSymbol } from '../../model/records/symbol.ts';
import type { Transform } from './nodes.ts';
import { replaceMatches } from './replace-text.ts';

/** `{W/U}` → a symbol node; `{FOO}` stays text. */
export function remarkSymbols(): Transform {
  return (tree) =>
    replaceMatches(tree, symbolPatterns().every, (value) =>
      findSymbol(value) ? { type: 'symbol', value } : undefined,
    );
}
