import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Place } from '../../records/place.ts';
import { compareRuleNumbers, type RuleNumber } from '../../records/rule-number.ts';
import { placeAt, type SourceText } from '../../sources/source-text.ts';
import type { Contents } from './contents.ts';
import { findLanguageSlash } from './headline.ts';
import type { Head } from './heads.ts';
import type { PartName } from './part-heading.ts';
import type { Row } from './rows.ts';

/** What the body has, to hold against the contents. */
export interface Body {
  heads: readonly Head[];
  rows: readonly Row[];
  parts: ReadonlySet<PartName>;
}

/**
 * Compares the contents with the body: another title, or a number that one of them lacks, is a contents-mismatch. Where all that
 * the contents name from some place on is missing, the file was cut: file-truncated at its last line.
 */
export function checkContents(contents: Contents, body: Body, source: SourceText): Diagnostic[] {
  const place = (row: Row): Place => placeAt(source, row.line, row.from);
  const titled = new Map<RuleNumber, Row>();
  for (const head of body.heads) {
    const row = body.rows[head.index];
    if (row && !titled.has(head.leading.number)) titled.set(head.leading.number, row);
  }
  const found: Diagnostic[] = [];
  const last = body.heads.reduce<RuleNumber | undefined>(
    (most, { leading: { number } }) => (most && compareRuleNumbers(most, number) >= 0 ? most : number),
    undefined,
  );
  const cut: string[] = [];
  for (const [number, title] of contents.titles) {
    const row = titled.get(number);
    const entry = contents.rows.get(number);
    if (!entry) continue;
    if (!row) {
      if (!last || compareRuleNumbers(number, last) > 0) cut.push(`${number} ${title}`);
      else {
        const message = `the contents name ${number} “${title}”, which the body does not have`;
        found.push(
          reportDiagnostic('contents-mismatch', place(entry), message, undefined, { expected: title }),
        );
      }
    } else {
      const head = body.heads.find((each) => body.rows[each.index] === row);
      const printed = row.text.slice(head?.leading.textStart ?? 0);
      if (isSameTitle(printed, title)) continue;
      const message = `the contents name ${number} “${title}”, its heading says “${printed}”`;
      found.push(
        reportDiagnostic('contents-mismatch', place(row), message, place(entry), {
          actual: printed,
          expected: title,
        }),
      );
    }
  }
  for (const head of findUnlisted(contents, body)) {
    const row = body.rows[head.index];
    if (!row) continue;
    const { number, textStart } = head.leading;
    const message = `the body has ${number} “${row.text.slice(textStart)}”, which the contents do not name`;
    const actual = row.text.slice(textStart);
    found.push(reportDiagnostic('contents-mismatch', place(row), message, undefined, { actual }));
  }
  for (const part of ['glossary', 'credits'] as const) {
    if (contents.parts.has(part) && !body.parts.has(part)) cut.push(part);
  }
  const end = body.rows.at(-1);
  const [first] = cut;
  if (end && first !== undefined) {
    const more = cut.length > 1 ? ` and ${cut.length - 1} more` : '';
    const message = `the file ends here, but its contents name ${first}${more}; get the whole document`;
    found.push(reportDiagnostic('file-truncated', place(end), message));
  }
  return found;
}

/** Chapters and sections that the contents leave out while they name most others of their level. */
function findUnlisted({ titles }: Contents, { heads }: Body): Head[] {
  return (['chapter', 'section'] as const).flatMap((level) => {
    const ofLevel = heads.filter((head) => head.level === level);
    const unlisted = ofLevel.filter(({ leading: { number } }) => !titles.has(number));
    return unlisted.length * 2 < ofLevel.length ? unlisted : [];
  });
}

/** Quotation marks, spaces and case aside; a bilingual title is the same as either of its halves. */
function isSameTitle(one: string, other: string): boolean {
  const names = (title: string) => [title, ...splitLanguages(title)].map(toComparable);
  return names(one).some((name) => names(other).includes(name));
}

function splitLanguages(title: string): string[] {
  const slash = findLanguageSlash(title);
  return slash < 0 ? [] : [title.slice(0, slash), title.slice(slash + 1)];
}

function toComparable(title: string): string {
  return title
    .normalize('NFKC')
    .replace(/[“”"‘’'_\s]/g, '')
    .toLowerCase();
}
