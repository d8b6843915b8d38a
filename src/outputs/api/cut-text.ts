import { z } from 'zod';
import { toLineNumber, toRuleLines } from '../../features/render/rule-lines.ts';
import { cutAtSentence, nameSymbols } from '../../features/render/to-excerpt.ts';
import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import { inLangs, joinNames, type Lang, mapLangs } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import { listBelow, type RuleTree } from '../../rulebook/book/editions/rule-tree.ts';
import { toEntryText } from '../../rulebook/history/rule-text.ts';

const cutSchema = z.object({
  '1024': z.string().describe('At most 1,024 UTF-16 units: a field of a Discord embed'),
  '4096': z.string().describe('At most 4,096: the description of one'),
});

/** Plain text in each language, cut to two lengths. */
export const cutTextSchema = z.object({ en: cutSchema.optional(), ja: cutSchema.optional() });
export type CutText = z.infer<typeof cutTextSchema>;

const LONGEST = 4096;

/** The text of a rule alone: its name, paragraphs and examples, a line each, symbols as words. */
export function toCutText(sides: Pick<Rule, Lang>): CutText {
  return mapLangs(sides, (side, lang) => cut(toRuleLines(side, lang), lang));
}

/** The text of a term: its names on a line, then paragraphs and numbered senses. */
export function toCutTerm(sides: Pick<GlossaryEntry, Lang>): CutText {
  return mapLangs(sides, (side, lang) => cut([joinNames(side.headwords, lang), toEntryText(side)], lang));
}

/** A rule with everything below it: each line that begins a rule with its number. */
export function toCutTextWithSubrules(book: RuleTree, rule: Rule): CutText {
  return inLangs((lang) => {
    const lines: string[] = [];
    let length = 0;
    for (const each of [rule, ...listBelow(book, rule.number).map((below) => below.rule)]) {
      const side = each[lang];
      if (!side) continue;
      const [first = '', ...rest] = toRuleLines(side, lang);
      const own = [`${toLineNumber(each.number)} ${first}`.trimEnd(), ...rest];
      lines.push(...own);
      length += own.join('\n').length;
      if (length > LONGEST) break;
    }
    return cut(lines, lang);
  });
}

function cut(lines: readonly string[], lang: Lang): z.infer<typeof cutSchema> | undefined {
  const text = nameSymbols(lines.join('\n'), lang);
  if (text === '') return undefined;
  return { '1024': cutAtSentence(text, 1024, lang), '4096': cutAtSentence(text, LONGEST, lang) };
}
