import type { EditionId } from '../../model/records/edition.ts';
import type { NumberHistory } from '../../model/records/number-history.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { formatString } from '../../model/strings/format-string.ts';
import type { Strings } from '../../model/strings/get-strings.ts';
import { toEditionId } from '../../model/text/edition-id.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import { type DatedAnswer, type LoadFile, resolveNumber } from '../../rulebook/history/resolve-number.ts';
import { findPerhaps } from './find-citations.ts';
import { findMentions, type Mention } from './find-mentions.ts';

/** What became of a number that somebody wrote. */
export interface Verdict extends DatedAnswer {
  /** The day that the text was written, where it is known. */
  day?: string;
  /** Of a text without a day, where the number is not in use: the last edition that had it, which the answer is about. */
  until?: EditionId;
}

export type Judge = ReturnType<typeof createJudge>;

/**
 * Judges numbers by a built site. A text without a day is taken to mean today's rules; a number that these lack is looked
 * for in the editions before, newest first. Rejects where a file of the site cannot be had.
 */
export function createJudge(load: LoadFile) {
  async function judge(number: RuleNumber, day?: string): Promise<Verdict> {
    const answer = await resolveNumber(number, day, load);
    if (day !== undefined) return { ...answer, day };
    if (answer.kind !== 'never') return answer;
    const { editions } = (await load('api/v1/history.json')) as NumberHistory;
    for (const until of editions.toReversed()) {
      const earlier = await resolveNumber(number, until, load);
      if (earlier.kind !== 'never') return { ...earlier, until };
    }
    return answer;
  }

  const judgeOn = onceFor((day: string | undefined) => onceFor((number: RuleNumber) => judge(number, day)));
  return (number: RuleNumber, day?: string) => judgeOn(day)(number);
}

/** What became of a number, as a sentence: `701.34 is 701.40 today, with different wording`. `formatDay` writes days as readers do. */
export function explainVerdict(
  { kind, number, now, parts, isReworded, day, until, beyond }: Verdict,
  strings: Strings['mentions']['verdicts'],
  formatDay: (day: string) => string = (each) => each,
): string {
  const form =
    (kind === 'never' && day && 'neverThen') ||
    (kind === 'unclear' && beyond && 'tooEarly') ||
    (kind === 'moved' && isReworded && 'movedReworded') ||
    kind;
  const sentence = formatString(strings[form], {
    number,
    now: now ?? number,
    parts: parts.join(', '),
    day: day ? formatDay(day) : '',
  });
  return until ? `${sentence} ${formatString(strings.until, { edition: formatDay(until) })}` : sentence;
}

/** A mention with its place, counted from 1, columns in UTF-16 units: that of the number, without the word before it. */
export interface CheckedMention extends Mention {
  /** The number as it is written. */
  written: string;
  line: number;
  column: number;
  verdict: Verdict;
}

const LINE_END = /\r\n|\n|\r/g;
/** The day or version that an address of ours names: `/cr/701.34/?ed=2024-09-20` leads to what the number meant then. */
const DATED = /\/?\?(?:[^\s"'<>)]{0,80}&)?ed=(\d{4}-\d\d-\d\d|v?\d+(?:\.\d+)+)(?!\d)/y;

/**
 * Every citation of a text with what became of it, in order. `dayOf` gives the day a line was written, where it is known;
 * `find` what counts as a citation.
 */
export async function checkText(
  text: string,
  judge: Judge,
  dayOf: (line: number) => string | undefined = () => undefined,
  find: (text: string) => Mention[] = findMentions,
): Promise<CheckedMention[]> {
  const checked: CheckedMention[] = [];
  let line = 1;
  let lineStart = 0;
  LINE_END.lastIndex = 0;
  const ends = text.matchAll(LINE_END);
  let end = ends.next();
  for (const mention of find(text)) {
    while (!end.done && end.value.index + end.value[0].length <= mention.numberStart) {
      lineStart = end.value.index + end.value[0].length;
      line++;
      end = ends.next();
    }
    DATED.lastIndex = mention.end;
    const named = toEditionId(DATED.exec(text)?.[1] ?? '');
    const verdict = await judge(mention.number, named ?? dayOf(line));
    checked.push({
      ...mention,
      written: text.slice(mention.numberStart, mention.end),
      line,
      column: mention.numberStart - lineStart + 1,
      verdict: named && verdict.kind !== 'never' ? { ...verdict, kind: 'right' } : verdict,
    });
  }
  return checked;
}

/** The same, and behind it the numbers that a rule has of which nothing says that they are meant so. */
export async function checkWithPerhaps(
  ...[text, judge, dayOf, find]: Parameters<typeof checkText>
): Promise<[found: CheckedMention[], perhaps: CheckedMention[]]> {
  const found = await checkText(text, judge, dayOf, find);
  const bare = await checkText(text, judge, dayOf, (each) => findPerhaps(each, found));
  return [found, bare.filter(({ verdict }) => verdict.kind !== 'never')];
}
