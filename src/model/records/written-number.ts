import { ofGrammar } from '../game/current-numbers.ts';
import { foldForms } from '../text/fold-forms.ts';
import { readKanjiNumber } from '../text/kanji.ts';
import {
  isRuleNumber,
  isSuccessor,
  type LeadingNumber,
  numberOf,
  partsOf,
  type RuleNumber,
} from './rule-number.ts';

/** How the numbers of each level are written, by its place from the top. */
const PATTERNS = ofGrammar(({ levels }) =>
  levels.flatMap(({ written = [] }, level) =>
    written.map((form) => {
      const [before = '', after = ''] = foldForms(form.replace(/[【】〔〕]/g, ''))
        .split('#')
        .map(toSource);
      const pattern = `^${before}\\s*(?<number>[\\dA-Za-z]+(?:[.-][\\dA-Za-z]+)*|[〇一二三四五六七八九十百]+)\\s*${after}(?<dot>[.:]?)(?=$|[^\\p{L}\\p{N}.-]${after ? '' : '|[^\\x20-\\x7e]'})`;
      return { level, pattern: new RegExp(pattern, 'iu') };
    }),
  ),
);

const toSource = (text: string): string => text.trim().split(/\s+/).map(RegExp.escape).join('\\s+');

/**
 * The number that a folded line begins with among words or signs of its level, as the game file writes them: `Article 4.`,
 * `第12条（定義）`, `§ 12.3`. One that only counts below what is above it, `第2節`, is completed by the number before.
 */
export function parseWrittenNumber(line: string, before: RuleNumber | undefined): LeadingNumber | undefined {
  const found = PATTERNS().flatMap(({ level, pattern }) => {
    const match = pattern.exec(line);
    const { number: printed = '', dot = '' } = match?.groups ?? {};
    if (!match) return [];
    const counted = /\p{Script=Han}/u.test(printed) ? readKanjiNumber(printed) : printed;
    const parts = (before && partsOf(before)?.slice(0, level)) ?? [];
    const numbers = [counted, ...(parts.length === level ? [numberOf([...parts, counted])] : [])];
    const number = numbers.find((each): each is RuleNumber => partsOf(each)?.length === level + 1);
    if (number === undefined || !isRuleNumber(number)) return [];
    const end = match[0].length - dot.length;
    const dotEnd = match[0].length;
    const rest = line.slice(dotEnd);
    const textStart = line.length - rest.trimStart().length;
    return [{ number, end, dotEnd, markEnd: dotEnd, dot: true, space: true, textStart }];
  });
  // `(i)` is the letter after (h), else the first Roman number.
  return found.find(({ number }) => isSuccessor(number, before)) ?? found[0];
}
