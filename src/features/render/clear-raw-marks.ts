import { drawSymbolRuns } from '../../model/records/symbol.ts';

const BRACED = /\{(Rules?\s[^{}]{1,30})\}/giu;

/**
 * A text without the marks that printed documents put around what is drawn here: `{Rule E.5}` → `Rule E.5`, and symbols as
 * older texts write several, `<2青青>` → `{2}{U}{U}`. Records keep what was printed.
 */
export function clearRawMarks(text: string): string {
  return drawSymbolRuns(text).replace(BRACED, '$1');
}
