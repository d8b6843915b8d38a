import type { Lang } from '../../../model/records/lang.ts';

/** `1.2 MB`, in the form of the language. */
export function formatSize(lang: Lang, bytes: number): string {
  const megabytes = bytes / 1_000_000;
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: megabytes < 10 ? 1 : 0,
  });
  return format.format(megabytes);
}
