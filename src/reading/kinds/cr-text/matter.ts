import { currentGame } from '../../../model/game/current-game.ts';
import type { EditionId, Matter } from '../../../model/records/edition.ts';
import { findDay } from '../../../model/records/find-day.ts';
import { toEditionId } from '../../../model/text/edition-id.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import type { Line } from '../../blocks/list-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { findPartHeading, VERSION } from '../../words.ts';
import { says } from '../find-other-game.ts';
import { findTitleLine } from '../imprint/find-title.ts';
import { isDated, weighDay } from '../imprint/parse-statement.ts';
import { type ReadingContext, skipSeparator, takeBlocks } from '../read-rule.ts';

/**
 * Reads what is before the contents: title in the language of the edition, date line, preamble, introduction; boxes drawn with `====` are skipped.
 * `back` are the lines from the credits on, where some editions state their day.
 */
export function readFrontMatter(lines: readonly Line[], back: readonly Line[], context: ReadingContext) {
  const titleLine = findTitleLine(lines.slice(0, THRESHOLDS.opening), { isOfBook: isTitled });
  const dayLine = findDateLine(titleLine, lines, back);
  const versionLine = [titleLine, ...lines].find((line) => line && findVersion(line));
  const version = versionLine && findVersion(versionLine);
  const dateLine = dayLine ?? versionLine;
  const isForDay =
    dateLine && (dayLine ? isShort(dateLine) && isDated(dateLine.folded) : dateLine !== titleLine);
  const above = titleLine?.gap === 0 ? lines[lines.indexOf(titleLine) - 1] : undefined;
  // The name of the game may have a line to itself above that of the book.
  const opening = above && isTitleForm(above) && !above.frame && !isOfImprint(above) ? above : undefined;
  const runs: { part: Matter['part']; lines: Line[] }[] = [];
  let part: Matter['part'] = 'preamble';
  for (const line of lines) {
    if (skipSeparator(line, context)) continue;
    if (findPartHeading(line.folded) === 'introduction') {
      context.running.skip('heading', line.from, line.to);
      part = 'introduction';
      continue;
    }
    const isOfTitle = line === titleLine || line === opening || (line === dateLine && isForDay);
    const own = isOfTitle ? 'title' : part;
    const last = runs.at(-1);
    if (last?.part === own) last.lines.push(line);
    else runs.push({ part: own, lines: [line] });
  }
  const edition = (dayLine && findEdition(dayLine)) ?? version;
  return {
    matter: runs.flatMap((run) => readMatter(run.part, run.lines, context)),
    title: titleLine && [opening, titleLine].map(toTitle).filter(Boolean).join(' '),
    ...(isForDay && { dateLine: foldWidth(dateLine.text) }),
    ...(edition && { edition }),
    ...(version && { version }),
  };
}

/** The lines, where there are any, as text of a part that has no number. */
export function readMatter(part: Matter['part'], lines: readonly Line[], context: ReadingContext): Matter[] {
  const [first] = lines;
  if (!first) return [];
  const place = context.running.placeAt(first.from);
  return [{ part, lang: context.lang, blocks: takeBlocks(lines, context), place }];
}

const IMPRINT =
  /^(?:Published by|These rules are (?:effective|current) as of|.{0,30}ルールは.{0,40}(?:有効|発効|施行))/i;

/** Reads credits and colophon; the colophon begins with the imprint, a date line or the publisher's addresses. */
export function readBackMatter(lines: readonly Line[], context: ReadingContext): Matter[] {
  const credits: Line[] = [];
  const colophon: Line[] = [];
  let current = credits;
  for (const line of lines) {
    if (skipSeparator(line, context)) continue;
    const part = findPartHeading(line.folded);
    if (part === 'credits' && current === credits) context.running.skip('heading', line.from, line.to);
    else {
      if (part === 'colophon' || (IMPRINT.test(line.folded) && (findEdition(line) || line.gap > 0)))
        current = colophon;
      current.push(line);
    }
  }
  return [...readMatter('credits', credits, context), ...readMatter('colophon', colophon, context)];
}

/** The title without the signs that Markdown sets it off with. */
export function toTitle(line: Line | undefined): string | undefined {
  return line && foldWidth(line.text).replaceAll('_', '');
}

/** The line that is the name of the book. */
export function findNamedTitle(lines: readonly Line[]): Line | undefined {
  return lines.find((line) => isTitleForm(line) && isTitled(line.folded));
}

/** Whether a folded line has words that are in the title of every edition. */
export function isTitled(folded: string): boolean {
  return says(folded, currentGame().recognised.titles);
}

const isOfImprint = (line: Line): boolean =>
  line.form !== 'text' || isDated(line.folded) || (findEdition(line) ?? findVersion(line)) !== undefined;

const isShort = ({ text }: Line): boolean => text.length <= THRESHOLDS.title;

const isTitleForm = (line: Line): boolean => isShort(line) && !line.text.endsWith('。');

/** The day that a line states: `effective as of November 14, 2025`, `2025年11月14日`, `20251114.0`. */
export function findEdition({ folded }: Line): EditionId | undefined {
  const day = findDay(folded);
  return day?.datePrecision ? undefined : day?.date;
}

/** The version that a short line states, as an id of an edition: `Version 1.2.0` → `v01.02.00`. */
function findVersion({ folded }: Line): EditionId | undefined {
  const [, printed] = (folded.length <= THRESHOLDS.title && VERSION.exec(folded)) || [];
  return printed === undefined ? undefined : toEditionId(printed);
}

/**
 * The line that states the edition's day: a title, a line above the contents, or a short one behind the credits that says
 * since when the rules hold (the official Japanese edition has its only one there); else the one date of its preface.
 */
function findDateLine(
  title: Line | undefined,
  front: readonly Line[],
  back: readonly Line[],
): Line | undefined {
  const weigh = (place: 'inTitle' | 'opening' | 'end', lines: readonly Line[]) =>
    lines.filter(findEdition).map((line) => ({ line, weight: weighDay(place, line.folded) }));
  const [stated] = [
    ...weigh('inTitle', title ? [title] : []),
    ...weigh(
      'opening',
      front.filter(({ folded }) => isDated(folded)),
    ),
    ...weigh('end', back).filter(({ weight }) => weight > weighDay('end', '')),
  ].sort((a, b) => b.weight - a.weight);
  if (stated) return stated.line;
  const others = front.filter(findEdition);
  return new Set(others.map(findEdition)).size === 1 ? others[0] : undefined;
}
