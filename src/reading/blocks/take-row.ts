import type { Block } from './block.ts';
import { type Take, toBlock } from './take.ts';

/** A row: a block whose cells are its paragraphs; where the head of its table asks and answers, one for each cell. */
export const takeRow: Take = ({ all }, at) => {
  const line = all[at];
  if (!line?.cells) return undefined;
  const { cells, head } = line;
  if (head === 'head') return { blocks: [toBlock(line, 'skip', 'furniture')], next: at + 1 };
  const whole = toBlock(line, line.form === 'entry' ? 'entry' : 'text');
  if (!head?.includes('question') || !head.includes('answer')) {
    const paragraphs = cells.map(({ from, to }) => [{ from, to }]);
    return { blocks: [{ ...whole, paragraphs }], next: at + 1 };
  }
  const blocks = cells.map((cell, index): Block => {
    const { label: _, ...block } = whole;
    const [from, to] = [index === 0 ? line.from : cell.from, cells[index + 1]?.from ?? line.to];
    return {
      ...block,
      form: head[cell.column] ?? 'text',
      from,
      to,
      paragraphs: [[{ from: cell.from, to: cell.to }]],
    };
  });
  return { blocks, next: at + 1 };
};
