import { hasKanji, isKanji } from '../../../model/text/kanji.ts';

/** The last kana of a dictionary form with those that its inflected forms have in that place. */
const ROWS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    う: 'わいうえおっ',
    く: 'かきくけこい',
    ぐ: 'がぎぐげごい',
    す: 'さしすせそ',
    つ: 'たちつてとっ',
    ぬ: 'なにぬねのん',
    ぶ: 'ばびぶべぼん',
    む: 'まみむめもん',
    る: 'らりるれろっ',
  }),
);
/** What follows the stem of a verb that only drops its る: 捨てた, 捨てない, 捨てられる. */
const AFTER_STEM = 'るたてなれらろよまずさ';

/** A verb as its unchanging part and the kana that may follow it. */
export interface VerbForms {
  stem: string;
  next: string;
}

/**
 * The forms of a verb in dictionary form: 払う → 払 + わいうえおっ, 捨てる → 捨て + るたて…. Undefined for what is no
 * verb written with okurigana or at least three kana.
 */
export function readVerbForms(word: string): VerbForms | undefined {
  const last = word.at(-1) ?? '';
  const stem = word.slice(0, -1);
  const row = ROWS.get(last);
  const inKanji = hasKanji(stem);
  // ひとつ and いくつ are no verbs.
  if (!inKanji && last === 'つ') return undefined;
  if (!row || (!inKanji && stem.length < 2)) return undefined;
  const dropsRu =
    last === 'る' &&
    (/[いきしちにひみりぎじびぴえけせてねへめれげぜでべぺ]$/.test(stem) || isKanji(stem.at(-1)));
  return { stem, next: dropsRu ? row + AFTER_STEM : row };
}

/** What follows a verb's stem and says nothing of what it is: passive, negation, past, politeness. */
const ENDINGS =
  /^(?:られ|れ|させ|せ|ちゃ|てしま|じゃ|なかっ|なけれ|なく|ない|なきゃ|ましょ|ませ|まし|ます|ながら|たら|たり|てる|でる|てい|でい|ても|でも|たい|そう|すぎ|ば|て|で|た|だ|る|う|よう|っ|い|ん|し)+/;

/** Characters of an inflected ending at the beginning of a text. */
export function measureEnding(text: string): number {
  return ENDINGS.exec(text)?.[0].length ?? 0;
}
