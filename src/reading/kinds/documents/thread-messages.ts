import { memoize } from '../../../model/memoize.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { sliceWhen } from '../../../model/slice-when.ts';
import { asks } from '../../../model/text/sentence.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import type { Block } from '../../blocks/block.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import type { Signs } from './signs.ts';

/** What somebody wrote in a thread, on a board or in a chat. */
interface Message {
  /** Its subject, where it has one, and who wrote it when. */
  head: readonly PairedBlock[];
  texts: readonly PairedBlock[];
  /** What is below it and no part of it. */
  rest: readonly PairedBlock[];
  /** Both as printed. */
  writer: string;
  printed: string;
  /** The one that asks what this one answers. */
  question?: Message | undefined;
}

/** How many messages of a document ask what others answer, and how many it has that do neither. */
export const countAsked = memoize((signs: Signs): { asked: number; others: number } => {
  const { messages } = findMessages(signs.blocks, signs);
  const asked = new Set(messages.flatMap(({ question }) => question ?? []));
  const others = messages.filter((each) => each.texts.length > 0 && !each.question && !asked.has(each));
  return { asked: asked.size, others: others.length };
});

/** The blocks of a document with a message that asks as a question, and those that answer it, below it, as its answers. */
export function threadMessages(blocks: readonly PairedBlock[], signs: Signs): PairedBlock[] {
  const { before, messages } = findMessages(blocks, signs);
  const answers = Map.groupBy(messages, ({ question }) => question);
  const threads = (answers.get(undefined) ?? []).flatMap((message) => {
    const own = answers.get(message);
    if (!own && answers.size === 1) return [...message.head, ...message.texts, ...message.rest];
    if (!own) return [...toSaid(message, 'text'), ...message.rest];
    return [
      ...toSaid(message, 'question'),
      ...own.flatMap((each) => toSaid(each, 'answer')),
      ...[message, ...own].flatMap(({ rest }) => rest),
    ];
  });
  return [...before, ...threads];
}

/** A message as one block, to the first of its texts that is more than lines, and what is left of it. */
function toSaid({ head, texts }: Message, form: 'question' | 'answer' | 'text'): PairedBlock[] {
  const isMore = (block: PairedBlock) =>
    block.twin ||
    (block.cells && !block.said) ||
    block.label ||
    !isOneOf(block.form, 'text', 'quotation', 'item', 'heading');
  const more = texts.findIndex(isMore);
  const lines = more < 0 ? texts : texts.slice(0, more);
  const [top] = lines;
  if (!top) return [...head, ...texts];
  const said = [...head.flatMap((block) => block.paragraphs), ...(top.said ?? [])];
  const paragraphs = lines.flatMap((block) => block.paragraphs);
  const { cells: _, ...first } = top;
  const block = {
    ...first,
    form,
    style: 'post',
    said,
    paragraphs,
    lang: lines.find((line) => line.lang)?.lang,
    from: head[0]?.from ?? top.from,
    to: lines.at(-1)?.to ?? top.to,
  };
  return [block, ...texts.slice(lines.length)];
}

/**
 * Cuts a text into its messages and finds what each answers: a question that it names by number, `>>12`, or what the one
 * that it names so answers; where none names another, the last that asks. What asks and is left alone may still answer.
 */
function findMessages(blocks: readonly PairedBlock[], signs: Signs) {
  const isPost = (at: number) => blocks[at]?.style === 'post';
  const isHead = (at: number) => isPost(at) || isSaid(blocks[at], signs);
  const isSubject = (at: number) => blocks[at]?.form === 'heading' && !isPost(at) && isPost(at + 1);
  const letters = findLetters(blocks, signs);
  const begins = (at: number) => isSubject(at) || letters.has(at) || (isHead(at) && !isSubject(at - 1));
  const parts = sliceWhen(blocks, (_, at) => begins(at));
  const before = begins(0) ? [] : (parts.shift() ?? []);
  const messages = parts.map((part) => toMessage(part, signs, letters.size > 0));
  const anchors = messages.map(({ printed }) => findAnchor(printed));
  const isNumbered = anchors.some(Boolean);
  const numbered = new Map<number, Message>();
  const targets = new Map<Message, Message>();
  const asking: Message[] = [];
  for (const [at, message] of messages.entries()) {
    const { texts, writer, printed } = message;
    const name = findAddressed(printed);
    const isOf = (each: Message) =>
      name !== '' && `${each.writer}\n${each.printed.slice(0, THRESHOLDS.name)}`.includes(name);
    const of = asking.slice(-THRESHOLDS.opening).findLast(isOf);
    const target = isNumbered ? numbered.get(anchors[at] ?? 0) : (of ?? asking.at(-1));
    if (target && texts.length > 0) targets.set(message, target);
    const isReply = target !== undefined && letters.size === 0;
    // What a reply quotes was asked by somebody else.
    const own = isReply ? texts.filter(({ form }) => form !== 'quotation') : texts;
    if (asksSomething(own, signs, isReply)) asking.push(message);
    for (const number of listNumbers(writer)) numbered.set(number, message);
  }
  const asked = new Set(targets.values()).intersection(new Set(asking));
  for (const [message, target] of targets) {
    if (asked.has(message)) continue;
    const question = asked.has(target) ? target : target.question;
    // What is said in another language is no answer to be read beside the question, as a translation of it.
    if (question && langOf(message) === langOf(question)) message.question = question;
  }
  return { before, messages };
}

/** Whether a block is what somebody said at a time; a row that asks before its last cell has the answer with it. */
function isSaid(block: Block | undefined, signs: Signs): boolean {
  const { said, form, cells = [] } = block ?? {};
  const isAnswered = cells.slice(0, -1).some((cell) => asks(signs.printedOf(cell)));
  return said !== undefined && isOneOf(form, 'item', 'text') && !isAnswered;
}

/** Where letters to a column and what is said to them begin: at `Dear …`, or below who wrote the letter, `-- Kesh, Harbour`. */
function findLetters(blocks: readonly PairedBlock[], signs: Signs): Set<number> {
  const isShort = (at: number, sign: string) => {
    const printed = blocks[at] ? signs.printedOf(blocks[at]).trim() : '';
    return printed.startsWith(sign) && printed.length <= THRESHOLDS.nameInBoth;
  };
  const places = [...blocks.keys()];
  const letters = places.filter((at) => isShort(at, 'Dear '));
  if (letters.length < THRESHOLDS.several) return new Set();
  return new Set([...letters, ...places.filter((at) => isShort(at - 1, '--'))]);
}

const langOf = ({ texts }: Message): Lang | undefined => texts.find(({ lang }) => lang)?.lang;

function toMessage(part: readonly PairedBlock[], signs: Signs, isLetter: boolean): Message {
  // What is said on a line with its time has no head above it.
  const top = part.findIndex(({ style }) => style === 'post') + 1;
  // A line alone in a letter is its greeting or who wrote it.
  const isOther = ({ form, style }: Block) => form === 'heading' && !(isLetter && style === 'plain');
  const end = part.findIndex((block, at) => at >= Math.max(top, 1) && isOther(block));
  const rest = end < 0 ? [] : part.slice(end);
  const head = part.slice(0, top);
  const texts = part.slice(top, part.length - rest.length);
  const [writer, printed] = [printAll(head, signs), printAll(texts, signs)];
  return { head, texts, rest, writer, printed };
}

function printAll(blocks: readonly Block[], signs: Signs): string {
  return blocks.map((block) => signs.printedOf(block)).join('\n');
}

/** Whether a message asks; one that is a reply asks by the end of a line, for an answer may ask back. */
function asksSomething(texts: readonly Block[], signs: Signs, isReply: boolean): boolean {
  const lines = texts.flatMap(({ paragraphs }) => paragraphs.flat()).map((span) => signs.printedOf(span));
  const parts = isReply
    ? lines
    : lines.flatMap((line) => [...SENTENCES.segment(line)].map(({ segment }) => segment));
  // In a chat a polite question may have no sign at its end.
  return parts.some((part) => asks(part) || asks(`${part}。`));
}

const SENTENCES = new Intl.Segmenter('ja', { granularity: 'sentence' });

/** The number of the message that a text names first: `>>12`. */
function findAnchor(text: string): number | undefined {
  const at = text.indexOf('>>');
  const number = at < 0 ? Number.NaN : Number.parseInt(text.slice(at + 2, at + 8), 10);
  return Number.isNaN(number) ? undefined : number;
}

/** Whom a text speaks to by name: `@kesh`; nobody otherwise. */
function findAddressed(text: string): string {
  const at = text.indexOf('@') + 1;
  const [name = ''] = at === 0 ? [] : tidySpaces(text.slice(at, at + THRESHOLDS.nameAlone)).split(' ');
  return name;
}

/** Numbers that the line above a message may have for it: `12 : …`, `… No.12`. */
function listNumbers(head: string): number[] {
  const sign = Math.max(head.lastIndexOf('.'), head.lastIndexOf('#'));
  return [head, head.slice(sign + 1)].map((part) => Number.parseInt(part, 10)).filter((number) => number > 0);
}
