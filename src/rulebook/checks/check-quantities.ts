import { type Check, checkPairs } from './check.ts';
import { findQuantities } from './find-quantities.ts';

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
