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
  /** The day right behind a sign, with the 版 that may end it. */
  const findDayBehind = (sign: RegExp) => {
    const match = sign.exec(folded);
    const end = match ? match.index + match[0].length : 0;
    const day = match && findWrittenDay(folded.slice(end, end + 16));
    if (!match || day?.from !== 0 || day.day.datePrecision) return undefined;
    const dayTo = end + day.to;
    const isEdition = folded.slice(dayTo).trimStart().startsWith('版');
    const to = isEdition ? folded.indexOf('版', dayTo) + 1 : dayTo;
    return { date: day.day.date, name: match[1] ?? '', from: match.index, to };
  };
  const edition = reading.edition ? undefined : findDayBehind(PAGE_SIGNS.edition);
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
    const [, label, name = ''] = LISTED.exec(line.folded) ?? [];
    if (label === undefined || reading.listed.some((each) => each.label === label)) continue;
    const printed = take(line.from - from, line.to - from).slice(line.folded.length - name.length);
    const names = { [hasJapanese(printed) ? 'ja' : 'en']: printed };
    reading.listed.push({ label, names, place: running.placeAt(line.from) });
  }
  const texts = lines.filter((line) => line.folded.includes('。'));
  if (taken.length > 0 || texts.length === 0)
    running.skipBetween(skipName, { from, to }, [...taken, ...texts]);
}
