import type { Element } from 'xast';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import { placeOf } from '../../../model/text/read-xml.ts';

/** A document that translates between other languages than ours. */
export function reportLanguages(
  at: Element,
  file: string,
  from: string | undefined,
  to: string | undefined,
): Diagnostic {
  const message = `this translates from ${from} to ${to}; units are translated from en to ja`;
  return reportDiagnostic('translation-malformed', placeOf(at, file), message);
}

/** A placeholder whose text a tool has lost. */
export function reportPlaceholder(
  code: Element,
  file: string,
  id: string | undefined,
  actual: string,
): Diagnostic {
  const message = `${id}: the placeholder ${actual} stands for nothing that the file holds; put in what it stood for`;
  return reportDiagnostic('translation-placeholder', placeOf(code, file), message, undefined, { actual });
}
