import { sliceWhen } from '../../model/slice-when.ts';
import { foldForms } from '../../model/text/fold-forms.ts';
import { languageOf } from '../../model/text/language-of.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isOneOf } from '../words.ts';
import {
  areInBoth,
  type Block,
  type CardLines,
  type Cell,
  type Column,
  paragraphsOf,
  type Span,
} from './block.ts';
import { parseLabel, shiftLabel } from './label.ts';
import { asWhole, type BlockRule, type Line, type Table, toBlock, toCardBlock } from './list-lines.ts';
import { readLine, toEntryForm } from './read-line.ts';
import { readColumn } from './to-rows.ts';

/**
 * A row: a question with its answer or a card where the columns of its table say so, else a block with its cells. The head of
 * such a table, or of one in two languages, says what the records are and is left out; any other stays.
 */
export const takeRow: BlockRule = (line, { all }, at) => {
  if (!line.cells) return undefined;
  const described = takeDescribed(all, at);
  if (described) return described;
  const { cells, table, form } = line;
  if (form === 'question' || form === 'answer')
    return [{ ...toBlock(line, form), paragraphs: cells.slice(1).flatMap(paragraphsOf) }];
  const signed = takeSigned(line, cells);
  if (signed) return signed;
  const { areAsked, areCards, areRuled, areSaid, areListed, haveTexts } = readColumns(table?.columns ?? []);
  const isTold = areAsked || areCards || areRuled || areSaid || areListed;
  if (table?.heads.includes(line.from))
    return [isTold ? toBlock(line, 'skip', 'columns') : { ...toRowBlock(line, cells), namesColumns: true }];
  if (areAsked) return toAsked(line, cells);
  const card = areCards ? toCard(cells.filter((cell) => !countsRow(cell))) : undefined;
  if (card) return [toCardBlock(line, card)];
  if (areRuled || (areSaid && isOneOf(line.label?.kind, undefined, 'count'))) {
    const { said, others, isBySomebody } = cutSaid(cells);
    // What a chat notes of itself, `21:20 Kesh joined`, and of what is no text, `[Photo]`.
    if (isBySomebody && others.every(({ text }) => text.startsWith('[') && text.endsWith(']')))
      return [toBlock(line, 'skip', 'furniture')];
    const isSaid = isBySomebody && !areRuled;
    return [{ ...toRowBlock(line, others), form: isSaid ? 'text' : 'item', said }];
  }
  const numbered = toNumbered(line, cells);
  if (numbered) return numbered;
  const block = toRowBlock(line, cells);
  const isCited = line.label?.kind === 'rule' && (table?.heads.length ?? 0) > 0 && !isTold && !haveTexts;
  return [isCited ? { ...block, cites: true } : block];
};

/** A row all of whose texts ask, or all of which answer, each by its sign: `Q: …` in both languages; its number is no text. */
function takeSigned(line: Line, cells: readonly Cell[]): Block[] | undefined {
  const { false: texts = [], true: counts = [] } = Object.groupBy(cells, (cell) => `${countsRow(cell)}`);
  const read = texts.map(({ from, text, lines: [first] }) =>
    readLine(foldForms(text.slice(0, (first?.to ?? from) - from))),
  );
  const [form, ...others] = new Set(read.map((each) => each.form));
  if (others.length > 0 || (form !== 'question' && form !== 'answer')) return undefined;
  const bare = texts.map((cell, at): Cell => {
    const textFrom = read[at]?.textFrom ?? 0;
    const [first, ...below] = cell.lines;
    const from = cell.from + textFrom;
    const lines = [{ from, to: first?.to ?? cell.to }, ...below];
    return { ...cell, from, text: cell.text.slice(textFrom), lines };
  });
  const block = toBlock(asWhole(line), form);
  return [
    ...counts.map(({ from, to }) => ({ ...toBlock(line, 'skip', 'label'), from, to, paragraphs: [] })),
    { ...block, from: texts[0]?.from ?? block.from, paragraphs: bare.flatMap(paragraphsOf), cells: bare },
  ];
}

/** A card with its fields in the rows of a table, from the first on, one or two in a row, each named by the cell before it. */
function takeDescribed(all: readonly Line[], at: number): Block[] | undefined {
  const line = all[at] as Line;
  if (all[at - 1]?.table === line.table) return undefined;
  let end = at;
  while (all[end]?.table === line.table && isOneOf(all[end]?.cells?.length, 2, 4)) end++;
  const cells = all.slice(at, end).flatMap((row) => row.cells ?? []);
  const marks = cells.filter((_, index) => index % 2 === 0);
  const fields = marks.map(({ text }) => readColumn(text));
  const areNames = marks.every(({ text }) => text.length <= THRESHOLDS.label);
  if (!areNames || !readColumns(fields).areCards) return undefined;
  const values = cells.filter((_, index) => index % 2 === 1);
  const card = toCard(
    values.map((cell, index): Cell => ({ ...cell, holds: fields[index] ?? { is: 'other' } })),
  );
  return card && [{ ...toCardBlock(line, card), to: cells.at(-1)?.to ?? line.to }];
}

/** Two cells that begin with one number: an entry in each language. */
function toNumbered(line: Line, cells: readonly Cell[]): Block[] | undefined {
  const entries = cells.map((cell) => ({ cell, label: parseLabel(foldForms(cell.text)) }));
  const [one, two, ...others] = entries.map(({ label }) => label);
  if (!one || one.text !== two?.text || others.length > 0 || !isOneOf(one.kind, 'rule', 'parts'))
    return undefined;
  return entries.flatMap(({ cell: { from, to, lines }, label }) => {
    if (!label) return [];
    const placed = shiftLabel(label, from);
    const entry = toBlock({ ...line, ...toEntryForm(placed), from, to, textTo: to }, 'entry');
    const [first, ...below] = lines;
    const begin = { from: placed.textFrom, to: first?.to ?? to };
    return [{ ...entry, paragraphs: [begin, ...below].map((span) => [span]) }];
  });
}

/** What a number is that says which row it is in: `12`, `Q3`. */
const COUNT = /^\s*(?:[QA]|問|No\.)?\s?\d{1,4}\.?\s*$/;

function countsRow({ holds, text }: Cell): boolean {
  return holds?.is === 'number' && COUNT.test(foldForms(text));
}

/** Whether a cell says where to write to somebody. */
function isAddress({ holds, text }: Cell): boolean {
  return holds?.is === 'address' || (text.includes('@') && !text.includes(' '));
}

function toRowBlock(line: Line, cells: readonly Cell[]): Block {
  return {
    ...toBlock(line, line.form === 'entry' ? 'entry' : 'text'),
    paragraphs: cells.flatMap(paragraphsOf),
    cells,
  };
}

/** What the columns of a table say that its rows are. */
function readColumns(columns: Table['columns']) {
  const holds = (...names: Column['is'][]) =>
    names.every((is) => columns.some((column) => column?.is === is));
  const langs = new Set(columns.flatMap((column) => column?.lang ?? []));
  return {
    areAsked: holds('question', 'answer'),
    // A name, and what only cards have.
    areCards: holds('name', 'text') && (holds('cost') || holds('size') || holds('type')),
    areRuled: holds('name', 'ruling'),
    // What was said on a day or by somebody.
    areSaid: (holds('day') || holds('person')) && (holds('text') || holds('ruling')),
    // In both languages, or of terms.
    areListed: langs.size > 1 || holds('reading') || holds('name', 'meaning'),
    haveTexts: holds('text') || holds('after'),
  };
}

/** Cells that say when and by whom the others were said. */
function cutSaid(cells: readonly Cell[]) {
  const people = cells.filter(({ holds }) => holds?.is === 'person');
  const days = cells.filter(({ holds }) => holds?.is === 'day');
  return {
    said: [...people, ...days].map(({ lines }) => lines),
    others: cells.filter((cell) => !people.includes(cell) && !days.includes(cell)),
    isBySomebody: people.length > 0,
  };
}

/**
 * A question and an answer, the last of which what else there is belongs to; what only counts the rows, or says where to
 * write to who asked, is no text.
 */
function toAsked(line: Line, all: readonly Cell[]): Block[] {
  const { label: _, ...whole } = toBlock(line, 'text');
  const { said, others: cells } = cutSaid(all);
  const found = (['question', 'answer'] as const).flatMap((form): AskedCell[] => {
    const own = cells.filter(({ holds }) => holds?.is === form);
    const areTwins = own.length === 2 && areInBoth(own);
    return own.map((cell, at) => ({ form, cell, isTranslated: areTwins && at === 0 }));
  });
  const asked = cutEach(found) ?? found;
  const left = cells.filter(({ holds }) => !isOneOf(holds?.is, 'question', 'answer'));
  const unsaid = left.filter((cell) => countsRow(cell) || isAddress(cell));
  const others = left.filter((cell) => !unsaid.includes(cell));
  if (asked.length === 0) return [{ ...whole, paragraphs: left.flatMap(paragraphsOf), said }];
  const skipped = unsaid.map((cell): Block => {
    const { from, to } = cell;
    const name = isAddress(cell) ? 'address' : 'label';
    return { ...whole, form: 'skip', name, from, to, paragraphs: [] };
  });
  const made = asked.map(({ form, cell, isTranslated }, index): Block => {
    const { from, to } = cell;
    const own = index === asked.length - 1 ? [cell, ...others] : [cell];
    const block = { ...whole, form, from, to, paragraphs: own.flatMap(paragraphsOf) };
    return {
      ...block,
      ...(own.length > 1 && areInBoth(own) && { cells: own }),
      ...(index === 0 && said.length > 0 && { said }),
      ...(isTranslated && { isTranslated }),
    };
  });
  return [...skipped, ...made];
}

interface AskedCell {
  form: 'question' | 'answer';
  cell: Cell;
  isTranslated: boolean;
}

/** The same where all are in both languages, in cells of their own or, as long, below each other in one: a block for each. */
function cutEach(asked: readonly AskedCell[]): AskedCell[] | undefined {
  const cut = asked.map((each, at) =>
    each.isTranslated || asked[at - 1]?.isTranslated
      ? [each]
      : cutHalves(each.cell)?.map((cell, nth) => ({ ...each, cell, isTranslated: nth === 0 })),
  );
  const all = cut.flatMap((each) => each ?? []);
  const first = new Set(
    all.filter(({ isTranslated }) => isTranslated).map(({ cell }) => languageOf(cell.text)),
  );
  return cut.includes(undefined) || first.size > 1 ? undefined : all;
}

function cutHalves({ text: printed, ...cell }: Cell): [Cell, Cell] | undefined {
  const textOf = ({ from, to }: Span) => printed.slice(from - cell.from, to - cell.from);
  const toCell = (lines: readonly Span[]): Cell => {
    const [from, to] = [lines[0]?.from ?? cell.from, lines.at(-1)?.to ?? cell.to];
    return { ...cell, from, to, text: textOf({ from, to }), lines };
  };
  const langOf = (line: Span | undefined) => line && languageOf(textOf(line));
  const [one, two, ...more] = sliceWhen(cell.lines, (line, _, [first]) => langOf(line) !== langOf(first));
  return one && one.length === two?.length && more.length === 0 ? [toCell(one), toCell(two)] : undefined;
}

/** The card that a row describes; undefined where it has no name. */
function toCard(cells: readonly Cell[]): CardLines | undefined {
  const names = cells.filter(({ holds }) => holds?.is === 'name');
  const name = names.find(({ holds }) => holds?.lang !== 'ja') ?? names[0];
  if (!name) return undefined;
  const card: CardLines = { name, text: [], more: [] };
  for (const cell of cells) {
    const is = cell.holds?.is ?? 'other';
    if (cell === name) continue;
    if (is === 'name' && !card.otherName && cell.holds?.lang !== name.holds?.lang) card.otherName = cell;
    else if (is === 'type' && card.type && cell.holds?.lang) card.otherType ??= cell;
    else if ((is === 'cost' || is === 'type' || is === 'size') && !card[is]) card[is] = cell;
    else if (is === 'text') card.text.push(...cell.lines);
    else card.more.push(...cell.lines.map((line) => ({ ...line, lang: cell.holds?.lang })));
  }
  return card;
}
