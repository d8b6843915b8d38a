/** What tells that a common word is in the sense of its entry; all that is given must hold. */
export interface WordSense {
  /** What its place must and must not look like: the text before, the word in `[]`, the text behind. */
  place?: RegExp;
  notPlace?: RegExp;
  /** What its sentence must and must not speak of. */
  near?: RegExp;
  notNear?: RegExp;
}

/** How much of a text is looked at on either side of a word. */
const REACH = 200;
const SENTENCE_END = /[.]["”’]?(?: |$)|。/;

/** Whether the words from `start` to `end` have a sense; without one they mean their entry wherever they are. */
export function hasSense(sense: WordSense | undefined, text: string, start: number, end: number): boolean {
  if (!sense) return true;
  const before = text.slice(Math.max(0, start - REACH), start);
  const word = text.slice(start, end);
  const after = text.slice(end, end + REACH);
  const place = `${before}[${word}]${after}`;
  const sentence = `${before.split(SENTENCE_END).at(-1)}${word}${after.split(SENTENCE_END)[0]}`;
  return (
    (sense.place?.test(place) ?? true) &&
    (sense.near?.test(sentence) ?? true) &&
    !sense.notPlace?.test(place) &&
    !sense.notNear?.test(sentence)
  );
}
