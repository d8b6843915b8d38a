import type { Document } from '../records/document.ts';
import type { EditionId } from '../records/edition.ts';
import type { Lang } from '../records/lang.ts';
import { toVersion } from '../text/edition-id.ts';

const FORMATS = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  ja: new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'UTC' }),
} as const;

const MONTHS = {
  en: new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  ja: new Intl.DateTimeFormat('ja-JP', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
} as const;

/** When a document was written: its day or, where it tells no more, the month: `1998年4月`. */
export function formatDocumentDate(
  lang: Lang,
  { date, datePrecision }: Pick<Document, 'date' | 'datePrecision'>,
): string {
  if (!date) return '';
  return datePrecision === 'month' ? formatMonth(lang, date) : formatDate(lang, date);
}

/** The day of a document, or that on which the page that it is a copy of was last brought up to date. */
export function formatWritten(
  lang: Lang,
  document: Pick<Document, 'date' | 'datePrecision' | 'synced'>,
): string {
  const { date, synced } = document;
  return !date && synced ? formatDate(lang, synced) : formatDocumentDate(lang, document);
}

/** The month of a day: `February 2026`, `2026年2月`. */
export function formatMonth(lang: Lang, day: EditionId): string {
  return MONTHS[lang].format(new Date(`${day}T00:00:00Z`));
}

/** Days as they were written before: a site says few of them, each on thousands of pages. */
const WRITTEN = { en: new Map<EditionId, string>(), ja: new Map<EditionId, string>() } as const;

/** An edition's day, or else its version, as people write it: `February 27, 2026`, `2026年2月27日`, `1.26.1`. */
export function formatDate(lang: Lang, day: EditionId): string {
  const known = WRITTEN[lang].get(day);
  if (known !== undefined) return known;
  const written = toVersion(day) ?? FORMATS[lang].format(new Date(`${day}T00:00:00Z`));
  WRITTEN[lang].set(day, written);
  return written;
}
