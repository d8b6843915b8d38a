import type { GlossaryEntry, GlossarySide } from '../../model/records/glossary-entry.ts';
import { LANGS } from '../../model/records/lang.ts';
import type { Span } from '../blocks/block.ts';
import { readHeadwords } from '../blocks/headwords.ts';
import { cutLine, type Line } from '../blocks/list-lines.ts';
import { readMark } from '../words.ts';
import { type ParagraphOptions, takeBlocks } from './read-rule.ts';
import { sideOfEntry } from './reader.ts';

/** `1. …`; the edition of 2003-07-01 has `1) …` under Type, the official Japanese one `1.ドラフト…`. */
const NUMBER = '(\\d{1,2})[.)](?:\\s+(?=\\S)|(?=[^\\s\\d.]))';
const SENSE = new RegExp(`^${NUMBER}`);
/** A further sense on the line of the one above it: `1. …。2. …。`. */
const INNER_SENSE = new RegExp(`(?<=[。.)\\]"」』]\\s*)${NUMBER}`, 'g');
/** A wide blank after the last of several senses on one line separates what belongs to all of them. */
const TAIL = /(?<=[。)」』])\u3000+(?=\S)/g;

/** The number of the sense that a folded line begins with. */
export function senseNumberOf(folded: string): number | undefined {
  const number = SENSE.exec(folded)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Adds the words of a head to the sides of its entry; `known` are the English heads of all entries. */
export function addHeadwords(
  entry: GlossaryEntry,
  head: Line,
  known: ReadonlySet<string>,
  { running, take }: ParagraphOptions,
): void {
  const kept: Span[] = [];
  const { reading, ...words } = readHeadwords(head.text, known, (from, to) => {
    kept.push({ from: head.from + from, to: head.from + to });
    return take(head.from + from, head.from + to);
  });
  running.skipBetween('separator', head, kept);
  const place = running.placeAt(head.from);
  for (const lang of LANGS)
    if (words[lang].length > 0) sideOfEntry(entry, lang, place).headwords.push(...words[lang]);
  if (reading) sideOfEntry(entry, 'ja', place).reading = reading;
}

/** Reads the lines of an entry in one language: paragraphs, numbered senses (from 1, in order), and what follows the last. */
export function readDefinition(
  lines: readonly Line[],
  taker: ParagraphOptions,
): Pick<GlossarySide, 'blocks' | 'senses' | 'after'> {
  const last = lines.findLastIndex(({ folded }) => SENSE.test(folded));
  const before: Line[] = [];
  const senses: Line[][] = [];
  const after: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const sense = senses.at(-1);
    if (senseNumberOf(line.folded) === senses.length + 1) {
      const { parts, tail } = splitSenses(line, senses.length + 1);
      for (const { mark, text } of parts) {
        taker.running.skip('marker', mark, text.from);
        senses.push([text]);
      }
      if (tail) after.push(tail);
    } else if (!sense) before.push(line);
    else if (after.length === 0 && (index <= last || belongsToSense(lines[index - 1], line, taker)))
      sense.push(line);
    else after.push(line);
  }
  const blocks = takeBlocks(before, taker);
  const taken = senses.map((sense) => takeBlocks(sense, taker));
  if (after.length === 0) return { blocks, senses: taken };
  return { blocks, senses: taken, after: takeBlocks(after, taker) };
}

/** The senses that are on one line, counted on from `first`, and what follows the last of several. */
function splitSenses(line: Line, first: number): { parts: { mark: number; text: Line }[]; tail?: Line } {
  const { folded, text } = line;
  const counted: RegExpExecArray[] = [];
  for (const match of [SENSE.exec(folded), ...folded.matchAll(INNER_SENSE)])
    if (match && Number(match[1]) === first + counted.length) counted.push(match);
  const last = counted.length > 1 ? counted.at(-1) : undefined;
  const tail = last && [...text.matchAll(TAIL)].findLast(({ index }) => index > last.index);
  const parts = counted.map((match, index) => ({
    mark: line.from + match.index,
    text: cutLine(line, match.index + match[0].length, counted[index + 1]?.index ?? tail?.index),
  }));
  return { parts, ...(tail && { tail: cutLine(line, tail.index + tail[0].length) }) };
}

/** The line goes on with the one above, or is an example or item of its sense. */
function belongsToSense(above: Line | undefined, line: Line, { goesOn }: ParagraphOptions): boolean {
  return readMark(line.folded) !== undefined || (above !== undefined && goesOn(above, line));
}
