import { toHiragana } from './kana.ts';

/** The rows of the 五十音 by their first kana, each with all that begins a name in it. */
const ROWS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    あ: 'ぁあぃいぅうぇえぉおゔ',
    か: 'かがきぎくぐけげこごゕゖ',
    さ: 'さざしじすずせぜそぞ',
    た: 'ただちぢっつづてでとど',
    な: 'なにぬねの',
    は: 'はばぱひびぴふぶぷへべぺほぼぽ',
    ま: 'まみむめも',
    や: 'ゃやゅゆょよ',
    ら: 'らりるれろ',
    わ: 'ゎわゐゑをん',
  }),
);

/** The rows in order: あ, か, … わ. */
export const GOJUON_ROWS: readonly string[] = [...ROWS.keys()];

/** The row of a reading in hiragana or a name in katakana; undefined for what begins with no kana. */
export function toGojuonRow(reading: string): string | undefined {
  const first = toHiragana(reading).charAt(0);
  return first === '' ? undefined : GOJUON_ROWS.find((row) => ROWS.get(row)?.includes(first));
}
