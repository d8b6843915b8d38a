import type { APIRoute } from 'astro';
import type { Lang } from '../../../../../model/records/lang.ts';
import type { RuleNumber } from '../../../../../model/records/rule-number.ts';
import { toChapterContents } from '../../../../model/reading/contents-tree.ts';
import { getBook, listInLanguages } from '../../../../model/site.ts';

/** The rules of a chapter for the table of contents, a file a chapter and language. */
export function getStaticPaths() {
  const chapters = getBook().rules.filter((rule) => rule.level === 'chapter');
  return listInLanguages(chapters.map(({ number }) => ({ chapter: number })));
}

export const GET: APIRoute = ({ params }) =>
  Response.json(toChapterContents(getBook(), params['chapter'] as RuleNumber, params['lang'] as Lang));
