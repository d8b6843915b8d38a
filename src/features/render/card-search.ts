import { currentGame } from '../../model/game/current-game.ts';
import type { Lang } from '../../model/records/lang.ts';

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Address of a search for a card named as documents print it: `魔の魅惑/Aluren(TE)`, `Camouflage(UN)`, `漂流`,
 * `火/Fire//氷/Ice`. By its English name where there is one; undefined where the name holds no letter or a symbol, or the
 * game has no such search.
 */
export function toCardSearch(printed: string): string | undefined {
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
