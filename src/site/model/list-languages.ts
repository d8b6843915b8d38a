import { LANGS, type Lang } from '../../model/records/lang.ts';

/** The paths of a page that stands once in each language. */
export function listLanguages(): { params: { lang: Lang } }[] {
  return LANGS.map((lang) => ({ params: { lang } }));
}
