/**
 * The words and signs beside a number that tell whether it begins something or is said in a sentence. All take folded
 * text. What makes a number in prose a rule's is another question: `src/features/mentions`, `src/model/records/rule-reference.ts`.
 */

import { HIRAGANA, KANJI } from '../../model/text/character-classes.ts';
import { isPolite } from '../../model/text/is-polite.ts';
import { countColumns, hasJapanese } from '../../model/text/script.ts';
import { endsIn } from '../../model/text/sentence.ts';
import { THRESHOLDS } from '../thresholds.ts';

/**
 * What a text behind a number is to it: what it numbers (`text`); what it counts (`100 枚`); the rest of a sentence that is
 * about it (`702.9を`, `704.5f applies here`), by a particle that no text begins with (`subject`: `704.5g では`); or what
 * somebody says of it without a blank between (`603.2c見た`).
 */
export type Behind = 'text' | 'count' | 'sentence' | 'subject' | 'said';

const PARTICLE = `(?:から|まで|以降|および|及び|か(?![${HIRAGANA}])|[のはがをにでとやへも])`;
const SIGN = '[、。,;)\\]〕]';
const GLUED = new RegExp(`^(?:${PARTICLE}|${SIGN}|[([〔項条番節章]|参照|(?:and|or|to|through)\\b)`);
/** Behind a blank a name may begin as a particle does, `のろい/Curse`, and only a sentence in small letters. */
const SET_OFF = new RegExp(
  `^(?:(?:\\([^()]{1,60}\\)\\s)?[a-z]{2}|${PARTICLE}(?![^\\s、。]{0,6}(?:/|\\s))|${SIGN}|項|参照)`,
);
const HIRAGANA_IN = new RegExp(`[${HIRAGANA}]`);
const SUBJECT = /^(?:では|には|とは|について|によ[りるっ]|に従|は[^じいず])/;
const COUNTED = new RegExp(
  `^(?:/\\s?\\d{1,4}(?![\\d.])|(?:号室?|枚|個|点|人|回|年|円|倍|%|cards?|counters?|players?|points?)(?=[のをがにはでとも以あ、。,.\\s]|$)|(?:種類?|日間?|月|時間?|分間?|秒間?)(?![${KANJI}]))`,
);

/** Tells what is behind a number, or behind the blank after it. */
export function readBehind(rest: string, isGlued: boolean): Behind {
  if (COUNTED.test(rest)) return 'count';
  if (SUBJECT.test(rest)) return 'subject';
  if ((isGlued ? GLUED : SET_OFF).test(rest)) return 'sentence';
  return isGlued && isSaid(rest) ? 'said' : 'text';
}

/** Whether a text is what people write of a number: neither the sentence of a rule, nor a name, which may have no hiragana. */
function isSaid(rest: string): boolean {
  if (!hasJapanese(rest.charAt(0))) return false;
  const isShort = countColumns(rest) < THRESHOLDS.wrap && !endsIn(rest, '.。');
  return isPolite(rest) || endsIn(rest, '!?') || (isShort && HIRAGANA_IN.test(rest));
}

/** Whether what a blank or a line end parts from a number goes on in a sentence about it: `704.5f applies here`, `603.6c について`. */
export function goesOnInSentence(rest: string): boolean {
  return SET_OFF.test(rest);
}

/** What parts the numbers of a range or a list. To be put inside a pattern. */
export const IN_LIST = '(?:[-~〜、,・&]|および|及び|と|から|and|to)';
const LISTED = new RegExp(
  `^(?=.{0,5}\\d|\\S[a-z])\\s*${IN_LIST}\\s?(?:\\d{3}\\.\\d{1,3})?[a-z]?(?=[\\s:([]|$)`,
);

/** Whether a further number is behind one, and nothing that goes on about them: ` - 702.152（新規）`, `〜j`, `& 604.3a`. */
export function goesOnInList(rest: string): boolean {
  return LISTED.test(rest);
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
    CALLED.test(before) ||
    REFERRED.test(before) ||
    (before.trimEnd().endsWith('ルール') && !TITLED.test(numbered))
  );
}
