/** English words for 0 to 19, by their value. */
export const UNIT_WORDS: readonly string[] = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');

/** English words for 20, 30 … 90. */
export const TENS_WORDS: readonly string[] = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(
  ' ',
);
