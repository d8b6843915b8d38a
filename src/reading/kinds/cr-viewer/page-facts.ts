import { toDay } from '../../../model/records/day.ts';
import type { ListedName, NamePair } from '../../../model/records/document.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import { findWrittenDay } from '../../../model/records/find-day.ts';
import type { Place } from '../../../model/records/place.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import type { Span } from '../../blocks/block.ts';
import type { Line } from '../../blocks/list-lines.ts';
import type { RunningText } from '../../sources/running-text.ts';

/** Takes a line, or the part of it between two of its indexes, and gives its text. */
type TakeLine = (line: Line, at?: number, end?: number) => string;

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
const SYNCED = /最終同期\s*:?\s*/;
/** A chapter or section with its name, no sentence. */
const LISTED = /^(\d|\d{3})\.\s*((?!.*\d\.)[^\d\s。][^。]{0,80})$/;

/**
 * Takes the facts out of the lines around the text, each the first time it is stated; everything else in them is left out
 * under a name. A fact may be broken over two lines: `MJMJ訳 20231117.0`, `版`. Sentences are neither: a page cut or put
 * together wrongly has some there, and they are left to be reported, with all around them where no fact is. `known` are the
 * chapters and sections that were listed before.
 */
export function readPageFacts(
  lines: readonly Line[],
  running: RunningText,
  skipName: string,
  known: readonly ListedName[] = [],
): PageFacts {
  const facts: PageFacts = { title: {}, credits: [], listed: [...known] };
  const taken: Span[] = [];
  const take: TakeLine = ({ from, to }, at = 0, end = to - from) => {
    taken.push({ from: from + at, to: from + end });
    return running.take(from + at, from + end);
  };
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (TITLE.test(line.folded) && facts.title.ja === undefined) facts.title.ja = take(line);
    if (!facts.edition) readEdition(facts, line, next, take);
    if (!facts.synced) readSynced(facts, line, next, take);
    readListed(facts, line, take, running.placeAt(line.from));
  }
  const isText = ({ folded }: Line) => folded.includes('。');
  if (taken.length === 0 && lines.some(isText)) return facts;
  for (const line of lines) {
    if (isText(line)) continue;
    const inLine = taken.filter(({ from }) => from >= line.from && from < line.to);
    running.skipBetween(skipName, line, inLine);
  }
  return facts;
}

function readEdition(facts: PageFacts, line: Line, next: Line | undefined, take: TakeLine): void {
  const match = EDITION.exec(line.folded);
  const [whole = '', translator = '', year = '', month = '', day = ''] = match ?? [];
  const edition = match && toDay(year, month, day);
  if (!edition) return;
  facts.edition = edition;
  facts.dateLine = take(line, match.index, match.index + whole.length);
  if (!whole.endsWith('版') && next?.folded === '版') facts.dateLine += ` ${take(next)}`;
  if (translator !== '') facts.credits.push(translator);
}

function readSynced(facts: PageFacts, line: Line, next: Line | undefined, take: TakeLine): void {
  const label = SYNCED.exec(line.folded);
  if (!label) return;
  const end = label.index + label[0].length;
  const isBroken = end === line.folded.length;
  const day = findWrittenDay(isBroken ? (next?.folded ?? '') : line.folded.slice(end));
  if (day?.from !== 0 || day.day.datePrecision) return;
  facts.synced = day.day.date;
  take(line, label.index, end + (isBroken ? 0 : day.to));
  if (isBroken && next) take(next, 0, day.to);
}

/** `9. カジュアル変種ルール`, `901. プレインチェイス戦`: a line of the navigation. */
function readListed(facts: PageFacts, line: Line, take: TakeLine, place: Place): void {
  const [, label = '', name = ''] = LISTED.exec(line.folded) ?? [];
  if (label === '' || facts.listed.some((each) => each.label === label)) return;
  const printed = take(line).slice(line.folded.length - name.length);
  facts.listed.push({ label, names: { [hasJapanese(name) ? 'ja' : 'en']: printed }, place });
}
