import iconv from 'iconv-lite';
import { LOST } from '../../../model/text/character-classes.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { ASCII_TEXT, countCharacters, TYPICAL } from '../score-text.ts';
import { PLAUSIBLE } from './mended-lines.ts';

/** A text of two bytes a character, read by the byte; `takenFor` says which characters its bytes show as. */
interface WideText {
  text: string;
  misreading: string;
}

const ORDERS = ['utf-16le', 'utf-16be'] as const;
type Order = (typeof ORDERS)[number];
type TakenFor = 'utf-8' | 'windows-1252';

/** The marks of the order of bytes, as windows-1252 shows them. */
const SHOWN_MARKS = ['ÿþ', 'þÿ'];
/** English has a NUL beside nearly every character. */
const LEAST_NULS = 1 / 4;
/** A byte that UTF-8 has nothing for. */
const NO_BYTE = -1;

/**
 * UTF-16 that was read as UTF-8 or windows-1252 and saved so: `M␀a␀g␀i␀c␀` → `Magic`. In UTF-8 every byte beyond ASCII was
 * lost, one U+FFFD for each. Undefined where that gives no text.
 */
export function mendWide(printed: string): WideText | undefined {
  const takenFor: TakenFor = SHOWN_MARKS.some((mark) => printed.startsWith(mark)) ? 'windows-1252' : 'utf-8';
  if (takenFor === 'utf-8' && printed.split('\0').length - 1 < printed.length * LEAST_NULS) return undefined;
  const lines = printed.split('\n').map((line) => toBytes(line, takenFor));
  const read = ORDERS.map((order) => {
    const text = decodeLines(lines, order).replace(/^[\ufeff\ufffd]+/, '');
    // The other order of bytes hardly gives any of these.
    const plain = countCharacters(text, ASCII_TEXT) + countCharacters(text, TYPICAL);
    return { text, misreading: `${order} read as ${takenFor}`, plain };
  });
  const [{ text, misreading }] = read.sort((a, b) => b.plain - a.plain) as [(typeof read)[number]];
  const sound = countCharacters(text, ASCII_TEXT) + countCharacters(text, PLAUSIBLE);
  return sound > 0 && sound >= text.length * THRESHOLDS.soundText ? { text, misreading } : undefined;
}

function toBytes(line: string, takenFor: TakenFor): number[] {
  return [...line].flatMap((char) => {
    const code = char.charCodeAt(0);
    if (code < 0x80 || (code < 0x100 && takenFor === 'windows-1252')) return [code];
    return char === LOST ? [NO_BYTE] : [...iconv.encode(char, takenFor)];
  });
}

/** Line by line, for what was lost in one must not shift the halves of the next. */
function decodeLines(lines: readonly (readonly number[])[], order: Order): string {
  const isLittle = order === 'utf-16le';
  return lines
    .map((line, at) => {
      // The other half of a line end is on the far side of it.
      const from = isLittle && at > 0 && line[0] === 0 ? 1 : 0;
      const to = !isLittle && at < lines.length - 1 && line.at(-1) === 0 ? line.length - 1 : line.length;
      let text = '';
      for (let half = from; half < to; half += 2) {
        const first = line[half] ?? NO_BYTE;
        // Half of a typographic sign at the end of a line (U+2019) is taken away with the spaces there.
        const second = half + 1 < to ? (line[half + 1] ?? NO_BYTE) : isLittle ? 0x20 : NO_BYTE;
        const [low, high] = isLittle ? [first, second] : [second, first];
        text += low === NO_BYTE || high === NO_BYTE ? LOST : String.fromCharCode(high * 256 + low);
      }
      return text;
    })
    .join('\n');
}
