import { HIRAGANA, KANJI } from '../../model/text/character-classes.ts';
import { readVerbForms } from '../search/fold/japanese-words.ts';
import type { Wording } from './find-phrase.ts';
import type { SignText } from './sign-text.ts';

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
