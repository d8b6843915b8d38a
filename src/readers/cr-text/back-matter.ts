import type { Matter } from '../../records/edition.ts';
import { parseDateLine } from './date-line.ts';
import { readMatter } from './front-matter.ts';
import { findPartHeading, isSeparator } from './part-heading.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Row } from './rows.ts';

const IMPRINT =
  /^(?:Published by|These rules are (?:effective|current) as of|.{0,30}ルールは.{0,40}(?:有効|発効|施行))/i;

/** Reads credits and colophon; the colophon begins with the imprint, a date line or the publisher's addresses. */
export function readBackMatter(rows: readonly Row[], context: ReadingContext): Matter[] {
  const credits: Row[] = [];
  const colophon: Row[] = [];
  let current = credits;
  for (const row of rows) {
    const part = findPartHeading(row.text);
    if (isSeparator(row.text)) context.ledger.skip(row.line, 'separator');
    else if (part === 'credits' && current === credits) context.ledger.skip(row.line, 'heading');
    else {
      if (part === 'colophon' || (IMPRINT.test(row.text) && (parseDateLine(row.text) || row.blankBefore))) {
        current = colophon;
      }
      current.push(row);
    }
  }
  const matter: Matter[] = [];
  if (credits.length > 0) matter.push(readMatter('credits', credits, context));
  if (colophon.length > 0) matter.push(readMatter('colophon', colophon, context));
  return matter;
}
