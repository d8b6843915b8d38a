import { memoize } from '../memoize.ts';
import { currentSymbols } from './current-symbols.ts';
import type { SymbolTable } from './symbol-table.ts';

const BRACED = '\\{[^{}\\s]{1,12}\\}';

const patternsOf = memoize(makePatterns);

/** What finds the symbols of the game that this site is about. */
export const symbolPatterns = () => patternsOf(currentSymbols());

function makePatterns({ written, runs, symbols }: SymbolTable) {
  const codes = [...new Set(symbols.flatMap(({ code }) => [code, code.toLowerCase()]))]
    .sort((a, b) => b.length - a.length)
    .map(RegExp.escape)
    .join('|');
  const others = written
    .filter((form) => !/^\{.*\}$/.test(form))
    .map((form) => form.split('#').map(RegExp.escape).join(`(?:${codes})`));
  const printed = [BRACED, ...others].join('|');
  return {
    /** Source of what is printed like a symbol, known or not: `{W/U}`, `{FOO}`; in other signs than braces, only known ones: `[M]`. */
    printed,
    /** The same, every one in a text. */
    every: new RegExp(printed, 'g'),
    /** Those in other signs than braces, where the game has such. */
    unbraced: others.length > 0 ? new RegExp(others.join('|'), 'g') : undefined,
    /** Several that older texts write as one, in the first group, the code of each sign, and how one is written today. */
    runs: runs && makeRuns(runs, written[0]),
  };
}

function makeRuns({ written, codes }: NonNullable<SymbolTable['runs']>, form = '{#}') {
  const signs = Object.keys(codes).map(RegExp.escape).join('');
  const [before, after] = written.split('#').map(RegExp.escape);
  return { every: new RegExp(`${before}((?:\\d{1,2}(?!\\d)|[${signs}])+)${after}`, 'giu'), codes, form };
}
