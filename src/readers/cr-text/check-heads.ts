import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Lang } from '../../records/lang.ts';
import type { Place } from '../../records/place.ts';
import { compareRuleNumbers, type RuleLevel, type RuleNumber } from '../../records/rule-number.ts';
import { placeAt, type SourceText } from '../../sources/source-text.ts';
import type { Head, Heads } from './heads.ts';
import type { Row } from './rows.ts';

/** Reports how numbers are written and ordered: official slips, numbers that stand twice or before a smaller one. */
export function checkHeads(heads: Heads, rows: readonly Row[], source: SourceText, lang: Lang): Diagnostic[] {
  const place = (head: Head): Place => {
    const row = rows[head.index];
    return row ? placeAt(source, row.line, row.from) : { file: source.file, line: 1, column: 1 };
  };
  return [...checkForm(heads, lang, place), ...checkOrder(heads.accepted, place)].sort(
    (a, b) => a.line - b.line,
  );
}

/** A number written unlike most of its level in this document: `119.1d. In`, `606.5 If`, `901.4.All`. */
function checkForm({ accepted, doubtful }: Heads, lang: Lang, place: (head: Head) => Place): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const level of ['section', 'rule', 'subrule'] as const) {
    const heads = accepted.filter((head) => head.level === level);
    const dotted = heads.filter(({ leading }) => leading.dot).length;
    const usual = dotted * 2 === heads.length ? isUsuallyDotted(level, lang) : dotted * 2 > heads.length;
    for (const head of heads) {
      const { number, end, dotEnd, markEnd, dot, space } = head.leading;
      const slips = [
        ...(dot === usual ? [] : [dot ? 'with a dot' : 'without a dot']),
        ...(dotEnd > end + 1 ? ['with a space before its dot'] : []),
        ...(space ? [] : ['without a space after it']),
        ...(markEnd > dotEnd ? ['twice'] : []),
        ...(head.alone ? ['on a line of its own'] : []),
      ];
      if (slips.length === 0) continue;
      const message = `${number} is written ${slips.join(' and ')}; read as ${number}`;
      found.push(reportDiagnostic('number-malformed', place(head), message, undefined, { actual: number }));
    }
  }
  for (const head of doubtful) {
    if (head.level === 'chapter') continue;
    const message = `the line begins with ${head.leading.number} but reads as text of the rule above`;
    const actual = head.leading.number;
    found.push(reportDiagnostic('number-malformed', place(head), message, undefined, { actual }));
  }
  return found;
}

function isUsuallyDotted(level: RuleLevel, lang: Lang): boolean {
  return level === 'section' || (level === 'rule' && lang === 'en');
}

function checkOrder(heads: readonly Head[], place: (head: Head) => Place): Diagnostic[] {
  const found: Diagnostic[] = [];
  const seen = new Map<RuleNumber, Head>();
  let above: Head | undefined;
  for (const head of heads) {
    const { number } = head.leading;
    const first = seen.get(number);
    if (first) {
      const message = `${number} stands twice; both texts are kept`;
      found.push(
        reportDiagnostic('number-duplicate', place(head), message, place(first), { actual: number }),
      );
    } else if (above && compareRuleNumbers(above.leading.number, number) > 0) {
      const message = `${number} stands after ${above.leading.number}`;
      found.push(
        reportDiagnostic('number-out-of-order', place(head), message, place(above), { actual: number }),
      );
    }
    if (!first) seen.set(number, head);
    above = head;
  }
  return found;
}
