import { toDay } from '../../records/day.ts';
import type { ListedName, NamePair } from '../../records/document.ts';
import type { EditionId } from '../../records/edition.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { placeAt } from '../../sources/source-text.ts';
import { hasJapanese } from '../../text/script.ts';
import type { ViewerRow } from './viewer-row.ts';

/** Takes a part of a row, or all of it, and gives its text. */
type Take = (row: ViewerRow, at?: number, length?: number) => string;

/** What a viewer page says of itself above its text. */
export interface PageFacts {
  title: NamePair;
  /** `MJMJ訳 20231117.0 版`, as printed. */
  dateLine?: string;
  edition?: EditionId;
  synced?: EditionId;
  credits: string[];
  /** The chapters and sections of its navigation. */
  listed: ListedName[];
}

const TITLE = /^総合ルール\s*(?:ビューア|ビューワ)ー?$/;
const EDITION = /([^\s:|()]{0,20})訳\s*(\d{4})(\d{2})(\d{2})(?:\.\d+)?(?:\s*版)?/;
const EDITION_WORD = /^版$/;
const SYNCED = /最終同期\s*:?\s*/;
/** A chapter or section with its name, no sentence. */
const LISTED = /^(\d|\d{3})\.\s*((?!.*\d\.)[^\d\s。][^。]{0,80})$/;
const DAY = /^(\d{4})[/.年-](\d{1,2})[/.月-](\d{1,2})日?/;

/**
 * Takes the facts out of the rows around the text, each the first time it is stated; everything else in them is left out
 * under a name. A fact may be broken over two rows: `MJMJ訳 20231117.0`, `版`. Sentences are neither: a page cut or put
 * together wrongly has some there, and they are left to be reported, with all around them where no fact is. `known` are the
 * chapters and sections that were listed before.
 */
export function readPageFacts(
  rows: readonly ViewerRow[],
  ledger: Ledger,
  skipName: string,
  known: readonly ListedName[] = [],
): PageFacts {
  const facts: PageFacts = { title: {}, credits: [], listed: [...known] };
  const taken = new Map<ViewerRow, { from: number; to: number }[]>();
  const take: Take = (row, at = 0, length = row.to - row.from) => {
    const from = row.from + at;
    taken.set(row, [...(taken.get(row) ?? []), { from, to: from + length }]);
    return ledger.take(row.line, from, from + length);
  };
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (TITLE.test(row.folded) && facts.title.ja === undefined) facts.title.ja = take(row);
    if (!facts.edition) readEdition(facts, row, next, take);
    if (!facts.synced) readSynced(facts, row, next, take);
    readListed(facts, row, take, ledger);
  }
  const isText = (row: ViewerRow) => row.folded.includes('。');
  if (taken.size === 0 && rows.some(isText)) return facts;
  for (const row of rows) {
    if (isText(row)) continue;
    skipAround(row, taken.get(row) ?? [], (from, to) => ledger.skip(row.line, skipName, from, to));
  }
  return facts;
}

function readEdition(facts: PageFacts, row: ViewerRow, next: ViewerRow | undefined, take: Take): void {
  const match = EDITION.exec(row.folded);
  const [whole = '', translator = '', year = '', month = '', day = ''] = match ?? [];
  const edition = match && toDay(year, month, day);
  if (!edition) return;
  facts.edition = edition;
  facts.dateLine = take(row, match.index, whole.length);
  if (!whole.endsWith('版') && next && EDITION_WORD.test(next.folded)) facts.dateLine += ` ${take(next)}`;
  if (translator !== '') facts.credits.push(translator);
}

function readSynced(facts: PageFacts, row: ViewerRow, next: ViewerRow | undefined, take: Take): void {
  const label = SYNCED.exec(row.folded);
  if (!label) return;
  const end = label.index + label[0].length;
  const isBroken = end === row.folded.length;
  const match = DAY.exec(isBroken ? (next?.folded ?? '') : row.folded.slice(end));
  const synced = match && toDay(match[1] ?? '', match[2] ?? '', match[3] ?? '');
  if (!synced) return;
  facts.synced = synced;
  take(row, label.index, label[0].length + (isBroken ? 0 : match[0].length));
  if (isBroken && next) take(next, 0, match[0].length);
}

/** `9. カジュアル変種ルール`, `901. プレインチェイス戦`: a line of the navigation. */
function readListed(facts: PageFacts, row: ViewerRow, take: Take, ledger: Ledger): void {
  const match = LISTED.exec(row.folded);
  const [, label = '', name = ''] = match ?? [];
  if (!match || facts.listed.some((each) => each.label === label)) return;
  const lang = hasJapanese(name) ? 'ja' : 'en';
  const place = placeAt(ledger.source, row.line, row.from);
  const printed = take(row).slice(row.folded.length - name.length);
  facts.listed.push({ label, names: { [lang]: printed }, place });
}

function skipAround(
  row: ViewerRow,
  taken: readonly { from: number; to: number }[],
  skip: (from: number, to: number) => void,
): void {
  let from = row.from;
  for (const span of taken.toSorted((a, b) => a.from - b.from)) {
    if (span.from > from) skip(from, span.from);
    from = Math.max(from, span.to);
  }
  if (row.to > from) skip(from, row.to);
}
