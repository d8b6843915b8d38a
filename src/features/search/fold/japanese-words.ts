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

/**
 * A verb in dictionary form as its unchanging part and the kana that may follow it: 払う → 払 + わいうえおっ, 捨てる → 捨て + るたて…. Undefined for what is no
 * verb written with okurigana or at least three kana.
 */
export function readVerbForms(word: string): { stem: string; next: string } | undefined {
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
  /^(?:だっけ|られ|れ|させ|せ|ちゃ|てしま|じゃ|なかっ|なけれ|なく|ない|なきゃ|ましょ|ませ|まし|ます|ながら|たら|たり|てる|でる|てい|でい|ても|でも|たい|そう|すぎ|ば|て|で|た|だ|る|う|よう|っ|い|ん|し)+/;

/** Characters of an inflected ending at the beginning of a text. */
export function measureEnding(text: string): number {
  return ENDINGS.exec(text)?.[0].length ?? 0;
}

/** What a Japanese sentence has around the words that say something, folded. */
const FILLERS: readonly string[] = [
  // What is asked, and politely.
  'でしょうか でしょう ですか ですが です ます ますか ました ましたか ません ませんか ましょう ください おしえて どうなりますか どうなるの どうなる どうする どうやって どうやる',
  'どうして どういう どうすれば どう どっち どちら どれ どの どこ だれ なぜ なんで なに なん いつ いくら かどうか',
  // This and that.
  'これ それ あれ この その あの ここ そこ こう そう ああ それとも または あるいは および また ただし なお そして しかし',
  // Particles and what takes their place.
  'について において によって により による にとって として という といった ところ ことに こと もの とき ときに ために ため はず ほう そのまま',
  'ように ような のような のように よう みたい まま だけ しか ばかり ばっかり ぐらい くらい ほど など まで から より ので のに',
  'けど けれど でも ても とか なら たら れば って とは には では にも とも かな かも うえで あいだ うち ずに ずつ',
  // Verbs that only carry an ending.
  'できますか できません できる できた できて でき されて された される され させる させ した して しない したら すると する します し',
  'しよう すれば するとき したとき やりかた しかた いけない いけません なった なって なります なれば なりま なる になる となる ある あった あって あり いる いた いて います おく おいて',
  'もらう もらえる もらえ くれる しまう しまい ちゃった ちゃう ちゃって じゃない じゃ だった だと だめ いい いける やっぱり やっぱ',
  'ちゃんと もし ちょっと すぐ いう ください',
  // Talk.
  '教えて ほんと ほんとに めっちゃ 結局 普通に すりゃ すんの んですか すかね かね なきゃ',
  // Who asks, and when: of every question.
  '私 僕 俺 わたし ぼく おれ 場合 時 事 何 方法 やり方 仕方',
  'は が を に へ と で も の や か な ね よ ば だ',
].flatMap((line) => line.split(' '));

const fillers = new Set(FILLERS);
const sorted = [...fillers].sort((a, b) => b.length - a.length);

/** Whether a word is one of those that say nothing of what is asked. */
export function isFillerWord(word: string): boolean {
  return fillers.has(word);
}

/** Characters of a filler with its endings at a place of folded text, the longest; 0 where none begins. */
export function measureFiller(text: string, at: number): number {
  const filler = sorted.find((each) => text.startsWith(each, at));
  if (filler === undefined) return 0;
  const isVerb = filler.length > 1 || filler === 'し';
  return filler.length + (isVerb ? measureEnding(text.slice(at + filler.length)) : 0);
}

/** Parts with kanji that are converted one by one while a word is typed, folded, each with its reading. */
export type TypedParts = ReadonlyMap<string, string>;

/** A folded word in its parts, the longest first: each as written, and as read. What is no part is read as it is written. */
export function cutTyped(word: string, parts: TypedParts): [written: string, read: string][] {
  const cut: [string, string][] = [];
  for (let at = 0; at < word.length; at += cut.at(-1)?.[0].length ?? 1) {
    let end = word.length;
    while (end > at + 1 && !parts.has(word.slice(at, end))) end--;
    const written = word.slice(at, end);
    cut.push([written, parts.get(written) ?? written]);
  }
  return cut;
}

/** How it looks when it is converted up to some place, from some place on, or not at all: 召喚よい, しょうかん酔い, しょうかんよい. */
export function listTypedForms(word: string, parts: TypedParts): string[] {
  const cut = cutTyped(word, parts);
  const forms = cut.flatMap((_, place) => {
    const [before, after] = [cut.slice(0, place), cut.slice(place)];
    return [
      [...before.map(([written]) => written), ...after.map(([, read]) => read)].join(''),
      [...before.map(([, read]) => read), ...after.map(([written]) => written)].join(''),
    ];
  });
  return [...new Set(forms)].filter((form) => form !== word && form.length > 2).sort();
}
