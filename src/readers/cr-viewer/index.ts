import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Ledger } from '../../sources/ledger.ts';
import type { SourceText } from '../../sources/source-text.ts';
import { detectLanguage } from '../../text/language-of.ts';
import { type Reader, type ReadHints, type Reading, toReading } from '../reader.ts';
import { findEntryHeads } from './find-entry-heads.ts';
import { findFooter } from './find-footer.ts';
import { readPageFacts } from './page-facts.ts';
import { readViewerEntry } from './read-viewer-entry.ts';
import { recogniseCrViewer } from './recognise.ts';
import { readViewerRows } from './viewer-row.ts';

/** Reads a section from a rules viewer's page, flattened to text with a line a link or as HTML; its own links are dropped. */
export const crViewerReader: Reader = { kind: 'cr-viewer', recognise: recogniseCrViewer, read: readCrViewer };

function readCrViewer(source: SourceText, ledger: Ledger, hints: ReadHints): Reading {
  const rows = readViewerRows(source);
  const heads = findEntryHeads(rows);
  const lang = hints.lang ?? detectLanguage(source.text);
  const body = heads[0]?.at ?? rows.length;
  const footer = findFooter(rows, heads);
  const rules = heads.map((head, index) =>
    readViewerEntry(head, rows.slice(head.at, heads[index + 1]?.at ?? footer), lang, ledger),
  );
  const above = rules.length > 0 ? readPageFacts(rows.slice(0, body), ledger, 'navigation') : undefined;
  const below =
    rules.length > 0 ? readPageFacts(rows.slice(footer), ledger, 'footer', above?.listed) : undefined;
  const { edition, ...facts } = {
    ...below,
    ...above,
    title: { ...below?.title, ...above?.title },
    credits: [...(above?.credits ?? []), ...(below?.credits ?? [])],
  };
  const ofEdition = hints.edition ?? edition;
  return toReading({
    lang,
    ...(ofEdition && { edition: ofEdition }),
    ...facts,
    listed: below?.listed ?? [],
    records: { rules },
    diagnostics: rules.length > 0 ? [] : [reportEmpty(source)],
  });
}

function reportEmpty(source: SourceText): Diagnostic {
  const place = { file: source.file, line: 1, column: 1 };
  return reportDiagnostic('kind-unknown', place, 'a viewer page without any rule; no text was taken');
}
