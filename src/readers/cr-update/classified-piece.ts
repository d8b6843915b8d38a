import type { RuleNumber } from '../../records/rule-number.ts';
import type { LinePiece } from './line-piece.ts';

/**
 * A piece with the part it plays:
 * `head` begins a rule or heading, `more` goes on with it (next sentence, example, item), `note` is a remark,
 * `comment` is a line of numbers that the remarks after it are about (`■107.21`), `footnote` is `(*1) …`,
 * `entry` is glossary text, `title` names the document, `divider` is a rule of dashes or the word Glossary.
 */
export interface ClassifiedPiece {
  role: 'head' | 'more' | 'note' | 'comment' | 'footnote' | 'entry' | 'title' | 'divider';
  piece: LinePiece;
  /** Of a comment. */
  numbers?: RuleNumber[];
}
