import { currentSymbols } from './current-symbols.ts';
import type { SymbolTable } from './symbol-table.ts';

interface SymbolPatterns {
  /** Source of what is printed like a symbol, known or not: `{W/U}`, `{FOO}`; in other signs than braces, only known ones: `[M]`. */
  printed: string;
  /** The same, every one in a text. */
  every: RegExp;
  /** Those in other signs than braces, where the game has such. */
  unbraced: RegExp | undefined;
  /** Several that older texts write as one, in the first group, the code of each sign, and how one is written today. */
  runs: { every: RegExp; codes: Readonly<Record<string, string>>; form: string } | undefined;
}

const BRACED = '\\{[^{}\\s]{1,12}\\}';

let made: { of: SymbolTable; patterns: SymbolPatterns } | undefined;

/** What finds the symbols of the game that this site is about. */
export function symbolPatterns(): SymbolPatterns {
  const table = currentSymbols();
  if (made?.of !== table) made = { of: table, patterns: makePatterns(table) };
  return made.patterns;
}

function makePatterns({ written, runs, symbols }: SymbolTable): SymbolPatterns {
  const codes = [...new Set(symbols.flatMap(({ code }) => [code, code.toLowerCase()]))]
    .sort((a, b) => b.length - a.length)
    .map(RegExp.escape)
    .join('|');
  const others = written
    .filter((form) => !/^\{.*\}$/.test(form))
    .map((form) => form.split('#').map(RegExp.escape).join(`(?:${codes})`));
  const printed = [BRACED, ...others].join('|');
  const unbraced = others.length > 0 ? new RegExp(others.join('|'), 'g') : undefined;
  return { printed, every: new RegExp(printed, 'g'), unbraced, runs: runs && makeRuns(runs, written[0]) };
}

function makeRuns({ written, codes }: NonNullable<SymbolTable['runs']>, form = '{#}') {
  const signs = Object.keys(codes).map(RegExp.escape).join('');
  const [before, after] = written.split('#').map(RegExp.escape);
  return { every: new RegExp(`${before}((?:\\d{1,2}(?!\\d)|[${signs}])+)${after}`, 'giu'), codes, form };
}
