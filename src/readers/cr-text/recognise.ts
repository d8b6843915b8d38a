import type { Line } from '../../blocks/list-lines.ts';
import { compareRuleNumbers, type RuleNumber } from '../../records/rule-number.ts';
import { isPolite } from '../../text/is-polite.ts';
import { isRuleForm, parseHead } from './heads.ts';
import { findEdition, TITLE } from './matter.ts';
import { findPartHeading } from './outline.ts';

/**
 * How sure it is, from 0 to 1, that a text is a whole edition in one language: numbers that rise and stand once, chapters
 * and sections above them, contents, the title. An update prints each number twice, other games number otherwise or state
 * their rules politely, which ours never do.
 */
export function recogniseCrText(lines: readonly Line[]): number {
  const rules: RuleNumber[] = [];
  let polite = 0;
  let chapters = 0;
  let sections = 0;
  for (const [index, line] of lines.entries()) {
    const head = parseHead(line, index);
    if (head && isRuleForm(head)) {
      rules.push(head.leading.number);
      if (isPolite(line.folded)) polite++;
    }
    if (head?.level === 'chapter') chapters++;
    else if (head?.level === 'section' && head.leading.dot) sections++;
  }
  const top = lines.slice(0, 60).filter(({ text }) => text.length <= 120);
  const titled = top.some(({ folded }) => TITLE.test(folded));
  const listed = lines.slice(0, 200).some((line) => findPartHeading(line.folded) === 'contents');
  if (rules.length === 0) return titled && listed && chapters + sections >= 5 ? 0.7 : 0;
  if (polite * 4 > rules.length) return 0;
  const rising = rules.filter((number, index) => {
    const above = rules[index - 1];
    return above === undefined || compareRuleNumbers(above, number) < 0;
  }).length;
  const order = rising / rules.length;
  const once = new Set(rules).size / rules.length;
  const structure =
    (titled ? 0.15 : 0) +
    (listed ? 0.15 : 0) +
    (sections > 0 ? 0.1 : 0) +
    (chapters > 0 ? 0.1 : 0) +
    (top.some((line) => findEdition(line) !== undefined) ? 0.1 : 0) +
    (lines.some((line) => findPartHeading(line.folded) === 'glossary') ? 0.1 : 0);
  const bulk = Math.min(1, rules.length / 10);
  return Math.max(0, Math.min(1, (0.5 * order * bulk + structure) * (once < 0.8 ? once - 0.3 : 1)));
}
