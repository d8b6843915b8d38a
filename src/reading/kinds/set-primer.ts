import { reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { hasKana } from '../../model/text/kana.ts';
import { scriptOf } from '../../model/text/script.ts';
import type { PairedBlock } from '../blocks/pair-languages.ts';
import { isOneOf, statesOwner } from '../words.ts';
import { toBlockReader } from './documents/block-reader.ts';
import type { DocumentBuilder } from './documents/document-builder.ts';
import { makeEntry, makeProse, makeTopic, paragraph } from './documents/make-records.ts';
import type { Make } from './documents/plan.ts';
import type { Signs } from './documents/signs.ts';

const TITLE = /ルール(?:入門|プライマー)|\brules primer\b/i;
/** `新キーワード能力:回顧` */
const MECHANIC = /^[^\d。、{}《》:・*-][^\d。、{}《》:]{0,24}:[^\d。、{}《》:]{1,40}$/;

/** A line: a mechanic's name, the copyright of the whole, else prose. */
const makeLine: Make = (builder, found) => {
  const { block, signs } = found;
  const text = signs.textOf(block);
  if (MECHANIC.test(text)) makeTopic(builder, found);
  else if (statesOwner(text) && !hasKana(text)) {
    const note = builder.addNote(block, []);
    note.id = `copyright-${builder.reading.records.notes.length}`;
    delete note.topic;
  } else makeProse(builder, found);
};

/** A quoted rule; what is listed below it is of the card above it, if nothing was said of that one. */
const makeQuoted: Make = (builder, found) => {
  makeEntry(builder, found);
  const { cards, rulings } = builder.reading.records;
  const card = cards.at(-1);
  const isSilent =
    card?.topic === builder.open.topic?.id && !rulings.some((ruling) => ruling.card === card?.id);
  if (card && isSilent) builder.open.card = card;
};

/** The items from the first of a list on, each with those that belong under it. */
const makePoints: Make = (builder, { blocks, at, signs }) => {
  if (blocks[at - 1]?.form === 'item') return;
  const end = blocks.findIndex(({ form }, index) => index > at && form !== 'item');
  const points = blocks.slice(at, end < 0 ? undefined : end).map((item) => toPoint(builder, item, signs));
  for (let first = 0; first < points.length; ) {
    const point = points[first];
    if (!point) break;
    const children = points.slice(first + 1, first + 1 + countChildren(points, first));
    const items = children.map(({ text }) => ({ type: 'item' as const, text, level: 1 }));
    builder.addRuling('point', point.block, { ja: [paragraph(point.text), ...items] });
    first += 1 + children.length;
  }
};

function toPoint(builder: DocumentBuilder, block: PairedBlock, { running }: Signs) {
  const from = block.label?.from ?? block.paragraphs[0]?.[0]?.from ?? block.to;
  const mark = running.text.slice(block.from, from);
  // Without its space before Japanese text: `*垣魔道士` among `- ` items in the primer of 2008-06-11.
  if (isOneOf(foldForms(mark), '*', '-')) {
    const message = `the list mark ${mark} has no space after it; read as an item`;
    builder.reading.diagnostics.push(
      reportDiagnostic('bullet-malformed', builder.placeOf(block), message, undefined, {
        actual: mark,
        expected: `${mark} `,
      }),
    );
  }
  builder.takeLabel(block);
  return { block, text: builder.take([{ from, to: block.to }]), indent: block.indent };
}

/** A set's mechanics: prose, cards, items that belong to the card or mechanic above them, rules quoted in the numbers of its day. */
export const setPrimerReader = toBlockReader({
  kind: 'set-primer',
  linesAreParagraphs: true,
  evidence: (signs) => {
    const cards = signs.count('card');
    const mechanics = signs.count('text', (text) => MECHANIC.test(text));
    const isTitled = signs.opens(TITLE) && cards + mechanics > 0;
    const isShown = cards >= 2 && mechanics >= 1 && signs.count('item') >= 1;
    return {
      shows: {
        'a title of a primer over cards or mechanics': isTitled && 0.95,
        'mechanics, cards and items': isShown && 0.6,
      },
    };
  },
  records: {
    text: makeLine,
    heading: makeLine,
    item: makePoints,
    entry: makeQuoted,
  },
});

/** A list item before nesting; `indent` are the columns of white space before its mark. */
type Point = Pick<ReturnType<typeof toPoint>, 'text' | 'indent'>;

/** Words by which an item announces the items after it. */
const ANNOUNCES = /以下|次の(?:通り|とおり|いずれか|場合|もの)|:$/;

/**
 * Regains the nesting that a flat list lost: how many of the items below one are under it. Those that are more indented; at
 * one indent, items alike under one that announces a list (以下), or two or more that are no sentences under a full sentence:
 * the primer of 2008-06-11 lists four kinds of effects that way, each ending in a noun.
 */
function countChildren(points: readonly Point[], at: number): number {
  const [parent, first] = [points[at], points[at + 1]];
  if (!parent || !first) return 0;
  const countWhile = (test: (point: Point) => boolean): number => {
    let end = at + 1;
    for (let next = points[end]; next && test(next); next = points[end]) end++;
    return end - at - 1;
  };
  if (first.indent > parent.indent) return countWhile((point) => point.indent > parent.indent);
  const isFirstNominal = isNominal(first.text);
  const announces = ANNOUNCES.test(
    toSentences(parent.text).findLast((sentence) => sentence.trim() !== '') ?? '',
  );
  if (!announces && (!isFirstNominal || isNominal(parent.text))) return 0;
  const alike = countWhile((point) => isNominal(point.text) === isFirstNominal);
  return announces || alike >= 2 ? alike : 0;
}

/** Whether the first sentence, what is in parentheses aside, ends in a noun (kanji or katakana), not in a verb. */
function isNominal(text: string): boolean {
  const [sentence = ''] = toSentences(text.normalize('NFKC').replace(/\([^()]*\)/g, ''));
  const last = sentence.trim().at(-1);
  return last === '・' || isOneOf(scriptOf(last), 'kanji', 'katakana');
}

const toSentences = (text: string): string[] => text.normalize('NFKC').split('。');
