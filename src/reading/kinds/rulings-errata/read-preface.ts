import { findDay } from '../../../model/records/find-day.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { addPreface } from '../documents/make-records.ts';
import { readImprint } from '../documents/read-imprint.ts';
import type { Signs } from '../documents/signs.ts';

/** A month or day and the name beside it: the rest of a short line, else a word. */
const TITLE =
  /(?<![\d年])(\d{4}年 ?\d{1,2}月(?: ?\d{1,2}日)?)[ \n]{1,4}(?!\()(?:[^\n。]{2,24}(?=\n|$)|[^\s。]{2,40})/;
// `Beth Moursund 編(*ぱお*/米村 薫 訳)`: each name with what it did.
const CREDITS =
  /(?<=^|\n|\s)([A-Z][^\s()]{0,30}(?: [^\s()]{1,30}){0,4} ?(?:編|著|文))(?:\(([^()\n]{2,60}訳)\))?/d;

/**
 * Reads what is before the first part: the title with its month, who edited and translated it, and what remains as
 * notes on the whole document, a line each. A month without a day is sorted as its first day and said to be a month.
 */
export function readPreface(
  builder: DocumentBuilder,
  blocks: readonly PairedBlock[],
  signs: Signs,
  to: number,
): void {
  const { reading } = builder;
  const { running } = signs;
  let from = 0;
  const addNotes = (end: number): void => {
    for (const line of running.text.slice(from, end).split('\n')) {
      if (line.trim() !== '')
        addPreface(builder, running.take(from, from + line.length), running.placeAt(from));
      from += line.length + 1;
    }
    from = end;
  };
  const title = TITLE.exec(running.folded.slice(0, to));
  if (!title) {
    // The headers of a mail say less than its own title.
    const said = blocks.filter((block) => block.from < to && block.form !== 'field');
    const read = readImprint(builder, said, signs);
    for (const block of blocks.filter((each) => each.from < to && !read.has(each)))
      addPreface(builder, running.take(block.from, (block.twin ?? block).to), builder.placeOf(block));
    return;
  }
  const [whole, dateLine = ''] = title;
  addNotes(title.index);
  from += whole.length;
  reading.title = { ja: tidySpaces(running.take(title.index, from)) };
  Object.assign(reading, { dateLine }, findDay(dateLine));
  const credits = CREDITS.exec(running.folded.slice(from, to));
  if (credits?.indices) {
    const start = from;
    const between = running.text.slice(from, start + credits.index);
    // One line between the title and who made it says what the document is.
    if (/^\s*[^\n。]{2,80}\s*$/.test(between))
      reading.subtitle = tidySpaces(running.take(from, start + credits.index));
    else addNotes(start + credits.index);
    const printed = credits.indices
      .slice(1)
      .flatMap((span) => (span ? [running.take(start + span[0], start + span[1])] : []));
    reading.credits.push(...printed.map(tidySpaces));
    from = start + credits.index + credits[0].length;
    running.take(start + credits.index, from);
  }
  addNotes(to);
}
