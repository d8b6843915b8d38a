import { memoize } from '../../model/memoize.ts';
import { type Block, withoutLabel } from '../blocks/block.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isOneOf } from '../words.ts';
import { isAnswered, isAsked, makeAsked } from './documents/asked.ts';
import { toBlockReader } from './documents/block-reader.ts';
import {
  isSection,
  makeEntry,
  makePoint,
  makeProse,
  makeQuestion,
  makeTopic,
} from './documents/make-records.ts';
import type { Make } from './documents/plan.ts';
import type { Signs } from './documents/signs.ts';
import { countAsked, threadMessages } from './documents/thread-messages.ts';

const TITLE =
  /よくある質問|FAQ|Q\s?&\s?A|質問と回答|質問集|リリース・?ノート|Release Notes|Frequently Asked/i;

/** Questions with their answers, and release notes: general notes, mechanics, cards with what is asked of them. */
export const questionsReader = toBlockReader({
  kind: 'questions',
  evidence: (signs) => {
    const asked = signs.count('question');
    const held = signs.blocks.filter(({ form }, at) => form === 'question' && isAnswered(signs, at)).length;
    const plain = plainOf(signs);
    const texts = signs.blocks.length - signs.count('field') - signs.count('skip');
    const heads = askingHeadings(signs);
    const messages = countAsked(signs);
    return {
      shows: {
        'a title of questions or release notes': signs.opens(TITLE) && 0.6,
        'questions and answers':
          asked >= 2 &&
          asked * THRESHOLDS.several >= termsOf(signs) &&
          (signs.count('answer') >= 1 || held * 2 >= asked) &&
          0.8,
        'one question with its answer':
          asked === 1 && signs.count('answer') >= 1 && isAskedFirst(signs) && 0.55,
        'lines that ask above lines that answer': plain >= 2 && plain * 5 >= texts * 2 && 0.6,
        'quotations that ask, with answers': answeredQuotations(signs).size > 0 && 0.7,
        'headings that ask': heads >= 2 && heads * 2 >= signs.count('heading') && 0.6,
        'messages that ask, with replies':
          messages.asked > 0 && messages.others <= messages.asked * THRESHOLDS.several && 0.8,
        'cards with items below':
          signs.count('card') >= 2 && signs.count('item') >= signs.count('card') && 0.3,
      },
    };
  },
  arrange: threadMessages,
  records: {
    question: (builder, found) =>
      (found.signs.count('answer') > 0 ? makeQuestion : makeAsked)(builder, found),
    text: orAsked(makeProse),
    quotation: orAsked(makeProse),
    entry: orAsked(orAnswer(makeEntry)),
    item: orAsked(orAnswer(makePoint)),
    heading: orAsked(makeTopic),
  },
});

/** Where signs tell no more questions than that, a line that asks is one, and what is below it answers. */
function orAsked(make: Make): Make {
  return (builder, found) => {
    const { block, blocks, at, signs } = found;
    const isHead = block.form === 'heading' && blocks[at + 1]?.form === 'text' && asksInHeadings(signs);
    const isPlain = isAsked(signs, block) && (isHead || plainOf(signs) >= signs.count('question'));
    // A term among more of them that ask needs no sign of it.
    const isNamed = isTerm(block) && plainOf(signs) > termsOf(signs);
    const isQuoted = answeredQuotations(signs).has(block.from);
    (isPlain || isNamed || isQuoted ? makeAsked : make)(builder, found);
  };
}

/** A list below an answer goes on with it. */
function orAnswer(make: Make): Make {
  return (builder, found) => {
    const { block } = found;
    const { question } = builder.open;
    const isListed = isOneOf(block.label?.kind, undefined, 'count', 'letter', 'rule') && !isSection(found);
    if (!question || !isListed) return make(builder, found);
    builder.addTo(question, withoutLabel(block));
  };
}

/** How many headings ask; this and what follows is counted once a document, for every block that asks wants to know. */
const askingHeadings = memoize((signs: Signs) => signs.count('heading', (_, block) => isAsked(signs, block)));

/** Whether its headings ask at least as often as lines with a sign of a question do. */
function asksInHeadings(signs: Signs): boolean {
  return askingHeadings(signs) >= Math.max(1, signs.count('question'));
}

/** Where quotations begin that a text below answers, in a document in which at least half of them ask: points of a letter. */
const answeredQuotations = memoize((signs: Signs): Set<number> => {
  const { blocks } = signs;
  const quoted = [...blocks.entries()].filter(
    ([at, { form }]) => form === 'quotation' && isAnswered(signs, at),
  );
  const asked = quoted.filter(([, block]) => isAsked(signs, block));
  // What goes on with the quotation above is no point of its own, and a translation no answer.
  const told = quoted.filter(
    ([at, block]) =>
      !isAsked(signs, block) && blocks[at - 1]?.form !== 'quotation' && blocks[at + 1]?.lang === block.lang,
  );
  const isLetter = asked.length >= THRESHOLDS.several && asked.length >= told.length;
  return new Set(isLetter ? [...asked, ...told].map(([, { from }]) => from) : []);
});

/** Whether hardly more than a title is above the first question. */
function isAskedFirst({ blocks }: Signs): boolean {
  return blocks.findIndex(({ form }) => form === 'question') < THRESHOLDS.fewest;
}

/** How many questions without a sign have an answer. */
const plainOf = memoize(
  (signs: Signs) => signs.blocks.filter((block, at) => isAsked(signs, block) && isAnswered(signs, at)).length,
);

const isTerm = ({ style }: Block): boolean => style === 'term';

/** How many terms a document has. */
const termsOf = memoize((signs: Signs) => signs.count('heading', (_, block) => isTerm(block)));
