import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { parseTable } from '../../model/game/parse-table.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import { splitLines } from './split-lines.ts';

export interface ManifestReading {
  manifest?: Manifest;
  diagnostics: Diagnostic[];
}

/** The text of a `manifest.json`, checked; each wrong field is a diagnostic. Touches no disk. */
export function readManifest(text: string, file: string): ManifestReading {
  const checked = parseTable(text, manifestSchema);
  if ('data' in checked) return { manifest: checked.data, diagnostics: [] };
  return { diagnostics: checked.faults.map(({ field, message }) => report(file, text, field, message)) };
}

/** At the field's name where the text has it, else at the beginning. */
function report(file: string, text: string, field: PropertyKey | undefined, message: string): Diagnostic {
  const { lines } = splitLines(text);
  const named =
    field === undefined ? -1 : lines.findIndex((line) => line.text.includes(`"${String(field)}"`));
  const column = named < 0 ? 1 : (lines[named]?.text.indexOf(`"${String(field)}"`) ?? 0) + 1;
  return reportDiagnostic('manifest-invalid', { file, line: Math.max(named, 0) + 1, column }, message);
}
