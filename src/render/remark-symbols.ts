import type { Transform } from './nodes.ts';
import { replaceText } from './replace-text.ts';
import { isSymbol } from './symbol-code.ts';

const BRACED = /\{[^{}\s]{1,12}\}/gu;

/** `{W/U}` → a symbol node; `{FOO}` stays text. */
export function remarkSymbols(): Transform {
  return (tree) => {
    replaceText(tree, (text) =>
      [...text.matchAll(BRACED)]
        .filter((match) => isSymbol(match[0]))
        .map((match) => ({
          start: match.index,
          end: match.index + match[0].length,
          nodes: [{ type: 'symbol', value: match[0] }],
        })),
    );
  };
}
