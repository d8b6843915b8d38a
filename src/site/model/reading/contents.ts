import { escapeHtml } from '../../../features/citing/escape-html.ts';
import { nameSymbols, toExcerpt } from '../../../features/render/to-excerpt.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import {
  chapterOf,
  levelOf,
  parentOf,
  type RuleNumber,
  sectionOf,
} from '../../../model/records/rule-number.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { toRulePath } from '../../../rulebook/book/address.ts';
import { listTopRules, type RuleTree, sectionsOfTop } from '../../../rulebook/book/editions/rule-tree.ts';
import type { Glossary } from '../../../rulebook/book/glossary.ts';
import { toRuleNames } from '../../../rulebook/book/name.ts';
import { onceFor } from '../../../rulebook/book/once.ts';
import { getBook, toHref } from '../site.ts';
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

/** What the table of contents of a page is made of: the same for thousands of pages, and made once. */
const collect = onceFor((lang: Lang) => {
  const book = getBook();
  const tree = toContentsTree(book, lang);
  const rulesOf = onceFor((chapter: RuleNumber) => toChapterContents(book, chapter, lang));
  const leaf = onceFor((each: ContentsLine) => renderLine(each, lang, false));
  const folded = onceFor((each: ContentsLine) => renderLine(each, lang, false, ''));
  return { book, tree, rulesOf, leaf, folded };
});

/**
 * The table of contents as the script of a page makes it too: all chapters, the sections of the open one, and the rules of
 * the open section or, of a long one, of the open range.
 */
export function renderContents(lang: Lang, number?: RuleNumber): string {
  const { book, tree, rulesOf, leaf, folded } = collect(lang);
  const chapter = number && chapterOf(number);
  const section = number && sectionOf(number);
  const here = number && (levelOf(number) === 'subrule' ? parentOf(number) : number);
  const line = (each: ContentsLine, below?: string) => {
    if (below || each.number === here) return renderLine(each, lang, each.number === here, below);
    return below === undefined ? leaf(each) : folded(each);
  };
  const listRules = (): string => {
    if (!chapter || !section || section === chapter) return '';
    const ranges = book.rangesOf(section);
    const open = ranges.find(({ rules }) => rules.some((rule) => rule.number === here));
    const shown = ranges.length > 1 && open ? new Set(open.rules.map((rule) => rule.number)) : undefined;
    const rules = rulesOf(chapter)[section] ?? [];
    return renderList(rules.filter((rule) => !shown || shown.has(rule.number)).map((rule) => line(rule)));
  };
  const listSections = ({ number: of, sections }: ContentsChapter): string =>
    of === chapter
      ? renderList(sections.map((below) => line(below, below.number === section ? listRules() : '')))
      : '';
  return renderList(
    tree.map((each) => line(each, each.sections.length === 0 ? undefined : listSections(each))),
  );
}

const renderList = (items: readonly string[]): string => `<ol>${items.join('')}</ol>`;

/** A line; `below` is there, though empty, where it has something below it. */
function renderLine(
  { number, text = '', lang: own }: ContentsLine,
  lang: Lang,
  isHere: boolean,
  below?: string,
): string {
  const name = escapeHtml(text);
  const label = formatString(getStrings(lang).reading.contents.unfold, { name: `${number} ${name}`.trim() });
  const fold =
    below === undefined
      ? ''
      : `<button type="button" class="toc-fold" aria-expanded="${below !== ''}" aria-label="${label}"></button>`;
  const current = isHere ? ' aria-current="page"' : '';
  const href = toHref(toRulePath(lang, number));
  const mark = own ? ` lang="${own}"` : '';
  return `<li><div class="toc-line">${fold}<a href="${href}"${current}><span class="number">${number}</span><span class="toc-text"${mark}>${name}</span></a></div>${below ?? ''}</li>`;
}
