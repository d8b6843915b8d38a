import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkTarget } from '../../disk/check-target.ts';
import { readDocumentFile } from '../../disk/read-document-file.ts';
import type { RunOutcome } from '../../ingest/command/run-ingest.ts';
import { sourcesFolder } from '../../ingest/keeping/collect-sources.ts';
import { writeSources } from '../../ingest/keeping/write-sources.ts';
import { toSourceId } from '../../ingest/pipeline/read-input.ts';
import { isPairCode } from '../../model/diagnostics/codes.ts';
import { type Diagnostic, isError, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { formatDiagnostics, formatTally } from '../../model/diagnostics/format-diagnostics.ts';
import type { EditionId } from '../../model/records/edition.ts';
import type { Place } from '../../model/records/place.ts';
import { type FilledUnits, fillUnits } from './fill-units.ts';
import { listRecords } from './list-records.ts';
import { loadProject, type TranslationProject } from './load-project.ts';
import { type MadeDocument, makeDocument } from './make-document.ts';
import { readTranslationFile } from './read-translation-file.ts';
import { toTarget } from './record-lines.ts';
import { explainMissing } from './run-export.ts';

/** What the command line asks of `npm run translate:import`. */
interface ImportOptions {
  file: string;
  /** Overrules what the file says. */
  edition: EditionId | undefined;
  /** The folder of documents that takes the Japanese. */
  out: string;
  /** Write nothing. */
  check: boolean;
  /** Refuse what is not translated whole. */
  strict: boolean;
}

/** Takes a translated file, checks it, and keeps the Japanese of its edition as a document; all of it or nothing. */
export function runImport(options: ImportOptions): RunOutcome {
  const { file, out } = options;
  const loaded = readDocumentFile(file);
  if ('problem' in loaded) return { lines: [`${file}: ${loaded.problem}`], exitCode: 1 };
  const filled = readTranslationFile(loaded.bytes, file);
  if (filled.diagnostics.some(isError)) return refuse(filled.diagnostics);
  const project = loadProject();
  if ('lines' in project) return { lines: [...project.lines, 'nothing was imported'], exitCode: 1 };
  const { book } = project;
  const edition = options.edition ?? filled.edition;
  if (!edition)
    return { lines: [`${file} does not say which edition it is of; --edition does`], exitCode: 1 };
  const records = listRecords(book, edition);
  if (records.length === 0) return { lines: [`${file}: ${explainMissing(edition, book)}`], exitCode: 1 };

  const made = fillUnits(records, filled, file);
  const openLines = formatOpen(made);
  if (made.diagnostics.some(isError)) return refuse(made.diagnostics, openLines);
  if (options.strict && made.open.length > 0)
    return refuse(made.diagnostics, [...openLines, '--strict: all must be translated']);

  const content = { edition, records, targets: made.targets };
  const document = makeDocument(project, content, { file, bytes: loaded.bytes });
  const { manifest, bytes, isSame } = document;
  const where = `${out}/${manifest.id}`;
  const isDefault = resolve(out) === resolve(sourcesFolder());
  const unwritable = isDefault
    ? undefined
    : checkTarget(where, (folder) => existsSync(join(folder, 'manifest.json')));
  if (unwritable && 'problem' in unwritable)
    return { lines: [`${where}: ${unwritable.problem}`], exitCode: 2 };
  const checked = isSame ? [] : tryDocument(project, edition, document, made);
  const diagnostics = [...made.diagnostics, ...checked];
  if (checked.some(isError)) return refuse(diagnostics, openLines);
  const lines = [...formatDiagnostics(diagnostics), ...openLines];
  const tally = formatTally(diagnostics);
  if (options.check)
    return { lines: [...lines, `${where}: not written, for --check (${tally})`], exitCode: 0 };
  if (isSame && isDefault)
    return {
      lines: [...lines, `${where}: is the same text already; nothing was written (${tally})`],
      exitCode: 0,
    };
  writeSources(out, [{ manifest, bytes }]);
  return { lines: [...lines, `${where}: kept (${manifest.file}; ${tally})`], exitCode: 0 };
}

function refuse(diagnostics: readonly Diagnostic[], more: readonly string[] = []): RunOutcome {
  const shown = [...diagnostics].sort((a, b) => Number(isError(b)) - Number(isError(a)));
  return {
    lines: [...formatDiagnostics(shown), ...more, `${formatTally(diagnostics)}; nothing was imported`],
    exitCode: 1,
  };
}

/** What is left to translate, all of it. */
function formatOpen({ open }: FilledUnits): string[] {
  if (open.length === 0) return [];
  const names = open.map(({ id }) => id).join(', ');
  return [`${open.length.toLocaleString('en')} units are left untranslated: ${names}`];
}

/**
 * What the project says of a document before it is kept: every unit must read back as it was translated, and what the pair
 * checks tell of the rules that changed is reported at their place in the translated file.
 */
function tryDocument(
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
