import { LANGS, type Lang } from '../../model/records/lang.ts';

/** The paths of a page that each language has. */
export function listLanguages(): { params: { lang: Lang } }[] {
  return LANGS.map((lang) => ({ params: { lang } }));
}
