import {
  compareRuleNumbers,
  isRuleNumber,
  parentOf,
  parseRuleNumber,
  type RuleNumber,
} from '../../records/rule-number.ts';
import type { ViewerRow } from './viewer-row.ts';

/** A row whose number begins a chapter, section, heading or rule of the page's body. */
export interface EntryHead {
  /** Index of the row. */
  at: number;
  number: RuleNumber;
}

/** A section's title may be in several pieces before its first rule: `901.`, `プレインチェイス戦`, `901.1`. */
const TITLE_ROWS = 12;

const REFERS = /(?:\brules?|[(〔[「『])\s*$/i;
/** Also ends a heading or, in 901.7 of seed 002, a rule; says nothing before the very next number. */
const MAY_REFER = /(?:ルール|[,、と/や]|および|または)\s*$/;
const REFERRED = /^(?:参照|〔|項|を|が|は|に|の|で|[)、。,])/;

/**
 * Where the entries of the body begin. Numbers are also in the navigation and in the text, where each link is a line
 * of its own: only those that continue the order count, and none that a reference puts there (`(`, `901.6`, `参照`).
 */
export function findEntryHeads(rows: readonly ViewerRow[]): EntryHead[] {
  const numbered = rows.flatMap((row, at) =>
    row.leading && isRuleLevel(row) ? [{ at, number: row.leading.number }] : [],
  );
  const [first] = numbered;
  if (!first) return [];
  const lastSeen = new Map(numbered.map(({ number, at }) => [number, at]));
  const heads = findTitlesAbove(rows, first);
  for (const candidate of numbered) {
    const last = heads.findLast(({ number }) => number.includes('.'));
    const section = parentSection(candidate.number);
    const isNext = last !== undefined && nextNumbers(last.number).includes(candidate.number);
    if (isReference(rows, candidate.at, isNext)) continue;
    if (last && section !== parentSection(last.number)) {
      const above = findTitlesAbove(rows, candidate).filter(({ at }) => at > last.at);
      if (above.length > 0 && compareRuleNumbers(candidate.number, last.number) > 0)
        heads.push(...above, candidate);
      continue;
    }
    if (!last || continues(last, candidate, lastSeen)) heads.push(candidate);
  }
  return heads;
}

function isRuleLevel({ level }: ViewerRow): boolean {
  return level === 'rule' || level === 'subrule';
}

/** The section head right above a rule and the chapter head right above that, in order, where they are there. */
function findTitlesAbove(rows: readonly ViewerRow[], rule: EntryHead): EntryHead[] {
  const heads: EntryHead[] = [];
  let wanted = parentSection(rule.number);
  for (let at = rule.at - 1; at >= 0 && at >= (heads[0]?.at ?? rule.at) - TITLE_ROWS; at--) {
    const leading = rows[at]?.leading;
    if (!leading) continue;
    if (leading.number !== wanted) break;
    heads.unshift({ at, number: leading.number });
    const above = parentOf(leading.number);
    if (!above) break;
    wanted = above;
  }
  return heads;
}

function isReference(rows: readonly ViewerRow[], at: number, isNext: boolean): boolean {
  const row = rows[at];
  const before = rows[at - 1]?.folded ?? '';
  if (REFERS.test(before) || (!isNext && MAY_REFER.test(before))) return true;
  const rest = row?.leading ? row.folded.slice(row.leading.textStart) : '';
  return REFERRED.test(rest || (rows[at + 1]?.folded ?? ''));
}

/** The next number of the order, or a later one where the next does not come any more. */
function continues(
  last: EntryHead,
  candidate: EntryHead,
  lastSeen: ReadonlyMap<RuleNumber, number>,
): boolean {
  const nexts = nextNumbers(last.number);
  if (nexts.includes(candidate.number)) return true;
  if (compareRuleNumbers(candidate.number, last.number) <= 0) return false;
  return nexts.every((number) => (lastSeen.get(number) ?? -1) <= candidate.at);
}

/** What may follow a number: `901.3` → 901.3a, 901.4; `901.3k` → 901.3m, 901.4. */
function nextNumbers(number: RuleNumber): RuleNumber[] {
  const parts = parseRuleNumber(number);
  if (!parts?.rule) return [];
  const stem = `${parts.section}.${parts.rule}`;
  const letters = 'abcdefghijkmnpqrstuvwxyz';
  const letter = parts.letter ? letters[letters.indexOf(parts.letter) + 1] : 'a';
  return [...(letter ? [stem + letter] : []), `${parts.section}.${parts.rule + 1}`].filter(isRuleNumber);
}

function parentSection(number: RuleNumber): RuleNumber | undefined {
  const parent = parentOf(number);
  return parent?.includes('.') ? parentOf(parent) : parent;
}
