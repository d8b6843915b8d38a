import type { Lang } from '../../model/records/lang.ts';
import { levelOf, type RuleNumber } from '../../model/records/rule-number.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import { showControlCharacters } from '../../model/text/control-characters.ts';

const COLON = { en: ': ', ja: '：' } as const;

/** A paragraph as a line of plain text: items after a dash, examples after their label; symbols as printed. */
export function toPlainLine({ type, text, level = 1 }: TextBlock, lang: Lang): string {
  const shown = showControlCharacters(text);
  if (type === 'item') return `${'  '.repeat(level - 1)}- ${shown}`;
  return type === 'example' ? getStrings(lang).rule.example + COLON[lang] + shown : shown;
}

/** A number before a rule's first line, as print has it: `702.9.`, `702.9b`. */
export function toLineNumber(number: RuleNumber): string {
  return levelOf(number) === 'subrule' ? number : `${number}.`;
}

/** One language of a rule, the number left out: its name, then its paragraphs, a line each. */
export function toRuleLines(
  { title, blocks }: { title?: string | undefined; blocks: readonly TextBlock[] },
  lang: Lang,
): string[] {
  return [
    ...(title ? [showControlCharacters(title)] : []),
    ...blocks.map((block) => toPlainLine(block, lang)),
  ];
}
