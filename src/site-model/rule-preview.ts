import type { Book } from '../book/book.ts';
import type { Lang } from '../records/lang.ts';
import type { Rule } from '../records/rule.ts';
import type { TextBlock } from '../records/text.ts';
import { toExcerpt } from '../render/to-excerpt.ts';

/** Lengths that the common preview boxes show without cutting, in UTF-16 units. */
export const PREVIEW_TITLE_LENGTH = 70;
export const PREVIEW_TEXT_LENGTH = { en: 160, ja: 80 } as const;

export interface RulePreview {
  /** `702.9b 飛行 / Flying`. */
  title: string;
  /** The beginning of the rule in each language it has. */
  text: { en?: string; ja?: string };
}

/** What a forum shows of a rule: number, names, the beginning of both texts. A heading shows what stands below it. */
export function toRulePreview(book: Book, rule: Rule, names: { en?: string; ja?: string }): RulePreview {
  const title = [rule.number, [names.ja, names.en].filter(Boolean).join(' / ')].filter(Boolean).join(' ');
  const cut = (lang: Lang) => {
    const blocks = findText(book, rule, lang);
    return blocks && { [lang]: toExcerpt(blocks, PREVIEW_TEXT_LENGTH[lang]) };
  };
  return {
    title: toExcerpt([{ type: 'paragraph', text: title }], PREVIEW_TITLE_LENGTH),
    text: { ...cut('en'), ...cut('ja') },
  };
}

/** The text of a rule; of a heading, that of its first subrule; of a chapter or section, the names in it. */
function findText(book: Book, rule: Rule, lang: Lang): readonly TextBlock[] | undefined {
  const own = rule[lang]?.blocks;
  if (own?.length) return own;
  const children = book.childrenOf(rule.number);
  if (rule.level === 'rule') return children[0] && findText(book, children[0], lang);
  const names = children.flatMap((child) => book.titleOf(child.number, lang) ?? []);
  if (names.length > 0) return [{ type: 'paragraph', text: names.join(lang === 'ja' ? '、' : ', ') }];
  return children[0] && findText(book, children[0], lang);
}
