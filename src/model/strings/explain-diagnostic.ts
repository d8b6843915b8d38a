import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Lang } from '../records/lang.ts';
import { formatOptional } from './format-string.ts';
import { getStrings } from './get-strings.ts';

/** What a diagnostic tells a reader of the site, in their language: no file, no path, no word of a program. */
export function explainDiagnostic(
  lang: Lang,
  { code, actual, expected }: Pick<Diagnostic, 'code' | 'actual' | 'expected'>,
): string {
  return formatOptional(getStrings(lang).diagnostics[code], { actual, expected });
}
