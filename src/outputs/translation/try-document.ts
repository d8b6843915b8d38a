import { toSourceId } from '../../ingest/pipeline/input-file.ts';
import { isPairCode } from '../../model/diagnostics/codes.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import type { EditionId } from '../../model/records/edition.ts';
import type { Place } from '../../model/records/place.ts';
import type { FilledUnits } from './fill-units.ts';
import { listRecords } from './list-records.ts';
import { loadProject, type TranslationProject } from './load-project.ts';
import type { MadeDocument } from './make-document.ts';
import { toTarget } from './record-lines.ts';

/**
 * What the project says of a document before it is kept: every unit must read back as it was translated, and what the pair
 * checks tell of the rules that changed is reported at their place in the translated file.
 */
export function tryDocument(
  { kept, book: before }: TranslationProject,
  edition: EditionId,
  { manifest, bytes }: MadeDocument,
  { targets, places }: FilledUnits,
): Diagnostic[] {
  const file = `${manifest.id}/${manifest.file}`;
  const tried = loadProject(kept, (files) => [
    ...files.filter((each) => toSourceId(each) !== manifest.id),
    { file, bytes, manifest, hints: {} },
  ]);
  if ('lines' in tried) {
    const start = { file, line: 1, column: 1 };
    return tried.lines.map((line) =>
      reportDiagnostic('translation-unreadable', start, `the document cannot be kept: ${line}`, undefined, {
        actual: line,
      }),
    );
  }
  const placeOf = (id: string): Place => places.get(id) ?? { file, line: 1, column: 1 };
  const known = new Map(
    listRecords(before, edition).flatMap(({ slots }) => slots.map(({ unit }) => [unit.id, unit] as const)),
  );
  const found: Diagnostic[] = [];
  const changed = new Map<number, Place>();
  for (const { item, slots } of listRecords(tried.book, edition)) {
    for (const { unit, line, japanese } of slots) {
      const target = targets.get(unit.id);
      const read = toTarget(line, japanese);
      if (read !== target) {
        const message =
          target === undefined
            ? `${unit.id} is not translated, but the document would hold “${read}” as its Japanese`
            : `${unit.id} would read back as “${read ?? ''}”, not as “${target}”; a line must not begin like another rule, example or entry`;
        const what = { actual: read ?? '', expected: target ?? '' };
        found.push(reportDiagnostic('translation-unreadable', placeOf(unit.id), message, undefined, what));
      }
      const old = known.get(unit.id);
      const isNew = target !== undefined && (old?.status !== 'final' || old.japanese !== target);
      if (isNew && item.ja && !changed.has(item.ja.place.line))
        changed.set(item.ja.place.line, placeOf(unit.id));
    }
  }
  const pairs = tried.report.diagnostics.flatMap((each) => {
    const place = each.file === file && isPairCode(each.code) ? changed.get(each.line) : undefined;
    return place ? [{ ...each, ...place }] : [];
  });
  return [...found, ...pairs];
}
