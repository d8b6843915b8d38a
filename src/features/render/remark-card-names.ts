import { currentGame } from '../../model/game/current-game.ts';
import type { Lang } from '../../model/records/lang.ts';
import { showControlCharacters } from '../../model/text/control-characters.ts';
import { listMatches } from '../../model/text/spans.ts';
import { replaceText, type Transform } from './replace-text.ts';

const CARD_NAME = /《([^《》]{1,120})》/g;

/**
 * `《魔の魅惑/Aluren(TE)》` → a card name node with the address of a search for it; `《多相の戦士》` after
 * `《ヴォルラスの多相の戦士》` is that card.
 */
export function remarkCardNames(): Transform {
  return replaceText(() => (text) => {
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
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Address of a search for a card named as documents print it: `魔の魅惑/Aluren(TE)`, `Camouflage(UN)`, `漂流`,
 * `火/Fire//氷/Ice`. By its English name where there is one; undefined where the name holds no letter or a symbol, or the
 * game has no such search.
 */
function toCardSearch(printed: string): string | undefined {
  const name = printed
    .normalize('NFKC')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(name) || /[{}<>"\\\p{C}]/u.test(name) || name.length > 100) return undefined;
  const parts = name
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const english = parts.filter((part) => !JAPANESE.test(part) && /[A-Za-z]/.test(part));
  if (english.length > 0) return toAddress(english, 'en');
  const japanese = parts.filter((part) => JAPANESE.test(part)).map((part) => part.replaceAll(' ', ''));
  return japanese.length > 0 ? toAddress(japanese, 'ja') : undefined;
}

const toAddress = (faces: readonly string[], lang: Lang): string | undefined =>
  currentGame().cardSearch?.[lang].replace('{name}', () => encodeURIComponent(faces.join(' // ')));
