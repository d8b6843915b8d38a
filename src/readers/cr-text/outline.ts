import { compareRuleNumbers } from '../../records/rule-number.ts';
import { type Head, isRuleForm, parseHead } from './heads.ts';
import { findPartHeading } from './part-heading.ts';
import type { Row } from './rows.ts';

/** Rows of text that may stand between two heads at the beginning of the body. */
const FARTHEST = 8;

/** Where the parts of an edition begin, as indexes among its rows, in this order; a missing part is empty. */
export interface Outline {
  /** The heading of the contents or, without one, their first line. */
  contents: number;
  body: number;
  /** The heading of the glossary. */
  glossary: number;
  /** The heading of the credits. */
  credits: number;
  end: number;
}

/** Finds the borders between front matter, contents, body, glossary and back matter. */
export function findOutline(rows: readonly Row[]): Outline {
  const end = rows.length;
  const parts = rows.map(({ text }) => findPartHeading(text));
  const heading = parts.indexOf('contents');
  const body = findBody(rows, heading + 1);
  const contents = heading >= 0 && heading < body ? heading : findUnheadedContents(rows, body);
  const glossaryHeading = parts.lastIndexOf('glossary');
  const glossary = glossaryHeading >= body ? glossaryHeading : undefined;
  const isBack = (index: number) => parts[index] === 'credits' || parts[index] === 'colophon';
  let credits = (glossary ?? body) + 1;
  while (credits < end && !isBack(credits)) credits++;
  credits = Math.min(credits, end);
  return { contents, body, glossary: glossary ?? credits, credits, end };
}

/**
 * The first chapter, section or rule of the body: up from the first rule of good form over what has a smaller number
 * above it, titles and rules of doubtful form (`100.1.If`), with a few rows of their text between.
 */
function findBody(rows: readonly Row[], from: number): number {
  let first = from;
  let head: Head | undefined;
  for (; first < rows.length; first++) {
    const row = rows[first];
    head = row && parseHead(row, first);
    if (row && head && isRuleForm(row, head)) break;
  }
  if (!head || first >= rows.length) return rows.length;
  for (let index = first - 1; index >= Math.max(from, first - FARTHEST); index--) {
    const row = rows[index];
    if (row && findPartHeading(row.text)) break;
    const above = row && parseHead(row, index);
    if (!above) continue;
    if (compareRuleNumbers(above.leading.number, head.leading.number) >= 0) break;
    head = above;
    first = index;
  }
  return first;
}

/** Contents without a heading: titles that directly precede the body, three at least. */
function findUnheadedContents(rows: readonly Row[], body: number): number {
  let first = body;
  let titles = 0;
  while (first > 0) {
    const row = rows[first - 1];
    if (!row) break;
    if (parseHead(row, first - 1)) titles++;
    else if (!findPartHeading(row.text) || findPartHeading(row.text) === 'introduction') break;
    first--;
  }
  return titles >= 3 ? first : body;
}
