import { escapeHtml } from '../../../features/citing/escape-html.ts';
import type { Lang } from '../../../model/records/lang.ts';
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
import { onceFor } from '../../../rulebook/book/once.ts';
import { getBook, toHref } from '../site.ts';
import {
  type ContentsChapter,
  type ContentsLine,
  toChapterContents,
  toContentsTree,
} from './contents-tree.ts';

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
