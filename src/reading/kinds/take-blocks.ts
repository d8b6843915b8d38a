import type { Lang } from '../../model/records/lang.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { cutLine, type Line } from '../blocks/list-lines.ts';
import { joinLines } from '../sources/join-lines.ts';
import type { RunningText } from '../sources/running-text.ts';
import { readMark } from '../words.ts';

/** How lines of one language become blocks. */
export interface ParagraphOptions {
  lang: Lang;
  running: RunningText;
  /** Takes a stretch of the running text for a record. */
  take(from: number, to: number): string;
  /** Whether the paragraph of a line goes on in the one below it, which begins with no mark. */
  goesOn(above: Line, line: Line): boolean;
}

/** Takes lines as paragraphs, examples (`Example:`, `例:`) and items; marks are skipped as `marker`. */
export function takeBlocks(lines: readonly Line[], taker: ParagraphOptions): TextBlock[] {
  return groupParagraphs(lines, taker).flatMap(({ lines: [first, ...rest], type, markLength }) => {
    taker.running.skip('marker', first.from, first.from + markLength);
    const parts = [cutLine(first, markLength), ...rest].map(({ from, to }) => taker.take(from, to));
    const text = joinLines(parts, taker.lang === 'ja');
    if (text === '') return [];
    return [type === 'item' ? { type, text, level: 1 } : { type, text }];
  });
}

/** Lines that form one paragraph, and the mark it begins with. */
interface Paragraph {
  lines: [Line, ...Line[]];
  type: TextBlock['type'];
  markLength: number;
}

/** A mark may have its line to itself: `例：`, and the example below it. */
function awaitsText({ lines: [{ text }, ...more], markLength }: Paragraph, { gap }: Line): boolean {
  return more.length === 0 && markLength === text.length && gap === 0;
}

function groupParagraphs(lines: readonly Line[], { goesOn }: ParagraphOptions): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const [index, line] of lines.entries()) {
    const mark = readMark(line.folded);
    const item = line.isListed && !line.isCut ? ({ type: 'item', length: 0 } as const) : undefined;
    const begins = mark?.type === 'example' || !line.isCut ? (mark ?? item) : undefined;
    const last = paragraphs.at(-1);
    const above = lines[index - 1];
    if (last && above && !begins && (awaitsText(last, line) || goesOn(above, line))) last.lines.push(line);
    else
      paragraphs.push({ lines: [line], type: begins?.type ?? 'paragraph', markLength: begins?.length ?? 0 });
  }
  return paragraphs;
}
