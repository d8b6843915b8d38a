import {
  isOfRule,
  type LeadingNumber,
  levelOf,
  parentOf,
  parseLeadingNumber,
  type RuleNumber,
  sectionOf,
} from '../../../model/records/rule-number.ts';
import { goesOnInSentence, isCalled, mayBeReferred } from '../../blocks/beside-number.ts';
import { findOutline } from '../../blocks/find-outline.ts';
import type { Line } from '../../blocks/list-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';

/** A line with the number that begins an entry. */
export interface EntryHead {
  /** Its place among the lines. */
  index: number;
  line: Line;
  leading: LeadingNumber;
  /** Whether the number has the line to itself. */
  isAlone: boolean;
}

/**
 * Where the entries of the body begin. Numbers are also in the navigation and in the text, where each link is a line
 * of its own: only the chain of the book counts, and no number that a reference puts there (`(`, `901.6`, `参照`).
 */
export function findEntryHeads(lines: readonly Line[]): EntryHead[] {
  const numbered = lines.flatMap((line, index): EntryHead[] => {
    const leading = parseSetOff(line.folded);
    const isAlone = leading?.textStart === line.folded.length;
    return leading ? [{ index, line, leading, isAlone }] : [];
  });
  /** Sections whose heading is there; the page may begin in the midst of one. */
  const opened = new Set<RuleNumber>();
  const candidates = numbered.flatMap((head, at) => {
    const {
      leading: { number, textStart },
      line,
      index,
    } = head;
    if (!isOfRule(levelOf(number))) return [];
    const above = findTitlesAbove(numbered, at);
    if (above.length > 0 || opened.size === 0) opened.add(sectionOf(number));
    const before = lines[index - 1]?.folded ?? '';
    const rest = (head.isAlone ? lines[index + 1]?.folded : line.folded.slice(textStart)) ?? '';
    const isSaid = isCalled(before) || rest.startsWith('[') || goesOnInSentence(rest);
    if (!opened.has(sectionOf(number)) || isSaid) return [];
    // A 、 may end a rule: it says nothing before the very next number.
    const strength = mayBeReferred(before) ? THRESHOLDS.strength.doubtful : THRESHOLDS.strength.certain;
    return [{ head, above, number, strength }];
  });
  const { chain } = findOutline(candidates);
  let last = -1;
  return candidates.flatMap((each) => {
    if (!chain.has(each)) return [];
    const titles = each.above.filter(({ index }) => index > last);
    last = each.head.index;
    return [...titles, each.head];
  });
}

/** The number a line begins with: `901.`, `901.12`, `9. カジュアル`; none in `6面体のサイコロ` and `10枚`, which begin with a count. */
function parseSetOff(folded: string): LeadingNumber | undefined {
  const leading = parseLeadingNumber(folded);
  return leading && (leading.dot || (leading.space && leading.number.includes('.'))) ? leading : undefined;
}

/** The section head right above a rule and the chapter head right above that, in order, where they are there. */
function findTitlesAbove(numbered: readonly EntryHead[], at: number): EntryHead[] {
  const rule = numbered[at];
  const heads: EntryHead[] = [];
  let wanted = rule && sectionOf(rule.leading.number);
  for (let next = at - 1; wanted; next--) {
    const above = numbered[next];
    const below = heads[0] ?? rule;
    if (!below || above?.leading.number !== wanted || above.index < below.index - THRESHOLDS.opening) break;
    heads.unshift(above);
    wanted = parentOf(wanted);
  }
  return heads;
}

/** What a page prints under its text, at the start of a line. */
const FOOTER =
  /^(?:©|\(c\)\s|copyright\b|all rights reserved|powered by|管理者連絡先|権利表記|お問い合わせ|\(実行時間|ページの先頭|トップページ$|前のページ|次のページ|[<«≪]+\s*\d{3}\.|\[?(?:前|次)へ\]?$)/i;

/** Index of the first line under the text: a copyright line, or the numbers of neighbouring sections to go on to. */
export function findFooter(lines: readonly Line[], heads: readonly EntryHead[]): number {
  const from = (heads.at(-1)?.index ?? lines.length) + 1;
  const lastSentence = lines.findLastIndex(({ folded }) => folded.includes('。'));
  const at = lines.findIndex(
    ({ folded }, index) =>
      index >= from &&
      (FOOTER.test(folded) || (index > lastSentence && parseSetOff(folded)?.number.length === 3)),
  );
  return at < 0 ? lines.length : at;
}
