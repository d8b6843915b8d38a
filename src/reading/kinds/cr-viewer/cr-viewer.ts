import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import { detectLanguage } from '../../../model/text/language-of.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { type Line, listLines, listLinesOutsideTables } from '../../blocks/list-lines.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { RunningText } from '../../sources/running-text.ts';
import type { SourceText } from '../../sources/source-text.ts';
import type { Signs } from '../documents/signs.ts';
import type { Evidence } from '../evidence.ts';
import { type Reader, type ReadHints, type Reading, toReading } from '../reader.ts';
import { type EntryHead, findEntryHeads, parseSetOff } from './find-entry-heads.ts';
import { readPageFacts } from './page-facts.ts';
import { readViewerEntry } from './read-viewer-entry.ts';

/** Reads a section from a rules viewer's page, flattened to text with a line a link or as HTML; its own links are dropped. */
export const crViewerReader: Reader = { kind: 'cr-viewer', evidence: findEvidence, read: readCrViewer };

const SIGNS = [/総合ルール\s*ビュー/, /最終同期/, /訳\s*\d{8}\.\d/];

/**
 * Signs of a rules viewer above the text (title, day of synchronisation, edition), or numbers that are alone on their
 * lines with the sentences in pieces.
 */
function findEvidence({ source }: Signs): Evidence {
  const lines = listLinesOutsideTables(source.lines);
  const top = lines.slice(0, 200).map(({ folded }) => folded.slice(0, 80));
  const signs = SIGNS.filter((sign) => top.some((text) => sign.test(text))).length;
  const heads = findEntryHeads(lines);
  const cells = new Set(source.lines.flatMap(({ cell, text }) => (cell ? [text.trim()] : [])));
  const isAlone = (line: Line | undefined, number: string) =>
    line?.folded === number && !cells.has(line.text);
  const alone = heads.filter(({ at, leading }) => isAlone(lines[at], leading.number)).length;
  const body = lines.slice(heads[0]?.at);
  const sentences = body.filter(({ text }) => endsSentence(text)).length;
  const isInPieces = lines.length >= heads.length * 4 && sentences * 2 < body.length - heads.length;
  // One number alone may be in any text.
  const pieces = isInPieces && heads.length > 1 ? 0.9 : 0.4;
  return {
    shows: {
      'a line that a viewer page prints': signs === 1 && 0.05,
      'the lines that a viewer page prints': signs >= 2 && 0.65,
      'rules below them': signs >= 2 && heads.length > 0 && 0.93,
      'numbers alone on their lines': (alone / Math.max(1, heads.length)) * pieces,
    },
  };
}

function readCrViewer(source: SourceText, ledger: Ledger, hints: ReadHints): Reading {
  const running = new RunningText(ledger);
  const lines = listLines(source.lines);
  const heads = findEntryHeads(lines);
  const lang = hints.lang ?? detectLanguage(source.text);
  const footer = findFooter(lines, heads);
  const rules = heads.map((head, index) =>
    readViewerEntry(
      head,
      leaveFurniture(lines.slice(head.at, heads[index + 1]?.at ?? footer), running),
      lang,
      running,
    ),
  );
  const edition = hints.edition && { edition: hints.edition };
  if (rules.length === 0) {
    const message = 'a viewer page without any rule; no text was taken';
    const place = { file: source.file, line: 1, column: 1 };
    return toReading({
      lang,
      ...edition,
      listed: [],
      diagnostics: [reportDiagnostic('kind-unknown', place, message)],
    });
  }
  const above = readPageFacts(lines.slice(0, heads[0]?.at), running, 'navigation');
  const below = readPageFacts(lines.slice(footer), running, 'footer', above.listed);
  return toReading({
    lang,
    ...below,
    ...above,
    ...edition,
    title: { ...below.title, ...above.title },
    credits: [...above.credits, ...below.credits],
    listed: below.listed,
    records: { rules },
  });
}

/** The lines of an entry without what the page has among them to be pressed. */
function leaveFurniture([head, ...below]: readonly Line[], running: RunningText): Line[] {
  const furniture = below.filter(({ isFrame }) => isFrame && !head?.isFrame);
  for (const { from, to } of furniture) running.skip('furniture', from, to);
  return [...(head ? [head] : []), ...below.filter((line) => !furniture.includes(line))];
}

/** What a page prints under its text, at the start of a line. */
const FOOTER =
  /^(?:©|\(c\)\s|copyright\b|all rights reserved|powered by|管理者連絡先|権利表記|お問い合わせ|\(実行時間|ページの先頭|トップページ$|前のページ|次のページ|[<«≪]+\s*\d{3}\.|\[?(?:前|次)へ\]?$)/i;

/** Index of the first line under the text: a copyright line, or the numbers of neighbouring sections to go on to. */
function findFooter(lines: readonly Line[], heads: readonly EntryHead[]): number {
  const from = (heads.at(-1)?.at ?? lines.length) + 1;
  const lastSentence = lines.findLastIndex(({ folded }) => folded.includes('。'));
  const at = lines.findIndex(
    ({ folded }, index) =>
      index >= from &&
      (FOOTER.test(folded) || (index > lastSentence && parseSetOff(folded)?.number.length === 3)),
  );
  return at < 0 ? lines.length : at;
}
