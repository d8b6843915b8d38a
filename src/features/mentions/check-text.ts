import { toEditionId } from '../../model/text/edition-id.ts';
import type { Judge, Verdict } from './create-judge.ts';
import { findPerhaps } from './find-citations.ts';
import { findMentions, type Mention } from './find-mentions.ts';

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
