import type { Block } from '../blocks/block.ts';
import { endsIn } from '../text/sentence.ts';
import { toBlockReader } from './documents/block-reader.ts';
import { makeProse, makeQuestion } from './documents/make-records.ts';
import type { Signs } from './documents/signs.ts';

const TITLE =
  /よくある質問|FAQ|Q\s?&\s?A|質問と回答|質問集|リリース・?ノート|Release Notes|Frequently Asked/i;

/** Questions with their answers, and release notes: general notes, mechanics, cards with what is asked of them. */
export const questionsReader = toBlockReader({
  kind: 'questions',
  evidence: (signs) => {
    const asked = signs.count('question');
    const plain = countPlain(signs);
    return [
      signs.opens(TITLE) ? 0.6 : 0,
      asked >= 2 && signs.count('answer') >= 1 ? 0.8 : 0,
      asked === 1 && signs.count('answer') === 1 ? 0.5 : 0,
      plain >= 2 && plain * 5 >= signs.blocks.length * 2 ? 0.6 : 0,
      signs.count('card') >= 2 && signs.count('item') >= signs.count('card') ? 0.3 : 0,
    ];
  },
  records: {
    text: (builder, found) => (isPlain(found.signs, found.block) ? makeQuestion : makeProse)(builder, found),
    quotation: (builder, found) =>
      (isPlain(found.signs, found.block) ? makeQuestion : makeProse)(builder, found),
  },
});

/** Where no sign tells questions, a line that asks does, and what stands below it answers. */
function isPlain(signs: Signs, block: Block): boolean {
  return signs.count('question') === 0 && isAsked(signs, block);
}

function isAsked(signs: Signs, block: Block): boolean {
  return (block.form === 'text' || block.form === 'quotation') && endsIn(signs.textOf(block), '?');
}

/** Questions without a sign that an answer follows. */
function countPlain(signs: Signs): number {
  const { blocks } = signs;
  return blocks.filter((block, at) => {
    const next = blocks[at + 1];
    return isAsked(signs, block) && next?.form === 'text' && !isAsked(signs, next);
  }).length;
}
