import type { Lang } from '../../records/lang.ts';
import type { TextBlock } from '../../records/text.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { isWide } from '../../text/script.ts';
import { endsIn } from '../../text/sentence.ts';
import type { Piece } from './rows.ts';
import type { IsBroken } from './wrapping.ts';

const EXAMPLE = /^(?:Examples?|例)\s*\d*\s*:\s*/;
const BULLET = /^(?:[•●‣▪◦■□]\s*|[-–*]\s+|・\s*)/;

/** Pieces that form one paragraph, and the mark it begins with. */
interface Paragraph {
  pieces: Piece[];
  type: TextBlock['type'];
  markLength: number;
}

/** Whether a line begins an example or an item of a list. */
export function hasMark(text: string): boolean {
  return EXAMPLE.test(text) || BULLET.test(text);
}

/** Takes pieces as paragraphs, examples (`Example:`, `例:`) and items; marks are skipped as `marker`. */
export function takeBlocks(
  pieces: readonly Piece[],
  ledger: Ledger,
  lang: Lang,
  isBroken: IsBroken,
): TextBlock[] {
  return groupParagraphs(pieces, isBroken).map(({ pieces: [first, ...rest], type, markLength }) => {
    if (!first) return { type, text: '' };
    ledger.skip(first.row.line, 'marker', first.from, first.from + markLength);
    const text = takeText([{ ...first, from: first.from + markLength }, ...rest], ledger, lang);
    return type === 'item' ? { type, text, level: 1 } : { type, text };
  });
}

/** The text of one paragraph: rows joined by a space, in Japanese by nothing where both sides are Japanese. */
export function takeText(pieces: readonly Piece[], ledger: Ledger, lang: Lang): string {
  let text = '';
  for (const { row, from, to } of pieces) {
    const part = ledger
      .take(row.line, from, to)
      .trim()
      .replace(/[ \t\u00a0]+/g, ' ');
    const joint = text === '' || part === '' || (lang === 'ja' && isTight(text, part)) ? '' : ' ';
    text += joint + part;
  }
  return text;
}

function isTight(before: string, after: string): boolean {
  return isWide(before.at(-1) ?? '') || isWide(after.charAt(0));
}

function groupParagraphs(pieces: readonly Piece[], isBroken: IsBroken): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let above: Piece | undefined;
  for (const piece of pieces) {
    const text = piece.row.text.slice(piece.from - piece.row.from);
    const afterNumber = piece.from > piece.row.from;
    const example = EXAMPLE.exec(text)?.[0].length ?? 0;
    const bullet = example || afterNumber ? 0 : (BULLET.exec(text)?.[0].length ?? 0);
    const last = paragraphs.at(-1);
    if (last && above && !example && !bullet && goesOn(above, piece, isBroken)) last.pieces.push(piece);
    else {
      const type = example ? 'example' : bullet ? 'item' : 'paragraph';
      paragraphs.push({ pieces: [piece], type, markLength: example + bullet });
    }
    above = piece;
  }
  return paragraphs;
}

/** Whether a wrapped paragraph goes on: not after a blank line, nor where a sentence ended and an indent begins. */
function goesOn(above: Piece, { row }: Piece, isBroken: IsBroken): boolean {
  if (row.blankBefore || !isBroken(above.row, row)) return false;
  return !(row.from > above.row.from + 1 && endsIn(above.row.text, '.。!?:'));
}
