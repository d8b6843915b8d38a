import { joinNames } from '../../model/records/join-names.ts';
import type { Lang } from '../../model/records/lang.ts';
import { parseSymbol, SYMBOL_PATTERN } from '../../model/records/symbol.ts';
import { toSymbolName } from './symbol-name.ts';

const RUNS = new RegExp(`(?:${SYMBOL_PATTERN})+`, 'gu');
const PRINTED = new RegExp(SYMBOL_PATTERN, 'gu');

/**
 * A text with its symbols as words, for where none can be drawn: `{2}{W/U}を払う` → `不特定マナ2点、白か青のマナを払う`. What
 * is only printed like a symbol, `{FOO}`, stays.
 */
export function nameSymbols(text: string, lang: Lang): string {
  return text.replace(RUNS, (run) => {
    const names = (run.match(PRINTED) ?? []).map((printed) => {
      const parts = parseSymbol(printed);
      return parts ? toSymbolName(parts, lang) : printed;
    });
    return joinNames(names, lang);
  });
}
