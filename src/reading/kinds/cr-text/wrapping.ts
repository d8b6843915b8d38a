import type { Lang } from '../../../model/records/lang.ts';
import { countColumns, FIRST_WORD, isWide } from '../../../model/text/script.ts';
import { endsIn, mayEndSentence } from '../../../model/text/sentence.ts';
import type { Line } from '../../blocks/list-lines.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { readMark } from '../../words.ts';
import type { ReadingContext } from '../read-rule.ts';
import { parseHead } from './heads.ts';

/** Whether a line was broken off at the right margin, so that the line below goes on with its sentence. */
export type IsBroken = (line: Line, next: Line) => boolean;

/**
 * How a document wraps its lines, judged by lines that follow another without a blank line, a mark or a number of their own:
 * in a wrapped document nearly all of the lines above them are so full that the next word had no room.
 */
function findWrapping(lines: readonly Line[]): IsBroken {
  const pairs: [Line, Line][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isBare = line.gap === 0 && !readMark(line.folded) && !parseHead(line, 0);
    if (above && isBare) pairs.push([above, line]);
  }
  const [best] = MEASURES.map((measure) => {
    const margin = pairs.reduce((widest, [above]) => Math.max(widest, measure(above)), 0);
    const isBroken: IsBroken = (line, next) => measure(line) + widthOfFirstWord(next) > margin;
    const broken =
      margin > THRESHOLDS.printedLine ? 0 : pairs.filter(([above, line]) => isBroken(above, line)).length;
    return { isBroken, broken };
  }).sort((a, b) => b.broken - a.broken);
  const isRule = (count: number) =>
    pairs.length >= THRESHOLDS.fewest && count >= pairs.length * THRESHOLDS.nearlyAll;
  if (best && isRule(best.broken)) return best.isBroken;
  // Taken out of a PDF, each level has a margin of its own, but nearly every line stops inside a sentence.
  const widest = Math.max(...pairs.map(([{ columns }]) => columns));
  const stops = ({ text }: Line) => mayEndSentence(text);
  if (!isRule(pairs.filter(([above]) => !stops(above)).length)) return () => false;
  return (line) => line.columns >= widest * (stops(line) ? THRESHOLDS.nearlyAll : THRESHOLDS.brokenLine);
}

/** Columns as printed; those that a line had before its numbers were put in full width. */
const MEASURES: readonly ((line: Line) => number)[] = [
  ({ indent, columns }) => indent + columns,
  ({ indent, columns, text, folded }) => indent + columns - countColumns(text) + countColumns(folded),
];

/** The columns that the line's first word needs after the line above, with its space; Japanese may break at any character. */
function widthOfFirstWord({ text }: Line): number {
  if (isWide(text.charAt(0))) return 4;
  return 1 + (FIRST_WORD.exec(text)?.[0].length ?? 0);
}

/** `body` shows how lines are wrapped. A wrapped paragraph goes on: not after a blank line, nor where a sentence ended and an indent begins. */
export function toContext(lang: Lang, running: RunningText, body: readonly Line[]): ReadingContext {
  const isBroken = findWrapping(body);
  return {
    lang,
    running,
    isBroken,
    diagnostics: [],
    take: (from, to) => running.take(from, to).replace(/[ \t\u00a0]+/g, ' '),
    goesOn: (above, line) =>
      line.gap === 0 &&
      isBroken(above, line) &&
      !(line.indent > above.indent + 1 && endsIn(above.text, '.。!?:')),
  };
}
