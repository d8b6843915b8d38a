import { reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { KANA, KANJI, KATAKANA } from '../../model/text/character-classes.ts';
import { type Check, listChecked, nameOf } from './check.ts';

const LETTER = `[${KANA}${KANJI}]`;
/** 「山の上の山の上の灯」. What a particle joins may say a word twice: 「灯も灯も」, 「町と港町と」. */
const DOUBLED = new RegExp(`([${KATAKANA}ー${KANJI}]${LETTER}{2,14}(?![とも])${LETTER})\\1`, 'g');

/** Words that occur twice in a row in Japanese text, a slip of the pen. */
export const checkDoubledWords: Check = (content) =>
  listChecked(content).flatMap((record) => {
    const { sort, ja } = record;
    if (sort === 'card' || !ja) return [];
    return ja.blocks
      .flatMap(({ text }) => [...text.matchAll(DOUBLED)])
      .map(([actual, word = '']) => {
        const message = `${nameOf(record, ja)}: “${word}” appears twice in a row`;
        return reportDiagnostic('word-doubled', ja.place, message, undefined, { actual, expected: word });
      });
  });
