import type { ListedName } from '../../../model/records/document.ts';
import { findWrittenDay } from '../../../model/records/find-day.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import type { Span } from '../../blocks/block.ts';
import type { Line } from '../../blocks/list-lines.ts';
import type { RunningText } from '../../sources/running-text.ts';
import type { Reading } from '../reader.ts';

/** What a viewer calls itself, `訳 20231117.0 版` with who translated it, and the day of its last synchronisation. */
export const PAGE_SIGNS = {
  title: /^総合ルール\s*ビュー(?:ア|ワ)?ー?$/m,
  edition: /([^\s:|()]{0,20})訳\s*(?=\d{8})/,
  synced: /最終同期\s*:?\s*/,
};
/** A chapter or section with its name, no sentence. */
const LISTED = /^(\d|\d{3})\.\s*((?!.*\d\.)[^\d\s。][^。]{0,80})$/;

/**
 * Takes what a page says of itself out of lines above or below its rules, each the first time it is stated; other lines are
 * left out under a name, but for sentences, which are left to be reported: a page put together wrongly has some there.
 */
export function takePageFacts(
  reading: Reading & { listed: ListedName[] },
  lines: readonly Line[],
  running: RunningText,
  skipName: string,
): void {
  const [from, to] = [lines[0]?.from ?? 0, lines.at(-1)?.to ?? 0];
  const folded = running.folded.slice(from, to);
  const taken: Span[] = [];
  const take = (at: number, end: number) => {
    taken.push({ from: from + at, to: from + end });
    return tidySpaces(running.take(from + at, from + end).replaceAll('\n', ' '));
  };
  const title = PAGE_SIGNS.title.exec(folded);
  if (title && !reading.title.ja) reading.title.ja = take(title.index, title.index + title[0].length);
  /** The day right behind a sign, with a word that may end it. */
  const findDayBehind = (sign: RegExp, last = '') => {
    const match = sign.exec(folded);
    const end = match ? match.index + match[0].length : 0;
    const day = match && findWrittenDay(folded.slice(end, end + 16));
    if (!match || day?.from !== 0 || day.day.datePrecision) return undefined;
    const dayTo = end + day.to;
    const wordTo = folded.indexOf(last, dayTo) + last.length;
    const isLast = last !== '' && folded.slice(dayTo, wordTo).trim() === last;
    return { date: day.day.date, name: match[1] ?? '', from: match.index, to: isLast ? wordTo : dayTo };
  };
  const edition = reading.edition ? undefined : findDayBehind(PAGE_SIGNS.edition, '版');
  if (edition) {
    reading.edition = edition.date;
    reading.dateLine = take(edition.from, edition.to);
    if (edition.name !== '') reading.credits.push(edition.name);
  }
  const synced = reading.synced ? undefined : findDayBehind(PAGE_SIGNS.synced);
  if (synced) {
    reading.synced = synced.date;
    take(synced.from, synced.to);
  }
  for (const line of lines) {
    const found = readListed(line, reading.listed);
    if (!found) continue;
    const printed = take(line.from - from, line.to - from).slice(found.nameFrom);
    const names = { [hasJapanese(printed) ? 'ja' : 'en']: printed };
    reading.listed.push({ label: found.label, names, place: running.placeAt(line.from) });
  }
  const isText = (line: Line) => line.folded.includes('。');
  if (taken.length === 0 && lines.some(isText)) return;
  for (const line of lines)
    if (!isText(line)) {
      const inLine = taken.map((span) => ({
        from: Math.max(span.from, line.from),
        to: Math.min(span.to, line.to),
      }));
      running.skipBetween(
        skipName,
        line,
        inLine.filter((span) => span.from < span.to),
      );
    }
}

/** `9. カジュアル変種ルール`, `901. プレインチェイス戦`: a line of the navigation that lists what was not listed before. */
function readListed({ folded }: Line, known: readonly ListedName[]) {
  const [, label, name] = LISTED.exec(folded) ?? [];
  if (label === undefined || name === undefined || known.some((each) => each.label === label))
    return undefined;
  return { label, nameFrom: folded.length - name.length };
}
