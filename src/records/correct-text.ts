import type { Correction } from './rule.ts';

/** A text with its settled corrections made: `eleven twelve special actions` → `twelve special actions`. Whatever space parts the words. */
export function correctText(text: string, corrections: readonly Correction[] = []): string {
  let corrected = text;
  for (const { found, to, settledBy } of corrections) {
    if (settledBy === 'open') continue;
    const start = corrected.replace(/\s/g, ' ').indexOf(found.replace(/\s/g, ' '));
    if (start >= 0) corrected = corrected.slice(0, start) + to + corrected.slice(start + found.length);
  }
  return corrected;
}
