/**
 * The words and signs beside a number that tell whether it begins something or is said in a sentence. All take folded
 * text. What makes a number in prose a rule's is another question: `src/features/mentions`, `src/model/records/rule-reference.ts`.
 */

import { HIRAGANA, KANJI } from '../../model/text/character-classes.ts';

const PARTICLE = `(?:から|まで|以降|および|及び|か(?![${HIRAGANA}])|[のはがをにでとやへも])`;
const SIGN = '[、。,;)\\]〕]';

const REMARK = new RegExp(`^(?:${PARTICLE}|${SIGN}|[([〔項条番節章]|参照|(?:and|or|to|through)\\b)`);
const SET_OFF_REMARK = new RegExp(`^(?:${PARTICLE}(?![^\\s、。]{0,6}(?:/|\\s))|${SIGN}|項|参照)`);

/** Whether what is right behind a number goes on about it: `709.5項が`, `702.9を`, `601.2b or`, `709.3b〔例外〕`. */
export function continuesSentence(rest: string): boolean {
  return REMARK.test(rest);
}

/** What parts the numbers of a range or a list. To be put inside a pattern. */
export const IN_LIST = '(?:[-~〜、,・&]|および|及び|と|から|and|to)';
const LISTED = new RegExp(`^\\s*${IN_LIST}\\s?(?:\\d{3}\\.\\d{1,3})?[a-z]?(?=[\\s:([]|$)`);

/** Whether a further number is behind one, and nothing that goes on about them: ` - 702.152（新規）`, `〜j`, `& 604.3a`. */
export function goesOnInList(rest: string): boolean {
  return LISTED.test(rest) && /\d|^\S[a-z]/.test(rest.slice(0, 6));
}

/** The same of what a blank or a line end parts from the number, where a name may begin as a particle does: `のろい/Curse`. */
export function continuesAfterSpace(rest: string): boolean {
  return SET_OFF_REMARK.test(rest);
}

/** Whether what a blank parts from a number goes on in a sentence about it: `704.5f applies here`, `603.6c について`. */
export function goesOnInSentence(rest: string): boolean {
  return /^[a-z]{2}/.test(rest) || continuesAfterSpace(rest);
}

/** Whether a particle follows that no text begins with: the sentence is about the number, `704.5g では`. */
export function isSubject(rest: string): boolean {
  return /^(?:では|には|とは|について|によ[りるっ]|に従|は[^じいず])/.test(rest);
}

const COUNTED = new RegExp(
  `^\\s*(?:(?:号室?|枚|個|点|人|回|年|円|倍|%|cards?|counters?|players?|points?)(?=[のをがにはでとも以あ、。,.\\s]|$)|(?:種類?|日間?|月|時間?|分間?|秒間?)(?![${KANJI}]))`,
);

/** Whether a number counts what is behind it, which no name begins with: `100 枚`, `103 cards`, `1.5 点を`, not `1.1 点数`. */
export function isCounted(rest: string): boolean {
  return COUNTED.test(rest);
}

const CALLED = /(?:\brules?|[([〔「『])\s*$/i;
const REFERRED =
  /(?:\b(?:sections?|see|and|or|to|through|in|of|by|from|ver\.?|version|CR)|第|、|,|\/|・|と|や|は|から|および|及び|または|参照:?)\s*$/i;

/** Whether what is before a number says that the sentence means it: `rule 702.9`, `(702.9`. */
export function isCalled(before: string): boolean {
  return CALLED.test(before);
}

/** A number with a dot that no `参照` follows: a title's, `その他のルール 701. キーワード処理`. */
const TITLED = /^[\d.]*\d[a-z]?\.(?![^。]{0,40}参照)/;

/**
 * Whether it may say so, or end what was there: `702.9 and 702.11`, `パワー、702.9`. Behind ルール the text from the number
 * on tells.
 */
export function mayBeReferred(before: string, numbered = ''): boolean {
  return (
    CALLED.test(before) || REFERRED.test(before) || (/ルール\s*$/.test(before) && !TITLED.test(numbered))
  );
}
