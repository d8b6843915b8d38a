import { isRuleNumber, type RuleNumber } from '../../model/records/rule-number.ts';

/** A number as somebody wrote it. */
export interface WrittenForm {
  number: RuleNumber;
  start: number;
  end: number;
  /** What the number leaves open: a letter settles that it is a rule's, a section may be any count. */
  form: 'section' | 'rule' | 'subrule';
  /** Whether another sign than a dot is between section and rule: `702-9b`. */
  isLoose: boolean;
}

/**
 * Section, the sign between, rule, letter. A Japanese keyboard types 。 and 、 for the dot, habit `-` and `,`; some
 * editions print a blank after the dot (`606. 8b` of 2006).
 */
const WRITTEN =
  /([1-9]\d\d)(?:(\.(?:\s(?=\d{1,3}[a-km-np-z](?![a-z\d])))?|[。｡,、､・･·‐‑‒–—―−ー-]|[:/_](?=\d{1,3}[a-km-np-z](?![a-z\d])))(\d{1,3})(?:\.?([a-km-np-z])(?![a-z\d])|\(([a-km-np-z])\))?)?/y;

/** What makes a number part of a longer one, a time, a price or a share. */
const GOES_ON = /[\d%¥$€£°]|[.:]\d|[a-z]/y;

/**
 * Reads the number that begins at `from` of a folded text (ASCII digits, lower case); undefined where what is there
 * is none of a rule: `1234`, `702.95.3`, `702:9`, `702.9bird`, `100,000`.
 */
export function readWrittenNumber(text: string, from: number): WrittenForm | undefined {
  WRITTEN.lastIndex = from;
  const match = WRITTEN.exec(text);
  if (!match) return undefined;
  const [whole, section = '', sign = '', rule = '', bare, bracketed] = match;
  const letter = bare ?? bracketed ?? '';
  const isLoose = sign !== '' && !sign.startsWith('.');
  // A list or a range, `ルール702、703` and `702-705`: the second is a number of its own.
  const isAlone = isLoose && !letter && rule.length === 3;
  if (isAlone && sign === ',') return undefined;
  const number = !isAlone && rule ? `${section}.${Number(rule)}${letter}` : section;
  const end = from + (isAlone ? section.length : whole.length);
  GOES_ON.lastIndex = end;
  if (!isRuleNumber(number) || (!isAlone && GOES_ON.test(text))) return undefined;
  return {
    number,
    start: from,
    end,
    form: letter ? 'subrule' : number.includes('.') ? 'rule' : 'section',
    isLoose: isLoose && !isAlone,
  };
}
