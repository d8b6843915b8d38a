import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import type { EditionId } from '../../model/records/edition.ts';
import type { Lang } from '../../model/records/lang.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { ReadInput } from './read-input.ts';

/** The sources of one edition, one a language. */
export interface EditionSources {
  id: EditionId;
  en?: ReadInput;
  ja?: ReadInput;
}

/** Whole editions by their day, oldest first; two sources of one edition and language are an error. */
export function groupEditions(reads: readonly ReadInput[]): {
  editions: EditionSources[];
  diagnostics: Diagnostic[];
} {
  const byId = new Map<EditionId, EditionSources>();
  const diagnostics: Diagnostic[] = [];
  for (const read of reads) {
    const { edition, lang } = read.reading;
    if (read.kind !== 'cr-text' || !edition || !lang) continue;
    const group: EditionSources = byId.get(edition) ?? { id: edition };
    byId.set(edition, group);
    const first = group[lang];
    if (first) diagnostics.push(reportTwin(read, first, edition, lang));
    else group[lang] = read;
  }
  const editions = [...byId.values()].sort((a, b) => compareText(a.id, b.id));
  return { editions, diagnostics };
}

function reportTwin(read: ReadInput, first: ReadInput, edition: EditionId, lang: Lang): Diagnostic {
  const name = lang === 'en' ? 'English' : 'Japanese';
  const message = `this and another source are both the ${name} of edition ${edition}; keep one, or say which edition each is`;
  return reportDiagnostic('source-duplicate', { file: read.input.file, line: 1, column: 1 }, message, {
    file: first.input.file,
    line: 1,
    column: 1,
  });
}
