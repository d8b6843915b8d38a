import type { Correction } from './rule.ts';

/** Whether something settles a correction: what nothing settles stays as printed. */
export function isSettled({ settledBy }: Correction): boolean {
  return settledBy !== 'open';
}

/** Where the words that a correction is about begin in a text, whatever space parts them; -1 where they are not. */
export function findCorrection(text: string, { found }: Correction): number {
  return toPlainSpaces(text).indexOf(toPlainSpaces(found));
}

/** What stays of the words found where none came in for those struck out: `{2/G}` of `and {2/G}`, from `and`. */
export function restOf({ found, from, to }: Correction): string {
  return to === '' ? found.slice(from.length).trimStart() : '';
}

/** A text with its settled corrections made: `eleven twelve special actions` → `twelve special actions`. */
export function correctText(text: string, corrections: readonly Correction[] = []): string {
  let corrected = text;
  for (const correction of corrections.filter(isSettled)) {
    const start = findCorrection(corrected, correction);
    const end = start + correction.found.length;
    const meant = correction.to + restOf(correction);
    if (start >= 0) corrected = corrected.slice(0, start) + meant + corrected.slice(end);
  }
  return corrected;
}

/** The update of 2024-09-17 has a no-break space between `eleven` and `twelve`. */
function toPlainSpaces(text: string): string {
  return text.replace(/\s/g, ' ');
}
