import type { EditionId } from '../records/edition.ts';
import type { Lang } from '../records/lang.ts';

const FORMATS = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  ja: new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'UTC' }),
} as const;

/** An edition's day as people write it: `February 27, 2026`, `2026年2月27日`. */
export function formatDate(lang: Lang, day: EditionId): string {
  return FORMATS[lang].format(new Date(`${day}T00:00:00Z`));
}
