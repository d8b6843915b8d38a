import { tidySpaces } from '../../text/spaces.ts';

/** `Compiled by A, with contributions from B and C` → a credit for each part of the work, as printed. */
export function readCredits(text: string): string[] {
  return tidySpaces(text)
    .split(/,? (?=with (?:contributions|help|thanks) )/i)
    .filter((credit) => credit !== '');
}
