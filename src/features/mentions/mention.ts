import type { RuleNumber } from '../../model/records/rule-number.ts';

/** A rule number in somebody's text: what to link, and which rule it is. Offsets are UTF-16 units of the text. */
export interface Mention {
  number: RuleNumber;
  /** Where the word before it that says it is a rule's begins (`CR 702.9b`), else where the number does. */
  start: number;
  /** Where the number itself begins; of the second end of `601.2f–h` the `h`. */
  numberStart: number;
  end: number;
  /** Where the citation it is of begins, which may have several numbers: `rules 702.9a–b and 509.1b`. */
  list?: number;
}
