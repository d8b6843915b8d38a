import type { EditionId } from '../../model/records/edition.ts';
import type { NumberHistory, SectionMeanings } from '../../model/records/number-history.ts';
import {
  isRuleNumber,
  levelOf,
  listUpwards,
  type RuleNumber,
  sectionOf,
} from '../../model/records/rule-number.ts';
import { findMeaningOn, isReworded, type MeaningRun, parseMeanings } from './meaning-runs.ts';

/** What became of a number that somebody wrote down. */
export interface DatedAnswer {
  /**
   * `right`: it names the same rule today, in the same words; `reworded`: the same, with different wording; `moved`: the rule has
   * the number `now`; `split`: it is gone, and what it said is in `parts`; `retired`: it is gone; `never`: no rule had
   * the number on the day; `unclear`: nobody can tell, because the day is before every edition that is known, or between
   * two of which nobody knows that they follow each other.
   */
  kind: 'right' | 'reworded' | 'moved' | 'split' | 'retired' | 'never' | 'unclear';
  number: RuleNumber;
  /** The edition in force on the day, the newest known one where the day is later. */
  edition?: EditionId;
  /** Where its rule is in the current edition; present for `right`, `reworded` and `moved`. */
  now?: RuleNumber;
  /** The rule to show for it: `now`, or the nearest above it where the site leaves that out. */
  page?: RuleNumber;
  /** Its words are others today; always false where there is no `now`. */
  isReworded: boolean;
  /** Rules of the current edition that a part of it became. */
  parts: readonly RuleNumber[];
  /** The day is before the oldest edition that is known, or after the newest. */
  beyond?: 'before' | 'after';
}

/** Reads a JSON file of a built site by its path below the root, `api/v1/history.json`; rejects where it cannot be had. */
export type LoadFile = (path: string) => Promise<unknown>;

/**
 * The one way to ask a built site what a number meant on a day, `2005-06-01`; without one, in the current edition: in Node over
 * its folder, in a browser over its address. Two small files are read. Rejects where one cannot be had.
 */
export async function resolveNumber(number: RuleNumber, day: string | undefined, load: LoadFile) {
  const history = (await load('api/v1/history.json')) as NumberHistory;
  return toAnswer(history, await loadLine(history, number, load), number, day ?? history.current);
}

/** What a number has meant, oldest first; empty where no edition had it. */
export async function loadMeanings(number: RuleNumber, load: LoadFile): Promise<MeaningRun[]> {
  const history = (await load('api/v1/history.json')) as NumberHistory;
  return parseMeanings(await loadLine(history, number, load), number);
}

/**
 * How many numbers below another mean another rule or have other words than on a day, or are gone. Reads the file of its
 * section, of a chapter those of all its sections.
 */
export async function countChangedBelow(number: RuleNumber, day: string, load: LoadFile): Promise<number> {
  if (levelOf(number) === 'subrule') return 0;
  const history = (await load('api/v1/history.json')) as NumberHistory;
  const sections = history.sections
    .filter(isRuleNumber)
    .filter((each) => each === sectionOf(number) || isBelow(each, number));
  const files = sections.map((each) => load(`api/v1/meanings/${each}.json`) as Promise<SectionMeanings>);
  const lines = (await Promise.all(files)).flatMap(({ numbers }) => Object.entries(numbers));
  return lines.filter(([each, line]) => {
    if (!isRuleNumber(each) || !isBelow(each, number)) return false;
    const { kind } = toAnswer(history, line, each, day);
    return kind !== 'right' && kind !== 'never' && kind !== 'unclear';
  }).length;
}

function isBelow(number: RuleNumber, above: RuleNumber): boolean {
  return number !== above && listUpwards(number).includes(above);
}

async function loadLine(history: NumberHistory, number: RuleNumber, load: LoadFile): Promise<string> {
  const section = sectionOf(number);
  if (!history.sections.includes(section)) return '';
  const meanings = (await load(`api/v1/meanings/${section}.json`)) as SectionMeanings;
  return meanings.numbers[number] ?? '';
}

/** The answer from what is known of the number, a line of `meanings/<section>.json`; an empty line is a number that never was. */
export function toAnswer(
  { editions }: Pick<NumberHistory, 'editions'>,
  line: string,
  number: RuleNumber,
  day: string,
): DatedAnswer {
  const edition = editions.findLast((each) => each <= day);
  const newest = editions.at(-1);
  const answer: Omit<DatedAnswer, 'kind'> = { number, isReworded: false, parts: [] };
  if (edition === undefined) return { ...answer, kind: 'unclear', beyond: 'before' };
  answer.edition = edition;
  if (newest !== undefined && day > newest) answer.beyond = 'after';
  const meaning = findMeaningOn(parseMeanings(line, number), day);
  if (!meaning || meaning.status === 'unknown') return { ...answer, kind: 'never' };
  const { parts = [] } = meaning;
  if (meaning.status === 'unclear') return { ...answer, kind: 'unclear' };
  if (meaning.status === 'gone') return { ...answer, parts, kind: parts.length > 0 ? 'split' : 'retired' };
  const { status, now, page = now } = meaning;
  const kind = status === 'same' ? 'right' : status;
  return { ...answer, parts, now, page, isReworded: isReworded(meaning), kind };
}
