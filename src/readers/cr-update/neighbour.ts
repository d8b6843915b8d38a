import { isHeadingText } from '../../blocks/is-heading-text.ts';
import { levelOf, type RuleNumber } from '../../records/rule-number.ts';
import type { ClassifiedPiece } from './classified-piece.ts';
import { textOf } from './line-piece.ts';

/** The rule or heading before or after a remark. */
export interface Neighbour {
  number: RuleNumber;
  /** Both languages, titles included. */
  text: string;
  isHeading: boolean;
  hasExample: boolean;
  /** Index of its first part. */
  at: number;
}

/** The rules and headings of a document in order, both languages of a number that stand together as one. */
export function listNeighbours(parts: readonly ClassifiedPiece[]): Neighbour[] {
  const found: Neighbour[] = [];
  for (const [index, { role, piece }] of parts.entries()) {
    const last = found.at(-1);
    if (role !== 'head' && role !== 'more') continue;
    const text = textOf(piece);
    const goesOn = role === 'more' || (last?.number === piece.number && isRuleText(parts[index - 1]));
    if (last && goesOn) {
      last.text += `\n${text}`;
      last.isHeading &&= isHeading(last.number, text);
      last.hasExample ||= /^(?:Examples?|例)\s*:/.test(text);
    } else if (piece.number !== undefined) {
      const { number } = piece;
      found.push({ number, text, isHeading: isHeading(number, text), hasExample: false, at: index });
    }
  }
  return found;
}

function isRuleText(part: ClassifiedPiece | undefined): boolean {
  return part?.role === 'head' || part?.role === 'more';
}

function isHeading(number: RuleNumber, text: string): boolean {
  return levelOf(number) !== 'subrule' && (text === '' || isHeadingText(text));
}
