import { KANJI, KATAKANA } from '../../../model/text/character-classes.ts';

/** A list item before nesting. */
export interface Point {
  text: string;
  /** Columns of white space before its mark. */
  indent: number;
}

/** An item with those that belong under it. */
export interface NestedPoint<P extends Point> {
  point: P;
  children: P[];
}

/** Words by which an item announces the items after it. */
const ANNOUNCES = /以下|次の(?:通り|とおり|いずれか|場合|もの)|:$/;

/**
 * Regains the nesting that a flat list lost. An item is under the last one that is less indented; at one indent, under
 * an item that announces a list (以下), or under a full sentence where two or more items after it are no sentences:
 * the primer of 2008-06-11 lists four kinds of effects that way, each ending in a noun.
 */
export function nestPoints<P extends Point>(points: readonly P[]): NestedPoint<P>[] {
  const nested: NestedPoint<P>[] = [];
  for (let at = 0; at < points.length; ) {
    const point = points[at];
    if (!point) break;
    const count = countChildren(points, at);
    nested.push({ point, children: points.slice(at + 1, at + 1 + count) });
    at += 1 + count;
  }
  return nested;
}

function countChildren(points: readonly Point[], at: number): number {
  const parent = points[at];
  const first = points[at + 1];
  if (!parent || !first) return 0;
  const countWhile = (test: (point: Point) => boolean): number => {
    let count = 0;
    for (let next = points[at + 1]; next && test(next); next = points[at + 1 + count]) count++;
    return count;
  };
  if (first.indent > parent.indent) return countWhile((point) => point.indent > parent.indent);
  const isFirstNominal = isNominal(first.text);
  const announces = ANNOUNCES.test(toLastSentence(parent.text));
  if (!announces && (!isFirstNominal || isNominal(parent.text))) return 0;
  const alike = countWhile((point) => isNominal(point.text) === isFirstNominal);
  return announces || alike >= 2 ? alike : 0;
}

const ENDS_IN_NOUN = new RegExp(`[${KATAKANA}・ー${KANJI}]$`);

/** Whether the first sentence, what is in parentheses aside, ends in a noun (kanji or katakana), not in a verb. */
function isNominal(text: string): boolean {
  const [sentence = ''] = text
    .normalize('NFKC')
    .replace(/\([^()]*\)/g, '')
    .split('。', 1);
  return ENDS_IN_NOUN.test(sentence.trim());
}

function toLastSentence(text: string): string {
  return (
    text
      .normalize('NFKC')
      .split('。')
      .findLast((sentence) => sentence.trim() !== '') ?? ''
  );
}
