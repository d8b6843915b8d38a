import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '../../../../records/lang.ts';
import type { RuleNumber } from '../../../../records/rule-number.ts';
import { toSectionContents } from '../../../../site-model/contents-tree.ts';
import { getBook } from '../../../../site-model/get-book.ts';

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
