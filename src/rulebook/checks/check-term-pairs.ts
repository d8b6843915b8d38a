import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import type { Check } from './check.ts';

/** A glossary entry that is in one language only, in an edition published in both. */
export const checkTermPairs: Check = ({ type, glossary, langs }) => {
  if (type !== 'edition' || langs.length < 2) return [];
  return glossary.flatMap(({ slug, en, ja }) => {
    const name = (en ?? ja)?.headwords[0] ?? slug;
    if (en && !ja)
      return [
        reportDiagnostic(
          'term-only-english',
          en.place,
          `the term “${name}” has no Japanese entry`,
          undefined,
          { expected: name },
        ),
      ];
    if (ja && !en)
      return [
        reportDiagnostic(
          'term-only-japanese',
          ja.place,
          `the term “${name}” has no English entry of that headword`,
          undefined,
          { actual: name },
        ),
      ];
    return [];
  });
};
