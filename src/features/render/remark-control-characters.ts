import { CONTROL_CHARACTERS } from '../../model/text/control-characters.ts';
import { replaceMatches, type Transform } from './replace-text.ts';

/** An invisible or direction-turning character → a node that shows its code point. Runs last: it sees all text left. */
export function remarkControlCharacters(): Transform {
  return replaceMatches(
    () => CONTROL_CHARACTERS,
    (value) => ({ type: 'controlCharacter', value }),
  );
}
