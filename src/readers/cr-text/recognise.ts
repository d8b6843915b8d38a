import { restoreLines } from '../../blocks/restore-lines.ts';
import { compareRuleNumbers, type RuleNumber } from '../../records/rule-number.ts';
import type { SourceText } from '../../sources/source-text.ts';
import { isPolite } from '../../text/is-polite.ts';
import { parseDateLine } from './date-line.ts';
import { isRuleForm, parseHead } from './heads.ts';
import { findPartHeading } from './part-heading.ts';
import { readRows } from './rows.ts';

const TITLE = /Comprehensive\s+Rules|総合ルール/i;

/**
 * How sure it is, from 0 to 1, that a text is a whole edition in one language: numbers that rise and stand once, chapters
 * and sections above them, contents, the title. An update prints each number twice, other games number otherwise or state
 * their rules politely, which ours never do.
 */
export function recogniseCrText(printed: SourceText): number {
  const source = restoreLines(printed);
  const rows = readRows(source);
  const rules: RuleNumber[] = [];
  let polite = 0;
  let chapters = 0;
  let sections = 0;
  for (const [index, row] of rows.entries()) {
    const head = parseHead(row, index);
    if (!head) continue;
    if (isRuleForm(row, head)) {
      rules.push(head.leading.number);
      if (isPolite(row.text)) polite++;
    }
    if (head.level === 'chapter') chapters++;
    else if (head.level === 'section' && head.leading.dot) sections++;
  }
  const top = rows.slice(0, 60);
  const titled = top.some(({ text }) => text.length <= 120 && TITLE.test(text));
  const listed = rows.slice(0, 200).some(({ text }) => findPartHeading(text) === 'contents');
  if (rules.length === 0) return titled && listed && chapters + sections >= 5 ? 0.7 : 0;
  if (polite * 4 > rules.length) return 0;
  const distinct = new Set(rules).size;
  const rising = rules.filter((number, index) => {
    const above = rules[index - 1];
    return above === undefined || compareRuleNumbers(above, number) < 0;
  }).length;
  const order = rising / rules.length;
  const once = distinct / rules.length;
  const dated = top.some(({ text }) => text.length <= 120 && parseDateLine(text) !== undefined);
  const closing = rows.some(({ text }) => findPartHeading(text) === 'glossary');
  const structure =
    (titled ? 0.15 : 0) +
    (listed ? 0.15 : 0) +
    (sections > 0 ? 0.1 : 0) +
    (chapters > 0 ? 0.1 : 0) +
    (dated ? 0.1 : 0) +
    (closing ? 0.1 : 0);
  const bulk = Math.min(1, rules.length / 10);
  return Math.max(0, Math.min(1, (0.5 * order * bulk + structure) * (once < 0.8 ? once - 0.3 : 1)));
}
