import type { Lang } from '../../model/records/lang.ts';
import { findSymbols } from '../../model/records/symbol.ts';
import { HIRAGANA, KANJI } from '../../model/text/character-classes.ts';
import { isKatakana } from '../../model/text/kana.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { overlaps, type TextSpan } from '../../model/text/spans.ts';
import { readVerbForms } from '../search/fold/japanese-words.ts';
import type { SideIndex } from './side-index.ts';
import type { SignText } from './sign-text.ts';

/** How a phrase is compared: as whole words, in any of their inflected forms, or as any stretch of letters. */
export const MATCHES = ['words', 'forms', 'parts'] as const;
export type Match = (typeof MATCHES)[number];

/**
 * Where a text has a phrase, from left to right, without overlap. The phrase is folded by `toMatchText`. A word is whole
 * where no letter or digit goes on beside it, in katakana no katakana; a symbol is never cut. Other scripts of Japanese
 * show no end of a word.
 */
export function findPhrase(text: SignText, phrase: string, match: 'words' | 'parts'): TextSpan[] {
  const found: TextSpan[] = [];
  if (phrase === '') return found;
  const symbols = match === 'words' ? findSymbols(text.text) : [];
  const cutsSymbol = (at: number) => symbols.some(({ start, end }) => start < at && at < end);
  for (let at = text.text.indexOf(phrase); at >= 0; ) {
    const end = at + phrase.length;
    const isWhole =
      match === 'parts' ||
      !(cutsWord(text.text, at) || cutsWord(text.text, end) || cutsSymbol(at) || cutsSymbol(end));
    if (isWhole) found.push({ start: at, end });
    at = text.text.indexOf(phrase, isWhole ? end : at + 1);
  }
  return found;
}

const LETTER = /^[\p{L}\p{N}]$/u;

/** Whether a word goes on over a place in a text. */
function cutsWord(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]];
  if (isKatakanaLetter(before) && isKatakanaLetter(after)) return true;
  return LETTER.test(before) && LETTER.test(after) && !hasJapanese(before) && !hasJapanese(after);
}

function isKatakanaLetter(unit: string): boolean {
  return isKatakana(unit) && unit !== '・' && unit !== '=';
}

const SURU_VERB = new RegExp(`[^${HIRAGANA}]する$`);

/** A phrase as signs, with what must follow them where they are the unchanging part of a Japanese verb. */
export interface Wording {
  signs: string;
  next?: string;
}

/** How a phrase may be in texts of a language, inflected: 唱える → 唱え + る, た, な …; 破壊する → 破壊. */
export function toWordings(phrase: string, lang: Lang, side: Pick<SideIndex, 'toSigns'>): Wording[] {
  const whole = { signs: side.toSigns(phrase).signs };
  if (lang === 'en') return [whole];
  if (SURU_VERB.test(phrase)) return [{ signs: whole.signs.slice(0, -2) }];
  const verb = readVerbForms(phrase);
  return verb ? [whole, { signs: whole.signs.slice(0, -1), next: verb.next }] : [whole];
}

/** Where a text has one of the wordings, as places among its signs. */
export function findWordings({ text, signs, ends }: SignText, wordings: readonly Wording[]): TextSpan[] {
  const found: TextSpan[] = [];
  for (const { signs: run, next } of wordings) {
    if (run === '') continue;
    for (let at = signs.indexOf(run); at >= 0; at = signs.indexOf(run, at + 1)) {
      const use = { start: at, end: at + run.length };
      const follows = text[ends[use.end - 1] ?? text.length] ?? '';
      const isFree = !found.some((span) => overlaps(span, use));
      if (isFree && (next === undefined || (follows !== '' && next.includes(follows)))) found.push(use);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** What ends in kanji, or in one kana that no dictionary form ends in. */
const STEM = new RegExp(`[${KANJI}](?![うくぐすつぬぶむる])[${HIRAGANA}]?$`);
/** 破壊|する is a noun. */
const NOUN = new RegExp(`[${KANJI}]{2}$`);
/** Last kana of dictionary forms; 死ぬ alone has ぬ. */
const ENDINGS = [...'うくぐすつぶむる'];
/** Where nothing else ever follows, such a kana belongs to a verb that only drops its る: 置き換え of 置き換える. */
const KEPT_KANA = new Set('えけせてねべめれげぜ');
/** Kana that a noun is as likely to have behind it. */
const PARTICLES = new Set('のにはがとへもでやをかな');
/** Share of the places that has to be one of the verb's forms. */
const FITS = 0.9;

/**
 * The verb that a run is the unchanging part of, by the kana that follow it in the texts: 支払 before う, い and わ is 支払う,
 * and is wherever one of its forms does. Undefined where it is no verb, or it could be several.
 */
export function completeVerb(
  { signs: stem, text: written }: { signs: string; text: string },
  texts: readonly SignText[],
): { text: string; wordings: Wording[] } | undefined {
  if (!STEM.test(written)) return undefined;
  const next: string[] = [];
  let sign = '';
  for (const { text, signs, ends } of texts)
    for (let at = signs.indexOf(stem); at >= 0; at = signs.indexOf(stem, at + 1)) {
      next.push(text[ends[at + stem.length - 1] ?? text.length] ?? '');
      sign = signs.charAt(at + stem.length);
    }
  const [kana = ''] = next;
  if (KEPT_KANA.has(kana) && next.every((each) => each === kana)) {
    const forms = readVerbForms(`${written}${kana}る`);
    return forms && { text: `${written}${kana}る`, wordings: [{ signs: stem + sign, next: forms.next }] };
  }
  const endings = ENDINGS.filter((ending) => ending !== 'す' || !NOUN.test(written));
  const fitting = endings.flatMap((ending) => {
    const forms = readVerbForms(written + ending);
    const fits = next.filter((kana) => kana !== '' && forms?.next.includes(kana)).length;
    return forms && fits >= next.length * FITS ? [{ ending, next: forms.next }] : [];
  });
  const verb =
    fitting.find(({ ending }) => next.includes(ending)) ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (!verb || next.every((kana) => PARTICLES.has(kana))) return undefined;
  return { text: written + verb.ending, wordings: [{ signs: stem, next: verb.next }] };
}
