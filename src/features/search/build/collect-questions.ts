import type { EditionId } from '../../../model/records/edition.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { foldText, splitWords } from '../fold/fold-text.ts';
import { toStems } from '../fold/stem-word.ts';
import type { QuestionsFile } from '../index-files.ts';

/** The ids a number of an edition means in the book. */
export type ResolveNumber = (target: { rule: RuleNumber; edition: EditionId }) => readonly string[];

/**
 * How a wording is shipped: of English what is searched for, its stems, in the order that packs smallest; Japanese
 * without the signs that end it.
 */
const WRITE: Readonly<Record<Lang, (wording: string) => string>> = {
  en: (wording) => [...new Set(toStems(splitWords(foldText(wording))))].sort().join(' '),
  ja: (wording) => wording.replace(/\p{P}+$/u, ''),
};

/**
 * The authored questions with the documents that answer by their place in the index, the question that readers see
 * among its wordings. A search may follow a number where a page may not: to the same place below the same heading, in a
 * book that does not know the edition.
 */
export function collectQuestions(
  { rules, authoredQuestions }: Pick<Book, 'rules' | 'authoredQuestions'>,
  resolve: ResolveNumber,
): Pick<QuestionsFile, 'docs' | Lang> {
  const places = new Map<string, number>(rules.map(({ number }, place) => [number, place]));
  const rows = authoredQuestions.flatMap(({ rule, also = [], edition, question, ...wordings }) => {
    const list = (lang: Lang) =>
      [...new Set([...wordings[lang], ...(question ? [question[lang]] : [])].map(WRITE[lang]))]
        .sort()
        .join('\t');
    const numbers = [rule, ...also].flatMap((each) => resolve({ rule: each, edition }));
    const docs = [...new Set(numbers)].flatMap((number) => places.get(number) ?? []);
    return docs.length > 0 ? [{ docs, en: list('en'), ja: list('ja') }] : [];
  });
  const toColumn = (lang: Lang) => rows.map((row) => row[lang]).join('\n');
  return { docs: rows.map(({ docs }) => docs), en: toColumn('en'), ja: toColumn('ja') };
}
