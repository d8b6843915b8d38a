import type { RuleNumber } from '../../records/rule-number.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { parseHead } from './heads.ts';
import { findPartHeading, isSeparator, type PartName } from './part-heading.ts';
import type { Row } from './rows.ts';

/** What an edition's contents name. */
export interface Contents {
  titles: Map<RuleNumber, string>;
  /** The row that names each number. */
  rows: Map<RuleNumber, Row>;
  parts: Map<PartName, Row>;
  /** Rows under a heading `0. はじめに` that stands between the contents and the body. */
  introduction: Row[];
  /** Other rows between the entries that are no entries. */
  others: Row[];
}

const PAGE_NUMBER = /(?:\s*[.·…]{2,}\s*|\s{2,}|\t)\d+$/;
const LONGEST_ENTRY = 80;

/** Reads the contents, skipping their entries as `contents`. A page number after dots is not part of a title. */
export function readContents(rows: readonly Row[], ledger: Ledger): Contents {
  const contents: Contents = {
    titles: new Map(),
    rows: new Map(),
    parts: new Map(),
    introduction: [],
    others: [],
  };
  let others = contents.others;
  for (const [index, row] of rows.entries()) {
    const part = findPartHeading(row.text);
    const head = parseHead(row, index);
    if (isSeparator(row.text)) ledger.skip(row.line, 'separator');
    else if (part === 'contents') ledger.skip(row.line, 'heading');
    else if (part) {
      contents.parts.set(part, row);
      others = part === 'introduction' ? contents.introduction : contents.others;
      ledger.skip(row.line, 'contents');
    } else if (head && row.text.length <= LONGEST_ENTRY) {
      const { number, textStart } = head.leading;
      contents.titles.set(number, row.text.slice(textStart).replace(PAGE_NUMBER, ''));
      contents.rows.set(number, row);
      others = contents.others;
      ledger.skip(row.line, 'contents');
    } else others.push(row);
  }
  return contents;
}
