import { measureEnding } from './japanese-verb.ts';

/** What a Japanese sentence has around the words that say something, folded. */
const FILLERS: readonly string[] = [
  // What is asked, and politely.
  'でしょうか でしょう ですか ですが です ます ますか ました ましたか ません ませんか ましょう ください おしえて どうなりますか どうなるの どうなる どうする どうやって',
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

const words = new Set(FILLERS);
const sorted = [...words].sort((a, b) => b.length - a.length);

/** Whether a word is one of those that say nothing of what is asked. */
export function isFillerWord(word: string): boolean {
  return words.has(word);
}

/** Characters of a filler with its endings at a place of folded text, the longest; 0 where none begins. */
export function measureFiller(text: string, at: number): number {
  const filler = sorted.find((each) => text.startsWith(each, at));
  if (filler === undefined) return 0;
  const isVerb = filler.length > 1 || filler === 'し';
  return filler.length + (isVerb ? measureEnding(text.slice(at + filler.length)) : 0);
}
