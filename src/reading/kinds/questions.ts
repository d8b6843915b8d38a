import { memoize } from '../../model/memoize.ts';
import { asks } from '../../model/text/sentence.ts';
import { type Block, type Span, withoutLabel } from '../blocks/block.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isOneOf } from '../words.ts';
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
    const quoted = signs.blocks.filter(
      (block, at) => block.form === 'quotation' && isAsked(signs, block) && isAnswered(signs, at),
    ).length;
    const heads = askingHeadings(signs);
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
        'quotations that ask, with answers': quoted >= 2 && quoted * 2 >= signs.count('quotation') && 0.6,
        'headings that ask': heads >= 2 && heads * 2 >= signs.count('heading') && 0.6,
        'cards with items below':
          signs.count('card') >= 2 && signs.count('item') >= signs.count('card') && 0.3,
      },
    };
  },
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
    (isPlain || isNamed ? makeAsked : make)(builder, found);
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

/** A question with the lines and paragraphs that answer it in the same block, in one language or in both. */
const makeAsked: Make = (builder, found) => {
  const { twin, ...block } = found.block;
  if (block.cells) return makeQuestion(builder, found);
  const own = cutAnswer(block, found.signs);
  const other = twin && cutAnswer(twin, found.signs);
  makeQuestion(builder, {
    ...found,
    block: { ...own.asked, ...(other && { twin: other.asked }) },
  });
  for (const answer of [own.answer, other?.answer])
    if (answer && builder.open.question) builder.addTo(builder.open.question, answer);
};

/** What asks, to the last line of the first paragraph that does, and what is behind it; a paragraph that asks nothing is all asked. */
function cutAnswer(block: Block, { running }: Signs): { asked: Block; answer?: Block } {
  const [lines = [], ...below] = block.paragraphs;
  const isAsking = ({ from, to }: Span) => asksIn(running.folded.slice(from, to));
  const end = lines.findLastIndex(isAsking) + 1 || lines.length;
  const answers = end < lines.length ? [lines.slice(end), ...below] : below;
  const asked = { ...block, paragraphs: [lines.slice(0, end)], to: lines[end - 1]?.to ?? block.to };
  const [first] = answers[0] ?? [];
  const { label: _, ...unnumbered } = block;
  return first ? { asked, answer: { ...unnumbered, from: first.from, paragraphs: answers } } : { asked };
}

/** Whether the first paragraph of a text, a heading or a counted entry asks something. */
function isAsked({ running }: Signs, { form, label, paragraphs }: Block): boolean {
  if (
    !isOneOf(form, 'text', 'quotation', 'heading', 'entry', 'item') ||
    (form === 'entry' && !isOneOf(label?.kind, 'count', 'parts'))
  )
    return false;
  return asksIn((paragraphs[0] ?? []).map(({ from, to }) => running.folded.slice(from, to)).join(''));
}

/** Whether a folded text asks; who does, in brackets, may be behind. */
function asksIn(text: string): boolean {
  const by = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  return asks(by < 0 ? text : text.slice(0, by).trimEnd());
}

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

/** Whether something is said behind what a block asks, in it or in the text below it, or below its translation. */
function isAnswered(signs: Signs, at: number): boolean {
  const [block, below] = [signs.blocks[at], signs.blocks[at + 1]];
  if (block && cutAnswer(block, signs).answer) return true;
  const isTwin = below && below.lang !== block?.lang && isAsked(signs, below);
  const next = isTwin ? signs.blocks[at + 2] : below;
  return isOneOf(next?.form, 'text', 'quotation') && next !== undefined && !isAsked(signs, next);
}
