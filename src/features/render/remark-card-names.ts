import { showControlCharacters } from '../../model/text/control-characters.ts';
import { listMatches } from '../../model/text/spans.ts';
import { toCardSearch } from './card-search.ts';
import type { Transform } from './nodes.ts';
import { replaceText } from './replace-text.ts';

const CARD_NAME = /《([^《》]{1,120})》/g;

/**
 * `《魔の魅惑/Aluren(TE)》` → a card name node with the address of a search for it; `《多相の戦士》` after
 * `《ヴォルラスの多相の戦士》` is that card.
 */
export function remarkCardNames(): Transform {
  return (tree) => {
    replaceText(tree, (text) => {
      /** The whole name by each end that it has: together they are no longer than the text. */
      const wholeNames = new Map<string, string>();
      return (
        listMatches(text, CARD_NAME)
          // A name with a control character is left to the transform that shows those.
          .filter(({ match: [value] }) => showControlCharacters(value) === value)
          .map(({ start, end, match: [value, printed = ''] }) => {
            const name = wholeNames.get(printed) ?? printed;
            for (let at = 0; at < name.length; at++) wholeNames.set(name.slice(at), name);
            return { start, end, node: { type: 'cardName', value, href: toCardSearch(name) } };
          })
      );
    });
  };
}
