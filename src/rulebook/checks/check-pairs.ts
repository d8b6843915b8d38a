import { listSymbols } from '../../model/records/symbol.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { type Check, checkPairs, countExamples, describeSurplus, findSurplus } from './check.ts';
import { findQuantities } from './find-quantities.ts';

/** Languages with different numbers of examples in one rule or glossary entry, of numbered senses in one entry. */
export const checkCounts: Check = (content) =>
  checkPairs(content, ({ sort, en, ja }) => {
    if (sort !== 'rule' && sort !== 'term') return [];
    const [examples, senses] = [
      [en, ja].map(countExamples),
      [en, ja].map((side) => side.senses?.length ?? 0),
    ];
    return [
      { code: 'examples-differ' as const, noun: 'examples', counts: examples },
      { code: 'senses-differ' as const, noun: 'numbered senses', counts: senses },
    ].flatMap(({ code, noun, counts: [left, right] }) => {
      const says = `has ${left} ${noun} in English and ${right} in Japanese`;
      return left === right ? [] : [{ code, says, actual: `${right}`, expected: `${left}` }];
    });
  });

/** Symbols such as `{W/U}` that are in one language of a record only. How often each occurs is left to translators. */
export const checkSymbols: Check = (content) =>
  checkPairs(content, ({ en, ja }) => {
    const surplus = findSurplus(listSymbols(en.text), listSymbols(ja.text));
    const [expected = '', actual = ''] = surplus.map((symbols) => symbols.join(''));
    const parts = describeSurplus(expected, actual);
    return parts.length === 0
      ? []
      : [{ code: 'symbols-differ', says: `has ${parts.join(', ')}`, actual, expected }];
  });

/**
 * Quantities that the English of a record has and the Japanese has not: `twelve` beside `11個`. Only from five on: smaller
 * ones are idiom as often as number (either, both, 一方). A quantity in Japanese only is no fault: Japanese counts what
 * English lists (105.1: the colors are five).
 */
export const checkQuantities: Check = (content) =>
  checkPairs(content, ({ en, ja }) => {
    const [left, right] = [findQuantities(en.text, 'en'), findQuantities(ja.text, 'ja')];
    const [expected, actual] = [left.difference(right), right.difference(left)].map((only) =>
      [...only].join(', '),
    );
    if (!expected) return [];
    const says = `has ${expected} in English only${actual && `; the Japanese has ${actual}`}`;
    return [{ code: 'quantities-differ', says, expected, ...(actual && { actual }) }];
  });

/** `《魔の魅惑/Aluren(TE)》`: both names, without the set code. */
const CARD = /《[^《》/]*\/([^《》()]+)[^《》]*》/g;

/** A card that the Japanese names with its English name, which the English does not name. */
export const checkCardNames: Check = (content) =>
  checkPairs(content, ({ en, ja }) => {
    const english = foldName(en.text);
    const missing = [...foldWidth(ja.text).matchAll(CARD)]
      .map((match) => match[1]?.trim() ?? '')
      .filter((card) => card !== '' && !english.includes(foldName(card)));
    if (missing.length === 0) return [];
    const says = `names ${missing.map((card) => `“${card}”`).join(', ')} in Japanese only`;
    return [{ code: 'card-names-differ', says, actual: missing.join(', ') }];
  });

function foldName(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ');
}
