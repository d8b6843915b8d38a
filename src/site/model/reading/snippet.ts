import { findSentenceEnds, toExcerpt } from '../../../features/render/to-excerpt.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { RuleTree } from '../../../rulebook/book/editions/rule-tree.ts';
import type { Name } from '../../../rulebook/book/name.ts';

/** Length of a line of each language in a list. */
const LENGTH = { en: 96, ja: 50 } as const;

/** Length of what answers a question: a rule of the digest whole, the beginning of a long one. */
const ANSWER_LENGTH = { en: 320, ja: 180 } as const;

/** The first words of a rule in the reader's language, else in the other; of a keyword's heading, those of its first subrule. */
export function toSnippet(
  book: RuleTree,
  rule: Rule,
  lang: Lang,
  length: Readonly<Record<Lang, number>> = LENGTH,
): Name | undefined {
  for (const each of [lang, otherLang(lang)]) {
    const blocks = rule[each]?.blocks.slice(0, 1);
    if (blocks?.length) return { text: toExcerpt(blocks, length[each]), lang: each };
  }
  const first = rule.level === 'rule' ? book.childrenOf(rule.number)[0] : undefined;
  return first && toSnippet(book, first, lang, length);
}

/** The first sentence of a rule whole, as a list of keywords shows and prints it. */
export function toFirstSentence(book: RuleTree, rule: Rule, lang: Lang): Name | undefined {
  const answer = toAnswerText(book, rule, lang);
  const [end] = answer ? findSentenceEnds(answer.text, answer.lang) : [];
  return answer && { ...answer, text: answer.text.slice(0, end) };
}

/** The same at the length of an answer to a question. */
export const toAnswerText = (book: RuleTree, rule: Rule, lang: Lang): Name | undefined =>
  toSnippet(book, rule, lang, ANSWER_LENGTH);
