import { FULL_WIDTH, narrow } from './fold-width.ts';

/** By what they are folded to. */
const LOOK_ALIKES_OF = { '-': '‐‑–—―−', '"': '“”', "'": '‘’', '[': '〔【', ']': '〕】' };
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES_OF).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain])),
);

const FOLDED = new RegExp(`[${FULL_WIDTH}${[...LOOK_ALIKES.keys()].join('')}]`, 'g');

/**
 * Full-width forms and look-alike dashes, quotes and brackets as plain ASCII, unit for unit, so that offsets hold:
 * `Ａ．２５．１　－` → `A.25.1 -`. For matching only; records keep what was printed.
 */
export function foldForms(text: string): string {
  return text.replace(FOLDED, (unit) => LOOK_ALIKES.get(unit) ?? narrow(unit));
}
