import type { EditionId } from '../../../model/records/edition.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { toEditionId } from '../../../model/text/edition-id.ts';

/** The edition that a name in a translation file holds: `2026-04-17`, `cr-2026-04-17.po`; undefined where none. */
export function toFileEdition(name: string | undefined): EditionId | undefined {
  const [written] = /\d{4}-\d\d-\d\d|v\d\d(?:\.\d\d)+/.exec(name ?? '') ?? [];
  return written === undefined ? undefined : toEditionId(written);
}

/** Whether a tag is of a language, `ja` or `ja-JP`; one that is missing says nothing else. */
export function isOf(tag: string | undefined, lang: Lang): boolean {
  return tag === undefined || new RegExp(`^${lang}(?:[-_]|$)`, 'i').test(tag.trim());
}
