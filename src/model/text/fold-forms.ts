import { foldWidth } from './fold-width.ts';

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '‐': '-',
    '‑': '-',
    '–': '-',
    '—': '-',
    '―': '-',
    '−': '-',
    '“': '"',
    '”': '"',
    '‘': "'",
    '’': "'",
    '〔': '[',
    '〕': ']',
    '【': '[',
    '】': ']',
  }),
);

const LOOK_ALIKE = new RegExp(`[${[...LOOK_ALIKES.keys()].join('')}]`, 'g');

/**
 * Full-width forms and look-alike dashes, quotes and brackets as plain ASCII, unit for unit, so that offsets hold:
 * `Ａ．２５．１　－` → `A.25.1 -`. For matching only; records keep what was printed.
 */
export function foldForms(text: string): string {
  return foldWidth(text).replace(LOOK_ALIKE, (unit) => LOOK_ALIKES.get(unit) ?? unit);
}
