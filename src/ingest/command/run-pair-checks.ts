import { isPairCode } from '../../model/diagnostics/codes.ts';
import { isError } from '../../model/diagnostics/diagnostic.ts';
import { formatDiagnostic } from '../../model/diagnostics/format-diagnostics.ts';
import { collectProjectSources } from '../keeping/collect-sources.ts';
import { collectTerms } from '../pipeline/collect-authored.ts';
import { ingest } from '../pipeline/ingest.ts';
import type { RunOutcome } from './run-ingest.ts';

/** Every place where the kept documents' languages disagree, one a line; fails where there is one. Writes nothing. */
export function runPairChecks(): RunOutcome {
  const kept = collectProjectSources();
  const terms = collectTerms(kept.diagnostics);
  const { diagnostics } = ingest({ ...kept, terms }).report;
  const errors = diagnostics.filter(isError);
  if (errors.length > 0) return { lines: errors.map(formatDiagnostic), exitCode: 1 };
  const open = diagnostics.filter(({ code }) => isPairCode(code));
  const summary =
    open.length === 0 ? 'the languages agree' : `${open.length} places where the languages disagree`;
  return { lines: [...open.map(formatDiagnostic), summary], exitCode: open.length === 0 ? 0 : 1 };
}
