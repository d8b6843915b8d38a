import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '../../../../../model/records/lang.ts';
import type { RuleNumber } from '../../../../../model/records/rule-number.ts';
import { getBook } from '../../../../model/get-book.ts';
import { toSectionContents } from '../../../../model/reading/contents-tree.ts';

interface Props {
  lang: Lang;
  section: RuleNumber;
}

/** The rules of a section for the table of contents, a file a section and language. */
export async function getStaticPaths() {
  const sections = (await getBook()).rules.filter((rule) => rule.level === 'section');
  return sections.flatMap(({ number }) =>
    LANGS.map((lang) => ({ params: { lang, section: number }, props: { lang, section: number } })),
  );
}

export const GET: APIRoute<Props> = async ({ props }) =>
  Response.json(toSectionContents(await getBook(), props.section, props.lang));
