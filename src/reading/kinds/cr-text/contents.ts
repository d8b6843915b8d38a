import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { cutLine, type Line } from '../../blocks/list-lines.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { parseHead } from './heads.ts';
import { findPartHeading, type PartName } from './outline.ts';

/** What an edition's contents name. */
export interface Contents {
  /** The title of each number with the line that names it. */
  titles: Map<RuleNumber, { title: string; line: Line }>;
  parts: Set<PartName>;
  /** Lines under a heading `0. はじめに` that is between the contents and the body. */
  introduction: Line[];
  /** Other lines between the entries that are no entries. */
  others: Line[];
}

const PAGE_NUMBER = /(?:\s*[.·…]{2,}\s*|\s{2,}|\t)\d+$/;

/** Reads the contents, skipping their entries as `contents`. A page number after dots is not part of a title. */
export function readContents(lines: readonly Line[], running: RunningText): Contents {
  const contents: Contents = { titles: new Map(), parts: new Set(), introduction: [], others: [] };
  let { others } = contents;
  for (const [index, line] of lines.entries()) {
    const part = findPartHeading(line.folded);
    const entry = cutLine(line, 0, line.text.replace(PAGE_NUMBER, '').length);
    const head = parseHead(entry, index);
    if (line.form === 'separator') running.skip('separator', line.from, line.to);
    else if (part === 'contents') running.skip('heading', line.from, line.to);
    else if (part) {
      contents.parts.add(part);
      others = part === 'introduction' ? contents.introduction : contents.others;
      running.skip('contents', line.from, line.to);
    } else if (head && entry.text.length <= THRESHOLDS.nameInBoth) {
      contents.titles.set(head.leading.number, { title: head.text, line });
      others = contents.others;
      running.skip('contents', line.from, line.to);
    } else others.push(line);
  }
  return contents;
}
