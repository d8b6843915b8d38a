import { memoize } from '../../../model/memoize.ts';
import { sliceWhen } from '../../../model/slice-when.ts';
import { asks } from '../../../model/text/sentence.ts';
import type { Block, Span } from '../../blocks/block.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import { makeAnswer, makeQuestion } from './make-records.ts';
import type { Make } from './plan.ts';
import type { Signs } from './signs.ts';

/**
 * Where blocks begin that ask: in parts, or parts of a level below one heading, in which several do and have an answer, a third
 * of the texts at least; and headings of a level, of the whole text or below one heading, of which nearly all do.
 */
const askedInParts = memoize((signs: Signs): Set<number> => {
  const parts = sliceWhen([...signs.blocks.entries()], ([, { form }]) => form === 'heading').map(listTexts);
  const nameGroup = toGroup();
  const groups = Map.groupBy(parts, ([first]) => (first?.[1].form === 'heading' ? nameGroup(first) : ''));
  groups.delete('');
  const below = [...groups.values()];
  const isAsking = ([at]: [number, Block]) => isAnsweredAlike(signs, at);
  const asked = [...parts, ...below.map((group) => group.flat())].flatMap((part) => {
    const texts = part.filter(([, { form }]) => form !== 'heading');
    const found = texts.filter(isAsking);
    const areMany = found.length >= THRESHOLDS.several && found.length * THRESHOLDS.fewest >= texts.length;
    return areMany ? found : [];
  });
  const headings = below.map((group) => group.flatMap(([heading]) => (heading ? [heading] : [])));
  const alike = Map.groupBy(headings.flat(), ([, { style }]) => style);
  const levels = [...alike.values(), ...headings].flatMap((group) => {
    const found = group.filter(isAsking);
    const isOfQuestions = found.length >= Math.max(THRESHOLDS.several, group.length * THRESHOLDS.nearlyAll);
    return isOfQuestions ? found : [];
  });
  return new Set([...asked, ...levels].map(([, { from }]) => from));
});

/** The heading and the texts of a part: what is set in below an item says more of that. */
function listTexts(part: [number, Block][]): [number, Block][] {
  const least = part.reduce(
    (less, [, { form, indent }]) => (form === 'item' ? Math.min(less, indent) : less),
    Number.POSITIVE_INFINITY,
  );
  return part.filter(([, { form, indent }]) => form !== 'item' || indent <= least);
}

/** Names the level of each of some headings, in order, with the heading that they are below. */
function toGroup(): (heading: [number, Block]) => string {
  const above: number[] = [];
  return ([at, { style }]) => {
    const depth = style.startsWith('#') ? style.length : THRESHOLDS.opening;
    above.length = Math.min(above.length, depth);
    const parent = above.findLast((each) => each !== undefined);
    above[depth] = at;
    return `${style} ${parent}`;
  };
}

/** Where numbered texts begin that ask, nearly all of their part, and those of a later part that answer them, each under its number. */
const answeredApart = memoize((signs: Signs): Map<number, Make> => {
  const parts = sliceWhen(signs.blocks, ({ form }) => form === 'heading');
  const lists = parts.map((part) => part.filter(({ label }) => label?.kind === 'count'));
  const found = new Map<number, Make>();
  for (const [at, asked] of lists.entries()) {
    const asking = asked.filter((block) => isAsked(signs, block)).length;
    if (asked.length < THRESHOLDS.fewest || asking < asked.length * THRESHOLDS.nearlyAll) continue;
    const isAnswerOf = (list: readonly Block[]) =>
      list.length === asked.length &&
      list.every((block, nth) => block.label?.text === asked[nth]?.label?.text && !isAsked(signs, block));
    const answers = lists.slice(at + 1).find(isAnswerOf);
    for (const { from } of answers ? asked : []) found.set(from, makeQuestion);
    for (const { from } of answers ?? []) found.set(from, makeAnswer);
  }
  return found;
});

/** Whether a block asks something and has its answer in its own language: what is in the other may translate it, or be a name. */
function isAnsweredAlike(signs: Signs, at: number): boolean {
  const [block, below] = [signs.blocks[at], signs.blocks[at + 1]];
  const isAlike = (below?.lang ?? block?.lang) === block?.lang;
  return block !== undefined && !block.said && isAlike && isAsked(signs, block) && isAnswered(signs, at);
}

/** In a part of questions a line that asks is one, whatever the document is, and what is set in further below it in its list answers. */
export function orAskedInPart(make: Make): Make {
  return (builder, found) => {
    const { block, signs } = found;
    const apart = answeredApart(signs).get(block.from);
    if (apart) return apart(builder, found);
    if (askedInParts(signs).has(block.from)) return makeAsked(builder, found);
    const { question, indent } = builder.open;
    if (block.form !== 'item' || indent === undefined) return make(builder, found);
    if (question && block.indent > indent) return builder.addTo(question, block);
    builder.close();
    make(builder, found);
  };
}

/** A question with the lines and paragraphs that answer it in the same block, in one language or in both. */
export const makeAsked: Make = (builder, found) => {
  const { twin, ...block } = found.block;
  if (block.cells) return makeQuestion(builder, found);
  const own = cutAnswer(block, found.signs);
  const other = twin && cutAnswer(twin, found.signs);
  makeQuestion(builder, {
    ...found,
    block: { ...own.asked, ...(other && { twin: other.asked }) },
  });
  if (block.form === 'item') builder.open.indent = block.indent;
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
export function isAsked({ running }: Signs, { form, style, label, paragraphs }: Block): boolean {
  if (
    style === 'post' ||
    !isOneOf(form, 'text', 'quotation', 'heading', 'entry', 'item') ||
    (form === 'entry' && !isOneOf(label?.kind, 'count', 'parts'))
  )
    return false;
  return asksIn((paragraphs[0] ?? []).map(({ from, to }) => running.folded.slice(from, to)).join(''));
}

/** Whether a folded text asks; who does, in brackets or behind a dash, may be behind. */
function asksIn(text: string): boolean {
  const end = Math.max(text.lastIndexOf('?'), text.lastIndexOf('。')) + 1;
  const by = text.slice(end).trim();
  const isBy =
    by.length <= THRESHOLDS.name && (by.startsWith('-') || (by.startsWith('(') && by.endsWith(')')));
  return asks(isBy ? text.slice(0, end) : text);
}

/** Whether something is said behind what a block asks, in it or in the text below it, or below its translation. */
export function isAnswered(signs: Signs, at: number): boolean {
  const [block, below] = [signs.blocks[at], signs.blocks[at + 1]];
  if (block && cutAnswer(block, signs).answer) return true;
  const isTwin = below && below.lang !== block?.lang && isAsked(signs, below);
  const next = isTwin ? signs.blocks[at + 2] : below;
  if (!block || !next || isAsked(signs, next)) return false;
  const isBelow = block.form === 'item' && next.form === 'item' && next.indent > block.indent;
  return isBelow || isOneOf(next.form, 'text', 'quotation');
}
