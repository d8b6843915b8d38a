import { THRESHOLDS } from '../thresholds.ts';

/** Whether a numbered text names something and states nothing: short, no sentence in it, not cut off at a comma or colon. */
export function isHeadingText(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > THRESHOLDS.nameInBoth) return false;
  return !/[.。,、:;!?”}]$|。|[.!?:]\s|\{/.test(trimmed.replaceAll('…', ''));
}
