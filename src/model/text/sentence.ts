import { foldForms } from './fold-forms.ts';

/** Quotes, brackets and spaces that may be after the sign that ends a sentence. */
const CLOSING = /[)\]}"'」』》〉\s]+$/;

/**
 * Whether a text ends in one of the signs, closing quotes and brackets aside: `endsIn('何か？」', '?')`. The signs are
 * given in ASCII, and 。 and 、; full-width twins are matched with them.
 */
export function endsIn(text: string, signs: string): boolean {
  const last = foldForms(text.slice(-24)).replace(CLOSING, '').at(-1);
  return last !== undefined && signs.includes(last);
}

/** Whether a text ends where a sentence may end: `…である。」`, `Why?`, `本当か！`. */
export function endsSentence(text: string): boolean {
  return endsIn(text, '.。!?');
}

/** Whether a text asks: by its sign, or as polite Japanese does without one, `…できますか。`. */
export function asks(text: string): boolean {
  return endsIn(text, '?') || (endsIn(text, '。') && POLITE_QUESTION.test(text));
}

const POLITE_QUESTION = /(?:です|ます|ません|でしょう|(?:まし|でし)た)か。[^。]{0,4}$/;

/** Whether a sentence may have ended: at a sign that ends one, at a colon, or at a closing quote or bracket. */
export function mayEndSentence(text: string): boolean {
  const end = foldForms(text.slice(-24)).trimEnd();
  return /[)\]"'」』]$/.test(end) || endsIn(end, '.。!?:');
}
