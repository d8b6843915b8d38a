import { toBlockReader } from './documents/block-reader.ts';

const TITLE =
  /よくある質問|FAQ|Q\s?&\s?A|質問と回答|質問集|リリース・?ノート|リリース\/ノート|Release Notes|Frequently Asked/i;

/** Questions with their answers, and release notes: general notes, mechanics, cards with what is asked of them. */
export const questionsReader = toBlockReader({
  kind: 'questions',
  evidence: (signs) => [
    signs.opens(TITLE) ? 0.6 : 0,
    signs.count('question') >= 2 && signs.count('answer') >= 1 ? 0.8 : 0,
    signs.count('question') === 1 && signs.count('answer') === 1 ? 0.5 : 0,
    signs.count('card') >= 2 && signs.count('item') >= signs.count('card') ? 0.3 : 0,
  ],
  records: {},
});
