import { foldForms } from '../../../model/text/fold-forms.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { overlaps, type TextSpan } from '../../../model/text/spans.ts';
import type { Mention } from '../find-mentions.ts';
import { countWords, foldWords } from './quotable.ts';

/** Words that a text gives as those of a rule, and where they are. */
export interface Quotation extends TextSpan {
  text: string;
  /** In marks; lines that begin with `>`; or only what follows a number that begins a line, perhaps the writer's own words. */
  form: 'marked' | 'block' | 'pasted';
}

const MARKED =
  /“([^“”]{1,3000})”|"([^"]{1,3000})"|「((?:[^「」]|「[^「」]{0,200}」){1,3000})」|『([^『』]{1,3000})』|«([^«»]{1,3000})»/g;
const BLOCK = /^(?:[ \t]*>[^\n]*(?:\n|$))+/gm;
/** What may be between the beginning of a line and its number. */
const LINE_START = /(?:^|\n)[\s>*_#・•-]{0,20}$/;
/** The line of a block that names its source: `> — CR 702.9b`. */
const SOURCE_LINE = /^[\s>]*[-–—―]{1,2}\s/;

/** Less is a name, not a quotation. */
const FEWEST = { words: 3, characters: 8 };

/** What a text calls a rule, in marks or brackets right beside its number. */
export type NamedBeside = ReturnType<typeof findNamesBeside>[number];

/** `702.9, “Flying.”`, `702.9「飛行」`, `702.9 (Flying)`. */
const NAME_AFTER = /(?:[,、:]?\s{0,2}["“「『]([^"“”「」『』\n]{1,60})["”」』]|\s?\(([^()\n]{1,60})\))/y;
/** `“Flying” (CR 702.9`, `「飛行」は702.9`, `"Flying": 702.9`. */
const NAME_BEFORE = /["“「『]([^"“”「」『』\n]{1,60})["”」』]\s?(?:[(:=]|は|is)?\s?$/;

/**
 * The names beside the numbers of a text; `mention` is the place of its citation. In brackets what is said of a rule may be
 * about it as well: `702.17 (flying)`.
 */
export function findNamesBeside(text: string, mentions: readonly Mention[]) {
  const folded = foldWidth(text);
  let taken = 0;
  return mentions.flatMap(({ start, end }, mention) => {
    const from = Math.max(taken, start - 70);
    NAME_AFTER.lastIndex = end;
    const after = NAME_AFTER.exec(folded);
    if (after) {
      taken = NAME_AFTER.lastIndex;
      const [, marked, bracketed = ''] = after;
      const isBracketed = marked === undefined;
      return [{ text: marked ?? bracketed, start: after.index, end: taken, mention, isBracketed }];
    }
    const before = NAME_BEFORE.exec(folded.slice(from, start));
    taken = end;
    if (!before) return [];
    return [{ text: before[1] ?? '', start: from + before.index, end: start, mention, isBracketed: false }];
  });
}

/** The quotations of a text, in order. */
export function findQuotations(text: string, mentions: readonly Mention[]): Quotation[] {
  const blocks = [...text.matchAll(BLOCK)].map((match) => toBlock(match[0], match.index, mentions));
  const marked = findParagraphs(text)
    .flatMap((paragraph) => findMarked(text, paragraph))
    .filter((each) => !blocks.some((block) => overlaps(each, block)));
  const given = [...marked, ...blocks];
  const starts = mentions.filter(({ start }) => LINE_START.test(text.slice(Math.max(0, start - 24), start)));
  const pasted = starts
    .map((mention, index) => toPasted(text, mention.end, starts[index + 1]?.start))
    .filter((each) => !given.some((other) => overlaps(each, other)));
  const isLong = ({ text: quoted }: Quotation): boolean => {
    const { words, characters } = countWords(foldWords(quoted));
    return words >= FEWEST.words || characters >= FEWEST.characters;
  };
  return [...given, ...pasted].filter(isLong).sort((a, b) => a.start - b.start);
}

function findMarked(text: string, paragraph: TextSpan): Quotation[] {
  return [...text.slice(paragraph.start, paragraph.end).matchAll(MARKED)].map((match) => {
    const start = paragraph.start + match.index;
    const inside = match.slice(1).find((group) => group !== undefined) ?? '';
    return { text: inside, start, end: start + match[0].length, form: 'marked' };
  });
}

/** A block without its signs, the number that begins it and the line that names its source. */
function toBlock(block: string, at: number, mentions: readonly Mention[]): Quotation {
  const first = mentions.find((mention) => mention.start >= at && mention.end <= at + block.length);
  const begins = first && LINE_START.test(`\n${block.slice(0, first.start - at)}`);
  const start = begins ? first.end : at;
  const lines = block.slice(start - at).split('\n');
  const source = lines.findIndex((line) => SOURCE_LINE.test(line));
  const kept = source < 0 ? lines : lines.slice(0, source);
  const end = start + kept.join('\n').length;
  return { text: kept.map((line) => line.replace(/^[ \t]*>/, '')).join('\n'), start, end, form: 'block' };
}

/** What follows a number at the beginning of a line, up to the end of the paragraph or the next such number. */
function toPasted(text: string, start: number, next = text.length): Quotation {
  const rest = text.slice(start, Math.min(next, start + 3000));
  const [paragraph] = findParagraphs(rest);
  const end = start + (paragraph?.end ?? 0);
  return { text: text.slice(start, end), start, end, form: 'pasted' };
}

/** The paragraphs of a text: what blank lines part. */
export function findParagraphs(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  for (const match of text.matchAll(/\n(?:[ \t\r]*\n)+/g)) {
    spans.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...spans, { start, end: text.length }];
}

/** Between a quotation and the source behind it: `” (CR 702.9b`, `」（ルール702.9b`, or on a line of its own `— 702.9b`. */
const SOURCE_NEXT =
  /^[\s"」』».,。>*_]{0,10}[-([]{1,2}[\s\p{L}]{0,20}$|^[ \t"」』».,。*_]{0,10}[ \t\p{L}]{0,20}$/u;

/** Further away in a paragraph a number has nothing to do with the words. */
const MOST = 4;

/**
 * The citations that a quotation may be of, likeliest first: the one in brackets or on the line behind it, the nearest
 * before it in its paragraph, then those after it; where the paragraph has none, the one next to it in the paragraph before
 * or after. A number inside the words is a reference of the rule itself.
 */
export function findSources<M extends Mention>(
  text: string,
  { start, end, form }: Quotation,
  mentions: readonly M[],
  paragraphs: readonly TextSpan[],
): M[] {
  const before = mentions.filter((mention) => mention.end <= start).toReversed();
  if (form === 'pasted') return before.slice(0, 1);
  const after = mentions.filter((mention) => mention.start >= end);
  const [next] = after;
  const isSource = next && next.start - end < 40 && SOURCE_NEXT.test(foldForms(text.slice(end, next.start)));
  const own = paragraphs.findIndex((paragraph) => start < paragraph.end && end > paragraph.start);
  const isIn = (mention: M, index: number) => {
    const paragraph = paragraphs[index];
    return paragraph && mention.start < paragraph.end && mention.end > paragraph.start;
  };
  const near = [
    ...(isSource ? [next] : []),
    ...before.filter((mention) => isIn(mention, own)),
    ...after.filter((mention) => isIn(mention, own)),
  ];
  if (near.length > 0) return [...new Set(near)].slice(0, MOST);
  return [
    ...before.slice(0, 1).filter((mention) => isIn(mention, own - 1)),
    ...after.slice(0, 1).filter((mention) => isIn(mention, own + 1)),
  ];
}
