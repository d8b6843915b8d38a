import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import { compareRuleNumbers, type RuleLevel, type RuleNumber } from '../../../model/records/rule-number.ts';
import type { RunningText } from '../../sources/running-text.ts';
import type { Head, Heads } from './heads.ts';

/** Reports how numbers are written and ordered: official slips, numbers that stand twice or before a smaller one. */
export function checkHeads(heads: Heads, running: RunningText, lang: Lang): Diagnostic[] {
  const placeOf = ({ line }: Head): Place => running.placeAt(line.from);
  return [...checkForm(heads, lang, placeOf), ...checkOrder(heads.accepted, placeOf)].sort(
    (a, b) => a.line - b.line,
  );
}

/** A number written unlike most of its level in this document: `119.1d. In`, `606.5 If`, `901.4.All`. */
function checkForm({ accepted, doubtful }: Heads, lang: Lang, placeOf: (head: Head) => Place): Diagnostic[] {
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
      found.push(reportDiagnostic('number-malformed', placeOf(head), message, undefined, { actual: number }));
    }
  }
  for (const head of doubtful) {
    if (head.level === 'chapter') continue;
    const message = `the line begins with ${head.leading.number} but reads as text of the rule above`;
    const actual = head.leading.number;
    found.push(reportDiagnostic('number-malformed', placeOf(head), message, undefined, { actual }));
  }
  return found;
}

function isUsuallyDotted(level: RuleLevel, lang: Lang): boolean {
  return level === 'section' || (level === 'rule' && lang === 'en');
}

function checkOrder(heads: readonly Head[], placeOf: (head: Head) => Place): Diagnostic[] {
  const found: Diagnostic[] = [];
  const seen = new Map<RuleNumber, Head>();
  let above: Head | undefined;
  for (const head of heads) {
    const { number } = head.leading;
    const first = seen.get(number);
    if (first) {
      const message = `${number} appears twice; both texts are kept`;
      found.push(
        reportDiagnostic('number-duplicate', placeOf(head), message, placeOf(first), { actual: number }),
      );
    } else if (above && compareRuleNumbers(above.leading.number, number) > 0) {
      const message = `${number} stands after ${above.leading.number}`;
      found.push(
        reportDiagnostic('number-out-of-order', placeOf(head), message, placeOf(above), { actual: number }),
      );
    }
    if (!first) seen.set(number, head);
    above = head;
  }
  return found;
}
