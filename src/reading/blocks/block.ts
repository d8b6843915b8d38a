import type { Lang } from '../../model/records/lang.ts';
import { sliceWhen } from '../../model/slice-when.ts';
import { endsSentence } from '../../model/text/sentence.ts';
import { stopsInside } from '../sources/join-lines.ts';
import type { ColumnName } from '../words.ts';
import type { Label } from './label.ts';

/** A stretch of the running text, in offsets. */
export interface Span {
  from: number;
  to: number;
}

/** What a column of a table holds, by its head; `lang` where that says so. */
export interface Column {
  is: ColumnName | 'before' | 'after' | 'other';
  lang?: Lang;
}

/** A cell of a row; empty ones are none. */
export interface Cell extends Span {
  column: number;
  /** As printed. */
  text: string;
  /** Its lines. */
  lines: readonly Span[];
  holds?: Column;
}

/** What a stretch of a text is by its form alone. */
export type BlockForm =
  | 'heading'
  | 'entry'
  | 'question'
  | 'answer'
  | 'item'
  | 'example'
  | 'footnote'
  | 'quotation'
  | 'card'
  | 'field'
  | 'text'
  /** Left out under a name: contents, separators, furniture, headers of mail. */
  | 'skip';

/** A card printed in lines of its own: name, cost, type, size, text. */
export interface CardLines {
  name: Span;
  /** Fields by what they hold, where a line names it (`コスト：{1}{B}`) or its form tells it. */
  cost?: Span;
  type?: Span;
  size?: Span;
  /** The name in the other language, on a line of its own. */
  otherName?: Span;
  /** Its types in the other language. */
  otherType?: Span;
  text: Span[];
  /** What else is printed of it: artist, set, rarity. */
  more: (Span & { lang?: Lang | undefined })[];
}

export interface Block extends Span {
  form: BlockForm;
  /** The number or letter it begins with. */
  label?: Label & Span;
  /** When it was said, and who said it, each as its lines: what a list by day or columns of a table set apart. */
  said?: readonly (readonly Span[])[];
  /** What sets it off: `■`, `====`, `・`; blocks of one style are alike. */
  style: string;
  /** Its paragraphs, each of one span a line. */
  paragraphs: Span[][];
  /** Language by its letters; undefined where it has none. */
  lang: Lang | undefined;
  /** Blank lines before it. */
  gap: number;
  indent: number;
  card?: CardLines;
  /** An item of a list, whatever number it has. */
  isListed?: true;
  /** Of a row: its cells, each with what its column holds. */
  cells?: readonly Cell[];
  /** A row that names the columns of its table. */
  namesColumns?: true;
  /** The next block says the same in the other language, as the heads of two columns say. */
  isTranslated?: true;
  /** A row about the rule that it begins with, whose text it is not. */
  cites?: true;
  /** Under what name a skipped block is left out. */
  name?: string;
}

/** Lines as paragraphs, each of one span a line: a line that stops inside a sentence goes on in the next. */
export function paragraphsOf({ lines, text, from }: Pick<Cell, 'lines' | 'text' | 'from'>): Span[][] {
  const printed = lines.map((line) => text.slice(line.from - from, line.to - from));
  return sliceWhen(lines, (_, at) => {
    const [above = '', line = ''] = printed.slice(at - 1, at + 1);
    return above === '' || endsSentence(above) || !stopsInside(above, line);
  });
}

/** Whether cells are of a text in both languages, by what their columns hold. */
export function areInBoth(cells: readonly Cell[]): boolean {
  return new Set(cells.flatMap(({ holds }) => holds?.lang ?? [])).size > 1;
}

/** The text of paragraphs as one line, of the running text as printed or folded. */
export function wordsOf(paragraphs: readonly (readonly Span[])[], text: string): string {
  return paragraphs
    .flat()
    .map(({ from, to }) => text.slice(from, to))
    .join(' ');
}

/** A stretch at indices of a line, by its offsets. */
export function spanIn({ from }: Span, [start, end]: readonly [number, number] = [0, 0]): Span {
  return { from: from + start, to: from + end };
}

/** The block with what it is numbered with as text. */
export function withoutLabel<Each extends Block>({ label, ...block }: Each): Omit<Each, 'label'> {
  const [[first, ...lines] = [], ...more] = block.paragraphs;
  if (!label || !first) return block;
  return { ...block, paragraphs: [[{ ...first, from: label.from }, ...lines], ...more] };
}

/** A block as several, one for each stretch of its text. */
export function cutBlock<Each extends Block>(block: Each, spans: readonly Span[]): Each[] {
  const last = spans.length - 1;
  return spans.map((span, at) => ({
    ...block,
    from: at === 0 ? block.from : span.from,
    to: at === last ? block.to : span.to,
    paragraphs: [[span]],
    gap: at === 0 ? block.gap : 0,
  }));
}

/** A number with nothing beside it: what it counts is below. */
export function isBareNumber({ form, label, paragraphs }: Block): boolean {
  return form === 'entry' && label !== undefined && paragraphs.length === 0;
}
