import type { GlossarySide } from '../../model/records/glossary-entry.ts';
import type { RuleSide } from '../../model/records/rule.ts';
import type { TextBlock } from '../../model/records/text.ts';

/** What a line of a record is, so that the two languages meet line by line. */
export type LineRole =
  | 'title'
  | 'headword'
  | TextBlock['type']
  | 'sense'
  | `${'sense' | 'after'}-${TextBlock['type']}`;

/** A line of a record as a Japanese document prints it: the mark before it (`例：`, `2. `, or none), and its text. */
export interface RecordLine {
  role: LineRole;
  mark: string;
  text: string;
}

const MARKS: Readonly<Record<TextBlock['type'], string>> = { paragraph: '', example: '例：', item: '・' };

/** A block as a document prints it. */
export function toBlockLine({ type, text }: TextBlock): string {
  return MARKS[type] + text;
}

/** A rule's name and blocks; an entry's head with its reading, `接死（せっし）`, then its text with numbered senses. */
export function listSideLines(side: RuleSide | GlossarySide): RecordLine[] {
  const blocks = side.blocks.map((block) => toLine(block, block.type));
  if (!('headwords' in side))
    return side.title === undefined ? blocks : [{ role: 'title', mark: '', text: side.title }, ...blocks];
  const { headwords, reading, senses, after = [] } = side;
  const head = headwords.join('、') + (reading === undefined ? '' : `（${reading}）`);
  return [
    ...(head === '' ? [] : [{ role: 'headword' as const, mark: '', text: head }]),
    ...blocks,
    ...senses.flatMap((sense, index) =>
      sense.map((block, place) =>
        place === 0
          ? { role: 'sense' as const, mark: `${index + 1}. `, text: block.text }
          : toLine(block, `sense-${block.type}`),
      ),
    ),
    ...after.map((block) => toLine(block, `after-${block.type}`)),
  ];
}

function toLine({ type, text }: TextBlock, role: LineRole): RecordLine {
  return { role, mark: MARKS[type], text };
}

/**
 * The Japanese lines that belong to each English line, in order: each goes to the next English line of its role; one that
 * has none goes on with the line before it. Nothing is left out: `paragraph, example` beside `paragraph, paragraph` gives
 * two lines to the first and none to the second.
 */
export function alignLines(english: readonly RecordLine[], japanese: readonly RecordLine[]): RecordLine[][] {
  const slots: RecordLine[][] = english.map(() => []);
  let next = 0;
  for (const line of japanese) {
    const at = english.findIndex(({ role }, index) => index >= next && role === line.role);
    if (at >= 0) next = at + 1;
    slots[at >= 0 ? at : Math.max(0, next - 1)]?.push(line);
    if (at < 0) next = Math.max(1, next);
  }
  return slots;
}

/**
 * The Japanese of one English line as a translator has it: without the mark that both share, a line a line. A mark that has
 * its line to itself, above its text, is no text.
 */
export function toTarget(slot: RecordLine, lines: readonly RecordLine[]): string | undefined {
  const texts = lines.filter(({ text }) => text !== '');
  if (texts.length === 0) return undefined;
  return texts
    .map(({ role, mark, text }, index) => (index === 0 && isSameMark(slot.role, role) ? text : mark + text))
    .join('\n');
}

/** A name and the text of a rule are behind its number alike. */
function isSameMark(one: LineRole, other: LineRole): boolean {
  const bare: readonly LineRole[] = ['title', 'paragraph'];
  return one === other || (bare.includes(one) && bare.includes(other));
}

/** The lines that a document prints for a translator's text. */
export function toPrinted({ mark }: RecordLine, target: string): string[] {
  const [first = '', ...more] = target.split('\n');
  return [mark + first, ...more];
}
