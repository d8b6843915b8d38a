import { parseSymbol, SYMBOL_PATTERN } from '../../model/records/symbol.ts';
import type { Transform } from './nodes.ts';
import { replaceText } from './replace-text.ts';

const PRINTED = new RegExp(SYMBOL_PATTERN, 'gu');

/** `{W/U}` → a symbol node; `{FOO}` stays text. */
export function remarkSymbols(): Transform {
  return (tree) => {
    replaceText(tree, (text) =>
      [...text.matchAll(PRINTED)]
        .filter((match) => parseSymbol(match[0]) !== undefined)
        .map((match) => ({
          start: match.index,
          end: match.index + match[0].length,
          nodes: [{ type: 'symbol', value: match[0] }],
        })),
    );
  };
}
