import type { RuleSide } from '../../../src/model/records/rule.ts';
import { toRuleNumber } from '../../../src/model/records/rule-number.ts';
import type { Term } from '../../../src/model/records/term.ts';
import type { Checkable } from '../../../src/rulebook/checks/check.ts';

/** One invented rule, 107.21a, with a paragraph in each language: English on line 1, Japanese on line 2. */
export function toCheckable({
  en,
  ja,
  terms,
}: {
  en: string;
  ja: string;
  terms: readonly Term[];
}): Checkable {
  const toSide = (text: string, line: number): RuleSide => ({
    blocks: [{ type: 'paragraph', text }],
    place: { file: 'lantern.txt', line, column: 1 },
  });
  const number = toRuleNumber('107.21a');
  return {
    type: 'document',
    edition: undefined,
    rules: [{ number, level: 'subrule', state: 'current', en: toSide(en, 1), ja: toSide(ja, 2) }],
    glossary: [],
    terms,
    langs: ['en', 'ja'],
    book: undefined,
  };
}
