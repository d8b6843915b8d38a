import { nameSymbols } from '../../../features/render/name-symbols.ts';
import { toExcerpt } from '../../../features/render/to-excerpt.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { RuleTree } from '../../../rulebook/book/editions/rule-tree.ts';
import { listTopRules, sectionsOfTop } from '../../../rulebook/book/editions/rule-tree.ts';
import type { Glossary } from '../../../rulebook/book/glossary.ts';
import { toRuleNames } from '../../../rulebook/book/name.ts';
import { toSnippet } from './snippet.ts';

/** A line of the table of contents. `lang` is there where the text is not in the reader's language. */
export interface ContentsLine {
  number: RuleNumber;
  text?: string;
  lang?: Lang;
}

/** A chapter with its sections. */
export interface ContentsChapter extends ContentsLine {
  sections: ContentsLine[];
}

/** Length of the first words of a rule without a name. */
const LENGTH = { en: 44, ja: 24 } as const;

/** Chapters and sections by their names: the part of the table of contents that every page shares. */
export function toContentsTree(book: Glossary & RuleTree, lang: Lang): ContentsChapter[] {
  return listTopRules(book).map((chapter) => ({
    ...toLine(book, chapter, lang),
    sections: sectionsOfTop(book, chapter).map((section) => toLine(book, section, lang)),
  }));
}

/** The rules of each section of a chapter by their names or first words. */
export function toChapterContents(
  book: Glossary & RuleTree,
  chapter: RuleNumber,
  lang: Lang,
): Record<string, ContentsLine[]> {
  return Object.fromEntries(
    book
      .childrenOf(chapter)
      .map(({ number }) => [number, book.childrenOf(number).map((rule) => toLine(book, rule, lang))]),
  );
}

function toLine(book: Glossary & RuleTree, rule: Rule, lang: Lang): ContentsLine {
  const { number } = rule;
  const named = toRuleNames(book, number, lang)?.first;
  const snippet = named ?? toSnippet(book, rule, lang);
  if (!snippet) return { number };
  const text = named
    ? named.text
    : toExcerpt([{ type: 'paragraph', text: nameSymbols(snippet.text, snippet.lang) }], LENGTH[snippet.lang]);
  return { number, text, ...(snippet.lang === otherLang(lang) ? { lang: snippet.lang } : {}) };
}
