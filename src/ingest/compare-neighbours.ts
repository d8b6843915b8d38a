import { compareEditions } from '../align/compare-editions.ts';
import { compareGlossaries } from '../align/compare-glossaries.ts';
import type { EditionChanges } from '../records/edition-changes.ts';
import type { EditionContent } from './edition-content.ts';

/** Each English edition beside the one before it, oldest first. */
export function compareNeighbours(contents: readonly EditionContent[]): EditionChanges[] {
  const english = contents.filter(({ edition }) => edition.sources.en);
  return english.slice(1).map((after, index): EditionChanges => {
    const before = english[index] ?? after;
    return {
      before: before.edition.id,
      after: after.edition.id,
      rules: compareEditions(before.rules, after.rules),
      glossary: compareGlossaries(before.glossary, after.glossary),
    };
  });
}
