import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '../../../../../model/records/lang.ts';
import type { RuleNumber } from '../../../../../model/records/rule-number.ts';
import { toChapterContents } from '../../../../model/reading/contents-tree.ts';
import { getBook } from '../../../../model/site.ts';

interface Props {
  lang: Lang;
  chapter: RuleNumber;
}

/** The rules of a chapter for the table of contents, a file a chapter and language. */
export function getStaticPaths() {
  const chapters = getBook().rules.filter((rule) => rule.level === 'chapter');
  return chapters.flatMap(({ number }) =>
    LANGS.map((lang) => ({ params: { lang, chapter: number }, props: { lang, chapter: number } })),
  );
}

export const GET: APIRoute<Props> = ({ props }) =>
  Response.json(toChapterContents(getBook(), props.chapter, props.lang));
