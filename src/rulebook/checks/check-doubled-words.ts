import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { KANA, KANJI, KATAKANA } from '../../model/text/character-classes.ts';
import type { Check } from './check.ts';
import { listSides } from './sides.ts';

const LETTER = `[${KANA}${KANJI}]`;
/** 「山の上の山の上の灯」. What a particle joins may say a word twice: 「灯も灯も」, 「町と港町と」. */
const DOUBLED = new RegExp(`([${KATAKANA}ー${KANJI}]${LETTER}{2,14}(?![とも])${LETTER})\\1`, 'g');

/** Words that occur twice in a row in Japanese text, a slip of the pen. */
export const checkDoubledWords: Check = (content) => {
  const rulings = content.rulings.flatMap(({ id, ja }) => (ja ? [{ name: id, ...ja }] : []));
  const sides = listSides(content).filter(({ lang }) => lang === 'ja');
  return [...sides, ...rulings].flatMap(({ name, blocks, place }) =>
    blocks
      .flatMap(({ text }) => [...text.matchAll(DOUBLED)])
      .map(([actual, word = '']) =>
        reportDiagnostic('word-doubled', place, `${name}: “${word}” appears twice in a row`, undefined, {
          actual,
          expected: word,
        }),
      ),
  );
};
