import { symbolPatterns } from '../../model/game/symbol-patterns.ts';
import type { Lang } from '../../model/records/lang.ts';
import { joinNames } from '../../model/records/lang.ts';
import { findSymbol } from '../../model/records/symbol.ts';

/**
 * A text with its symbols as words, for where none can be drawn: `{2}{W/U}を払う` → `不特定マナ2点、白か青のマナを払う`. What
 * is only printed like a symbol, `{FOO}`, stays.
 */
export function nameSymbols(text: string, lang: Lang): string {
  const { printed, every } = symbolPatterns();
  return text.replace(new RegExp(`(?:${printed})+`, 'gu'), (run) => {
    const names = (run.match(every) ?? []).map((symbol) => findSymbol(symbol)?.[lang] ?? symbol);
    return joinNames(names, lang);
  });
}
