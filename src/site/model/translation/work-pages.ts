import type { Lang } from '../../../model/records/lang.ts';
import { type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import { formatDate } from '../../../model/strings/format-date.ts';
import { formatString } from '../../../model/strings/format-string.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import { cutWork, type WorkChapter } from '../../../outputs/translation/cut-work.ts';
import { listWork } from '../../../outputs/translation/list-work.ts';
import type { WorkItem, WorkState } from '../../../outputs/translation/unit.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { type ReaderNames, toRuleNames } from '../../../rulebook/book/name.ts';
import { once } from '../../../rulebook/book/once.ts';
import type { Crumb } from '../reading/crumbs.ts';
import { getBook } from '../site.ts';

/** The work list of the edition that is shown; made once. */
export const getWorkChapters = once((): readonly WorkChapter[] => {
  const book = getBook();
  return cutWork(listWork(book, book.edition.id));
});

/** One page of the list. */
export interface WorkPage {
  chapter: WorkChapter;
  /** From 0. */
  part: number;
}

/** Every page of the list, in order: at least one a chapter. */
export function listWorkPages(): WorkPage[] {
  return getWorkChapters().flatMap((chapter) =>
    Array.from({ length: Math.max(1, chapter.parts.length) }, (_, part) => ({ chapter, part })),
  );
}

/** Address of a page below `/ja/translation/`: `7`, and from the second part on `7/2`. */
export function toWorkParam({ chapter, part }: WorkPage): string {
  return part === 0 ? chapter.id : `${chapter.id}/${part + 1}`;
}

/** The first page of a chapter that has items of a state, with its filter set. */
export function toStatePath(lang: Lang, chapter: WorkChapter, state: WorkState): string {
  const part = chapter.parts.findIndex((items) => items.some((item) => item.state === state));
  return `/${lang}/translation/${toWorkParam({ chapter, part: Math.max(0, part) })}/#state-${state}`;
}

/** A page of the list as breadcrumbs and pagers name it. */
export function toWorkCrumb(book: Book, lang: Lang, page: WorkPage): Crumb {
  const { id, parts } = page.chapter;
  const [first, count] = [toChapterNames(book, lang, page.chapter)?.first, parts.length];
  const part = count > 1 ? ` (${page.part + 1}/${count})` : '';
  return {
    path: `/${lang}/translation/${toWorkParam(page)}/`,
    ...(id !== 'glossary' && { number: id }),
    ...(first && { name: { ...first, text: first.text + part } }),
  };
}

export function toChapterNames(book: Book, lang: Lang, { id }: WorkChapter): ReaderNames | undefined {
  if (id !== 'glossary') return toRuleNames(book, id, lang);
  return { first: { text: getStrings(lang).glossary.title, lang } };
}

/** Items of a page under the sections they are in; those of the glossary in one group without a number. */
export function groupBySection(items: readonly WorkItem[]): { section?: RuleNumber; items: WorkItem[] }[] {
  const groups = Map.groupBy(items, ({ type, id }) => (type === 'rule' ? sectionOf(id) : undefined));
  return [...groups].map(([section, own]) => ({ ...(section && { section }), items: own }));
}

/** Which Japanese the English of the edition is held against, in a sentence. */
export function toAgainst({ edition }: Book, lang: Lang): string {
  const texts = getStrings(lang).translation;
  const { id, japaneseEdition } = edition;
  const date = formatDate(lang, id);
  if (!japaneseEdition) return formatString(texts.againstNone, { date });
  if (japaneseEdition === id) return formatString(texts.againstOwn, { date });
  return formatString(texts.against, { date, before: formatDate(lang, japaneseEdition) });
}
