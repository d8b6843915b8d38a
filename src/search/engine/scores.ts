/**
 * The ladder of what people want (issue of the search, point 7): the number, the exact name, the name by reading or
 * nickname, a quoted or long phrase, the name in part, then the text by words. Steps are wider than any bonus on them.
 */
export const SCORES = {
  number: 1000,
  exactName: 800,
  sameStems: 780,
  exactReading: 770,
  sameSound: 760,
  exactOtherName: 750,
  exactAlias: 730,
  seeRule: 700,
  phrase: 640,
  namePrefix: 460,
  soundPrefix: 440,
  nameWords: 430,
  nameInside: 400,
  /** Full text: from 0 to this by share of the query's weight that a text has. */
  text: 380,
} as const;
