import type { TextBlock } from '../../model/records/text.ts';
import { showControlCharacters } from '../../model/text/control-characters.ts';
import { clearRawMarks } from './clear-raw-marks.ts';

const ELLIPSIS = '…';
const CHARACTERS = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/**
 * The beginning of a text on one line, for previews and descriptions: at most `max` UTF-16 units, the `…` of a cut text
 * included. Cuts between characters as readers see them, never inside `{W/U}`, and before a word where words are spaced.
 */
export function toExcerpt(blocks: readonly TextBlock[], max: number): string {
  const text = clearRawMarks(showControlCharacters(blocks.map((block) => block.text).join(' ')))
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= max) return text;
  let end = CHARACTERS.segment(text.slice(0, max + 40)).containing(max - ELLIPSIS.length)?.index ?? 0;
  const open = text.lastIndexOf('{', end - 1);
  if (open >= 0 && !text.slice(open, end).includes('}')) end = open;
  const isInWord = /[A-Za-z0-9’'.,]/.test(text[end] ?? '') && /[A-Za-z0-9’'.,]/.test(text[end - 1] ?? '');
  const space = text.lastIndexOf(' ', end);
  if (isInWord && space > end - 30 && space > 0) end = space;
  return text.slice(0, end).trimEnd() + ELLIPSIS;
}
