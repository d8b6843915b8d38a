import { toHiragana } from './kana.ts';

/**
 * The loose spelling that the open data promises: lower case, katakana as hiragana, letters and digits alone. Simpler than
 * what our own search folds, so that a client in any language can do the same in a line. `ドロー・ステップ` → `どろーすてっぷ`.
 */
export function toLooseKey(name: string): string {
  return toHiragana(name.normalize('NFKC').toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '');
}

const COUNT = 256;
const toName = (index: number): string => index.toString(16).padStart(2, '0');
/** The files that names are in. */
export const SHARDS: readonly string[] = Array.from({ length: COUNT }, (_, index) => toName(index));

/** The file that a name is in, of 256: two hexadecimal digits of the FNV-1a hash of its loose spelling, in UTF-16 units. */
export function toShard(name: string): string {
  let hash = 0x811c9dc5;
  for (const unit of toLooseKey(name).split('')) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  return toName(hash & (COUNT - 1));
}
