import { reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { findRuleReferences, listReferredNumbers } from '../../model/records/rule-reference.ts';
import { type Check, type Checkable, checkPairs, checkSides, describeSurplus, findSurplus } from './check.ts';
import { isSameTitle } from './title-key.ts';

/** A reference to a number that the edition of the text does not have. Silent where that edition is not at hand. */
export const checkReferences: Check = (content) => {
  const { book, edition } = content;
  if (!book) return [];
  return checkSides(content, ({ name, lang, blocks, place }) =>
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

/**
 * Rules that one language of a record refers to and the other does not. A number whose title names the rule that the
 * other language means (`rule 702.138〔相棒〕` beside 702.139) is decided by its title alone.
 */
export const checkReferencePairs: Check = (content) =>
  checkPairs(content, ({ en, ja }) => {
    const surplus = findSurplus(findNumbers(en.text, 'en'), findNumbers(ja.text, 'ja'));
    const mistitled = findMistitled(ja.text, surplus[0], content.book);
    const [onlyEn = '', onlyJa = ''] = surplus.map((numbers) =>
      numbers.filter((number) => !mistitled.has(number)).join(', '),
    );
    const parts = describeSurplus(onlyEn, onlyJa);
    if (parts.length === 0) return [];
    const says = `refers to ${parts.join('; ')}`;
    return [{ code: 'references-differ', says, actual: onlyJa, expected: onlyEn }];
  });

function findNumbers(text: string, lang: Lang): RuleNumber[] {
  return [...new Set(listReferredNumbers(text, lang))].sort();
}

/** Numbers of the Japanese that are with the name of one of `meant`, and those meant. */
function findMistitled(text: string, meant: readonly RuleNumber[], book: Checkable['book']) {
  const found = new Set<RuleNumber>();
  if (!book || meant.length === 0) return found;
  for (const { numbers, title } of findRuleReferences(text, 'ja')) {
    const number = numbers.length === 1 ? numbers[0] : undefined;
    if (!number || !title || isSameTitle(title.text, book.get(number)?.ja?.title ?? '', 'ja')) continue;
    const named = meant.find((each) => isSameTitle(title.text, book.get(each)?.ja?.title ?? '', 'ja'));
    if (named) found.add(named).add(number);
  }
  return found;
}
