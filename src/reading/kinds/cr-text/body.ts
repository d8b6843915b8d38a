import type { Rule, RuleSide } from '../../../model/records/rule.ts';
import { isOfRule, parentOf } from '../../../model/records/rule-number.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { endsIn } from '../../../model/text/sentence.ts';
import { cutLine, type Line } from '../../blocks/list-lines.ts';
import { readMark } from '../../blocks/read-mark.ts';
import { findLanguageSign } from '../../blocks/split-title.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { takeBlocks } from '../take-blocks.ts';
import type { ReadingContext } from './context.ts';
import { type Head, isNamed, isTitleForm } from './heads.ts';

/** Reads chapters, sections, headings, rules and subrules: each head with the lines up to the next one. */
export function readBody(
  lines: readonly Line[],
  heads: readonly Head[],
  end: number,
  context: ReadingContext,
): Rule[] {
  return heads.map((head, index) => {
    const next = heads[index + 1];
    return readRule(lines.slice(head.index + 1, next?.index ?? end), head, next, context);
  });
}

function readRule(below: readonly Line[], head: Head, next: Head | undefined, context: ReadingContext): Rule {
  const { running, lang } = context;
  const { line, level } = head;
  const { number, end, markEnd, textStart } = head.leading;
  running.take(line.from, line.from + end);
  running.skip('marker', line.from + end, line.from + markEnd);
  const [first = line, ...rest] = [
    ...(head.alone ? [] : [cutLine(line, textStart)]),
    ...below.filter((each) => !skipSeparator(each, context)),
  ];
  const isTitle = isHeading([first, ...rest], head, next, context);
  const side: RuleSide = {
    ...(isTitle && takeTitle(first, context)),
    blocks: takeBlocks(isTitle ? rest : [first, ...rest], context),
    place: running.placeAt(line.from),
  };
  return { number, level, state: lang === 'en' ? 'missing' : 'current', [lang]: side };
}

/** Whether the number is before a name: in chapters and sections but for unnamed ones, in a rule where subrules follow at once. */
function isHeading(
  [first, below]: readonly [Line, ...Line[]],
  head: Head,
  next: Head | undefined,
  { isBroken }: ReadingContext,
): boolean {
  if (!isOfRule(head.level)) return isNamed(head.level) ? !head.unnamed : isTitleForm(first.text);
  const { text, folded } = first;
  if (text.length > THRESHOLDS.nameInBoth || endsIn(text, '.。;:') || readMark(folded)) return false;
  if (below && (isBroken(first, below) || readMark(below.folded))) return false;
  return next !== undefined && parentOf(next.leading.number) === head.leading.number;
}

/** Takes a name; of a bilingual one, the part in the language of the edition is the title. */
function takeTitle(
  { from, to, text }: Line,
  { running, lang }: ReadingContext,
): Pick<RuleSide, 'title' | 'titleBeside'> {
  const sign = findLanguageSign(text);
  if (!sign) return { title: running.take(from, to).trim() };
  running.skip('separator', from + sign.from, from + sign.to);
  const halves = [running.take(from, from + sign.from), running.take(from + sign.to, to)].map((half) =>
    half.trim(),
  );
  const [title = '', titleBeside = ''] =
    hasJapanese(halves[0] ?? '') === (lang === 'ja') ? halves : halves.toReversed();
  return { title, titleBeside };
}

/** Leaves out a line that only separates; whether it was one. */
export function skipSeparator({ form, from, to }: Line, { running }: ReadingContext): boolean {
  if (form !== 'separator') return false;
  running.skip('separator', from, to);
  return true;
}
