import { restoreLines } from '../../blocks/restore-lines.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { EditionId } from '../../records/edition.ts';
import type { Ledger } from '../../sources/ledger.ts';
import type { SourceText } from '../../sources/source-text.ts';
import { detectLanguage } from '../../text/language-of.ts';
import { type Reader, type ReadHints, type Reading, toReading } from '../reader.ts';
import { readBackMatter } from './back-matter.ts';
import { readBody } from './body.ts';
import { checkContents } from './check-contents.ts';
import { checkHeads } from './check-heads.ts';
import { readContents } from './contents.ts';
import { findNamedTitle, readFrontMatter, readMatter } from './front-matter.ts';
import { readGlossary } from './glossary.ts';
import { findHeads, parseHead } from './heads.ts';
import { findOutline } from './outline.ts';
import { hasMark } from './paragraphs.ts';
import { findPartHeading, type PartName } from './part-heading.ts';
import type { ReadingContext } from './reading-context.ts';
import { recogniseCrText } from './recognise.ts';
import { readRows, skipFurniture } from './rows.ts';
import { findWrapping } from './wrapping.ts';

/** Reads a whole edition of the comprehensive rules in one language. */
export const crTextReader: Reader = { kind: 'cr-text', recognise: recogniseCrText, read: readCrText };

function readCrText(printed: SourceText, ledger: Ledger, hints: ReadHints): Reading {
  const source = restoreLines(printed);
  const rows = readRows(source);
  skipFurniture(source, ledger);
  const outline = findOutline(rows);
  const lang = hints.lang ?? detectLanguage(source.text);
  const isBroken = findWrapping(
    rows.slice(outline.body, outline.glossary),
    (row) => !hasMark(row.text) && !parseHead(row, 0),
  );
  const context: ReadingContext = { lang, ledger, isBroken, diagnostics: [] };

  const front = readFrontMatter(rows.slice(0, outline.contents), rows.slice(outline.credits), context);
  const contents = readContents(rows.slice(outline.contents, outline.body), ledger);
  const heads = findHeads(rows, outline.body, outline.glossary, contents.titles);
  const beforeFirst = rows.slice(outline.body, heads.accepted[0]?.index ?? outline.glossary);
  const preamble = [...contents.others, ...beforeFirst];
  const rules = readBody(rows, heads.accepted, outline.glossary, context);
  const glossary = readGlossary(rows.slice(outline.glossary, outline.credits), context);
  const back = readBackMatter(rows.slice(outline.credits), context);

  const parts = new Set(
    [rows[outline.glossary], rows[outline.credits]].map((row) => row && findPartHeading(row.text)),
  ) as Set<PartName>;
  const edition = hints.edition ?? front.edition;
  const title = front.title ?? findNamedTitle(preamble)?.text;
  return toReading({
    lang,
    ...(edition ? { edition } : {}),
    ...(front.dateLine === undefined ? {} : { dateLine: front.dateLine }),
    title: title === undefined ? {} : { [lang]: title },
    matter: [
      ...front.matter,
      ...(contents.introduction.length > 0
        ? [readMatter('introduction', contents.introduction, context)]
        : []),
      ...(preamble.length > 0 ? [readMatter('preamble', preamble, context)] : []),
      ...glossary.matter,
      ...back,
    ],
    records: { rules, glossary: glossary.entries },
    diagnostics: [
      ...checkEdition(source, edition, rules.length),
      ...checkContents(contents, { heads: heads.accepted, rows, parts }, source),
      ...checkHeads(heads, rows, source, lang),
      ...context.diagnostics,
    ],
  });
}

function checkEdition(source: SourceText, edition: EditionId | undefined, rules: number) {
  const place = { file: source.file, line: 1, column: 1 };
  const found = [];
  if (!edition) {
    const message = 'no date line says which edition this is; give the edition as YYYY-MM-DD';
    found.push(reportDiagnostic('edition-unknown', place, message));
  }
  if (rules === 0) {
    const message = 'no numbered rule was found; all text was kept as matter';
    found.push(reportDiagnostic('kind-unknown', place, message));
  }
  return found;
}
