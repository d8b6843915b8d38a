import { CONTROL_CHARACTERS } from '../../model/text/control-characters.ts';
import type { Transform } from './nodes.ts';
import { replaceText } from './replace-text.ts';

/** An invisible or direction-turning character → a node that shows its code point. Runs last: it sees all text left. */
export function remarkControlCharacters(): Transform {
  return (tree) => {
    replaceText(tree, (text) =>
      [...text.matchAll(CONTROL_CHARACTERS)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        nodes: [{ type: 'controlCharacter', value: match[0] }],
      })),
    );
  };
}
