import { symbolPatterns } from '../../model/game/symbol-patterns.ts';
import { findSymbol } from '../../model/records/symbol.ts';
import type { Transform } from './nodes.ts';
import { replaceText } from './replace-text.ts';

/** `{W/U}` → a symbol node; `{FOO}` stays text. */
export function remarkSymbols(): Transform {
  return (tree) => {
    replaceText(tree, (text) =>
      [...text.matchAll(symbolPatterns().every)]
        .filter((match) => findSymbol(match[0]) !== undefined)
        .map((match) => ({
          start: match.index,
          end: match.index + match[0].length,
          nodes: [{ type: 'symbol', value: match[0] }],
        })),
    );
  };
}
