import { symbolPatterns } from '../../model/game/symbol-patterns.ts';
import { findSymbol } from '../../model/records/symbol.ts';
import { CONTROL_CHARACTERS } from '../../model/text/control-characters.ts';
import { listMatches } from '../../model/text/spans.ts';
import type { OwnNode } from './nodes.ts';
import { replaceText, type Transform } from './replace-text.ts';

/** `{W/U}` → a symbol node; `{FOO}` stays text. */
export function remarkSymbols(): Transform {
  return replaceMatches(
    () => symbolPatterns().every,
    (value) => (findSymbol(value) ? { type: 'symbol', value } : undefined),
  );
}

/** An invisible or direction-turning character → a node that shows its code point. Runs last: it sees all text left. */
export function remarkControlCharacters(): Transform {
  return replaceMatches(
    () => CONTROL_CHARACTERS,
    (value) => ({ type: 'controlCharacter', value }),
  );
}

/** Puts a node in place of each match of a pattern, where there is one for it. */
function replaceMatches(pattern: () => RegExp, toNode: (value: string) => OwnNode | undefined): Transform {
  return replaceText(
    () => (text) =>
      listMatches(text, pattern()).flatMap(({ start, end, match: [value] }) => {
        const node = toNode(value);
        return node ? [{ start, end, node }] : [];
      }),
  );
}
