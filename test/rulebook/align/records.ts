import type { GlossaryEntry } from '../../../src/model/records/glossary-entry.ts';
import type { Lang } from '../../../src/model/records/lang.ts';
import type { Rule, RuleSide } from '../../../src/model/records/rule.ts';
import { levelOf, toRuleNumber } from '../../../src/model/records/rule-number.ts';
import type { TextBlock } from '../../../src/model/records/text.ts';

const place = { file: 'test.txt', line: 1, column: 1 };

/** A side of a rule; a text that begins with `=` is its title, with `Example:` an example. */
export function toSide(...texts: string[]): RuleSide {
  const title = texts.find((text) => text.startsWith('='))?.slice(1);
  const blocks = texts
    .filter((text) => !text.startsWith('='))
    .map((text): TextBlock => ({ type: text.startsWith('Example:') ? 'example' : 'paragraph', text }));
  return { ...(title && { title }), blocks, place };
}

/** A rule with one language. */
export function toRule(number: string, lang: Lang, ...texts: string[]): Rule {
  const id = toRuleNumber(number);
  return { number: id, level: levelOf(id), state: 'missing', [lang]: toSide(...texts) };
}

/** An entry as a reader of one language gives it; `other` are headwords of the other language in its head. */
export function toEntry(
  slug: string,
  lang: Lang,
  headwords: string[],
  text: string,
  other: string[] = [],
): GlossaryEntry {
  const side = { headwords, blocks: [{ type: 'paragraph' as const, text }], senses: [], place };
  const beside = lang === 'en' ? 'ja' : 'en';
  return {
    slug,
    state: 'missing',
    [lang]: side,
    ...(other.length > 0 && { [beside]: { headwords: other, blocks: [], senses: [], place } }),
  };
}
