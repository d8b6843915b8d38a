import { cutLine, type Line } from '../../blocks/list-lines.ts';
import { readMark } from '../../blocks/read-mark.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Lang } from '../../records/lang.ts';
import type { TextBlock } from '../../records/text.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { isWide } from '../../text/script.ts';
import { endsIn } from '../../text/sentence.ts';
import type { IsBroken } from './wrapping.ts';

/** What every part of the reader needs while it reads one source. */
export interface ReadingContext {
  lang: Lang;
  running: RunningText;
  isBroken: IsBroken;
  diagnostics: Diagnostic[];
}

/** Takes lines as paragraphs, examples (`Example:`, `例:`) and items; marks are skipped as `marker`. */
export function takeBlocks(lines: readonly Line[], context: ReadingContext): TextBlock[] {
  return groupParagraphs(lines, context).map(({ lines: [first, ...rest], type, markLength }) => {
    if (!first) return { type, text: '' };
    context.running.skip('marker', first.from, first.from + markLength);
    const text = takeText([cutLine(first, markLength), ...rest], context);
    return type === 'item' ? { type, text, level: 1 } : { type, text };
  });
}

/** The text of one paragraph: lines joined by a space, in Japanese by nothing where one side is Japanese. */
function takeText(lines: readonly Line[], { running, lang }: ReadingContext): string {
  let text = '';
  for (const { from, to } of lines) {
    const part = running
      .take(from, to)
      .trim()
      .replace(/[ \t\u00a0]+/g, ' ');
    const isTight = lang === 'ja' && (isWide(text.at(-1) ?? '') || isWide(part.charAt(0)));
    text += (text === '' || part === '' || isTight ? '' : ' ') + part;
  }
  return text;
}

/** Lines that form one paragraph, and the mark it begins with. */
interface Paragraph {
  lines: Line[];
  type: TextBlock['type'];
  markLength: number;
}

function groupParagraphs(lines: readonly Line[], { isBroken }: ReadingContext): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const [index, line] of lines.entries()) {
    const mark = readMark(line.folded);
    const begins = mark?.type === 'example' || !line.isCut ? mark : undefined;
    const last = paragraphs.at(-1);
    const above = lines[index - 1];
    if (last && above && !begins && goesOn(above, line, isBroken)) last.lines.push(line);
    else
      paragraphs.push({ lines: [line], type: begins?.type ?? 'paragraph', markLength: begins?.length ?? 0 });
  }
  return paragraphs;
}

/** Whether a wrapped paragraph goes on: not after a blank line, nor where a sentence ended and an indent begins. */
function goesOn(above: Line, line: Line, isBroken: IsBroken): boolean {
  if (line.gap > 0 || !isBroken(above, line)) return false;
  return !(line.indent > above.indent + 1 && endsIn(above.text, '.。!?:'));
}
