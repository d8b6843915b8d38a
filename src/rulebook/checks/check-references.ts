import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { findRuleReferences } from '../../model/records/rule-reference.ts';
import type { Check } from './check.ts';
import { findInSides } from './sides.ts';

/** A reference to a number that the edition of the text does not have. Silent where that edition is not at hand. */
export const checkReferences: Check = (content) => {
  const { book, edition } = content;
  if (!book) return [];
  return findInSides(content, ({ name, lang, blocks, place }) =>
    blocks.flatMap(({ text }) =>
      findRuleReferences(text, lang).flatMap(({ start, end, numbers }) =>
        numbers
          .filter((number) => !book.has(number))
          .map((number) => ({
            key: number,
            diagnostic: reportDiagnostic(
              'reference-unresolved',
              place,
              `“${text.slice(start, end)}” in ${name}: edition ${edition} has no ${number}`,
              undefined,
              { actual: number },
            ),
          })),
      ),
    ),
  );
};
