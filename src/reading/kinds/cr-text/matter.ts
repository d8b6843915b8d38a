import { currentGame } from '../../../model/game/current-game.ts';
import type { EditionId, Matter } from '../../../model/records/edition.ts';
import { findDay } from '../../../model/records/find-day.ts';
import { toEditionId } from '../../../model/text/edition-id.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import type { Line } from '../../blocks/list-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { VERSION } from '../../words.ts';
import { says } from '../find-other-game.ts';
import { type ReadingContext, skipSeparator } from '../read-rule.ts';
import { takeBlocks } from '../take-blocks.ts';
import { findPartHeading } from './edition-parts.ts';

export interface FrontMatter {
  title: string | undefined;
  edition?: EditionId;
  /** The version that it states, as an id of an edition. */
  version?: EditionId;
  dateLine?: string;
  matter: Matter[];
}

const EFFECTIVE = /\b(?:effective|current as of)\b|有効|発効|施行|適用/i;
const DATED = /effective|current as of|as of|updated|版|発効|施行|更新|有効/i;

/**
 * Reads what is before the contents: title and date line, preamble, introduction; boxes drawn with `====` are skipped.
 * `back` are the lines from the credits on, where some editions state their day.
 */
export function readFrontMatter(
  lines: readonly Line[],
  back: readonly Line[],
  context: ReadingContext,
): FrontMatter {
  const titleLine = findTitle(lines);
  const dayLine = findDateLine(titleLine, lines, back);
  const versionLine = [titleLine, ...lines].find((line) => line && findVersion(line));
  const version = versionLine && findVersion(versionLine);
  const dateLine = dayLine ?? versionLine;
  const isForDay =
    dateLine && (dayLine ? isDated(dateLine, DATED, THRESHOLDS.title) : dateLine !== titleLine);
  const runs: { part: Matter['part']; lines: Line[] }[] = [];
  let part: Matter['part'] = 'preamble';
  for (const line of lines) {
    if (skipSeparator(line, context)) continue;
    if (findPartHeading(line.folded) === 'introduction') {
      context.running.skip('heading', line.from, line.to);
      part = 'introduction';
      continue;
    }
    const own = line === titleLine || (line === dateLine && isForDay) ? 'title' : part;
    const last = runs.at(-1);
    if (last?.part === own) last.lines.push(line);
    else runs.push({ part: own, lines: [line] });
  }
  const edition = (dayLine && findEdition(dayLine)) ?? version;
  return {
    matter: runs.map((run) => readMatter(run.part, run.lines, context)),
    title: toTitle(titleLine),
    ...(isForDay && { dateLine: foldWidth(dateLine.text) }),
    ...(edition && { edition }),
    ...(version && { version }),
  };
}

/** The lines as text of a part that has no number; there must be one line at least. */
export function readMatter(part: Matter['part'], lines: readonly Line[], context: ReadingContext): Matter {
  const place = context.running.placeAt(lines[0]?.from ?? 0);
  return { part, lang: context.lang, blocks: takeBlocks(lines, context), place };
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
  return [
    ...(credits.length > 0 ? [readMatter('credits', credits, context)] : []),
    ...(colophon.length > 0 ? [readMatter('colophon', colophon, context)] : []),
  ];
}

/** The line that names the document by what it is, or the first one; neither a long line nor a sentence. */
function findTitle(lines: readonly Line[]): Line | undefined {
  const first = lines.find(({ form }) => form !== 'separator');
  return (
    findNamedTitle(lines) ??
    (first && isTitleForm(first) && !findPartHeading(first.folded) ? first : undefined)
  );
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

function isTitleForm({ text }: Line): boolean {
  return text.length <= THRESHOLDS.title && !text.endsWith('。');
}

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

function isDated(line: Line, words: RegExp, longest = Number.POSITIVE_INFINITY): boolean {
  return line.text.length <= longest && words.test(line.folded) && findEdition(line) !== undefined;
}

/**
 * The line that states the edition's day, by how sure its place and words are: a dated title, a short line above the
 * contents that says since when the rules hold, such a line behind the credits (the official Japanese edition has its
 * only one there), a dated line above the contents, the one date of its preface.
 */
function findDateLine(
  title: Line | undefined,
  front: readonly Line[],
  back: readonly Line[],
): Line | undefined {
  if (title && findEdition(title)) return title;
  const stated =
    front.find((line) => isDated(line, EFFECTIVE, THRESHOLDS.title)) ??
    back.find((line) => isDated(line, EFFECTIVE, THRESHOLDS.title)) ??
    front.find((line) => isDated(line, DATED));
  if (stated) return stated;
  const others = front.filter((line) => findEdition(line) !== undefined);
  return new Set(others.map(findEdition)).size === 1 ? others[0] : undefined;
}
