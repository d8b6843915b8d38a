import { listSymbols } from '../../model/records/symbol.ts';
import { type Check, checkPairs, describeSurplus, findSurplus } from './check.ts';

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
