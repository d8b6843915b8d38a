import { HIRAGANA, KANJI } from '../../../model/text/character-classes.ts';
import { isHiragana, isKatakana, mixesScripts } from '../../../model/text/kana.ts';
import { isJapanese } from '../../../model/text/script.ts';
import { isFillerWord, measureEnding, measureFiller } from '../fold/japanese-words.ts';
import type { QueryWord } from '../query/parse-query.ts';
import type { NameIndex } from './name-resources.ts';
import { isJapaneseWord } from './text-index.ts';
import type { JapaneseWord, WordTable } from './word-table.ts';

/** Kana that a reading must have to be seen inside a sentence. */
const READING_LENGTH = 3;
/** Kana that a katakana name must have to be seen where it is typed in hiragana. */
const KANA_LENGTH = 4;
const LONGEST = 20;

/** Runs of folded text that are read alike. */
const RUNS = new RegExp(`\\d+|[${KANJI}]+|[${HIRAGANA}ー]+`, 'g');
const ENDS_IN_HIRAGANA = new RegExp(`[${HIRAGANA}]+$`);
/** Whether a text begins with a character that fillers in kanji begin with. */
const BEGINS_WITH_KANJI = new RegExp(`^[${KANJI}]`);

/**
 * Cuts a Japanese sentence into names and words as the tables or the texts have them, of verbs the unchanging part; the
 * longest first. Particles, politeness and question words fall away.
 */
export function createJapaneseCutter(names: NameIndex, words: WordTable) {
  const findClaim = createClaimFinder(indexClaims(names, words), words);
  return (word: QueryWord): string[] => {
    const pieces: string[] = [];
    let rest = '';
    let restIsKatakana = false;
    const flush = () => {
      pieces.push(...cutRest(rest, restIsKatakana));
      rest = '';
    };
    for (let at = 0; at < word.text.length; ) {
      const isKatakana = word.isKatakana[at] ?? false;
      const goesOn = rest !== '' && restIsKatakana === isKatakana;
      // A name inside a longer katakana word is another word: ロック in ブロック.
      const found = goesOn && isKatakana ? undefined : findClaim(word, at);
      const length = found ? found.end - at : 0;
      // So is a short word inside kana that nobody knows: ただ in かすっただけ.
      const kana = ENDS_IN_HIRAGANA.exec(rest)?.[0] ?? '';
      const isPart =
        length <= 2 && isHiragana(word.text.slice(at, at + length)) && dropFillers(kana).length > 0;
      const claim = isPart ? undefined : found;
      const canFill =
        !isKatakana &&
        (rest === '' || !isHiragana(rest.at(-1) ?? '') || BEGINS_WITH_KANJI.test(word.text[at] ?? ''));
      const filler = canFill ? measureFiller(readHiragana(word, at), 0) : 0;
      if (filler > Math.max(1, length) || (filler > length && BEGINS_WITH_KANJI.test(word.text[at] ?? ''))) {
        flush();
        at += filler;
        continue;
      }
      if (claim) {
        flush();
        pieces.push(claim.text);
        at = claim.end;
        continue;
      }
      if (isKatakana !== restIsKatakana) flush();
      restIsKatakana = isKatakana;
      rest += word.text[at++];
    }
    flush();
    return pieces;
  };
}

/** Finds the longest name or word that begins at a place. */
function createClaimFinder(byFirst: ReturnType<typeof indexClaims>, { isInText }: WordTable) {
  return (word: QueryWord, at: number): { end: number; text: string } | undefined => {
    const { text, isKatakana } = word;
    for (const claim of byFirst.get(text[at] ?? '') ?? []) {
      if (!text.startsWith(claim.text, at)) continue;
      const end = at + claim.text.length;
      if (claim.isKatakana && claim.text.length < KANA_LENGTH && !isKatakana[at]) continue;
      if (!claim.isMixed && mixesKana(word, at, end)) continue;
      if (claim.next === undefined) return { end, text: claim.of ?? claim.text };
      if (!claim.next.includes(text[end] ?? '\n') || isKatakana[end]) continue;
      return { end: end + 1 + measureEnding(readHiragana(word, end + 1)), text: claim.text };
    }
    for (let end = Math.min(text.length, at + LONGEST); end > at + 1; end--)
      if (isInText(text.slice(at, end))) return { end, text: text.slice(at, end) };
    return undefined;
  };
}

/** Whether kana of one script go over into the other: は|ライフ is not はらい, 払い. Nor does a word end inside katakana. */
function mixesKana({ text, isKatakana }: QueryWord, from: number, end: number): boolean {
  for (let at = from + 1; at < end; at++)
    if (isKatakana[at] !== isKatakana[at - 1] && isHiragana(text.slice(at - 1, at + 1))) return true;
  return (isKatakana[end - 1] ?? false) && (isKatakana[end] ?? false) && !(isKatakana[end + 1] ?? false);
}

/** What is not katakana from a place on; no ending goes on in katakana: 乗って|タフネス. */
function readHiragana({ text, isKatakana }: QueryWord, from: number): string {
  let end = from;
  while (end < text.length && !isKatakana[end]) end++;
  return text.slice(from, end);
}

/** What no table knows: a katakana word as it is, kanji without their endings, kana that are no particles. */
function cutRest(rest: string, isKatakana: boolean): string[] {
  if (isKatakana) return rest.length > 1 ? [rest] : [];
  const runs: readonly string[] = rest.match(RUNS) ?? [];
  return runs.flatMap((run, place) => {
    if (!isHiragana(run)) return isFillerWord(run) ? [] : [run];
    const isEnding = place > 0 && isJapanese(runs[place - 1]?.at(-1) ?? '');
    return dropFillers(isEnding ? run.slice(measureOkurigana(run)) : run);
  });
}

/** The kana that belong to the kanji before them: 死|にます, 持|ちが. */
function measureOkurigana(kana: string): number {
  const ending = measureEnding(kana);
  if (ending > 0 || measureFiller(kana, 0) > 0) return ending;
  return 1 + measureEnding(kana.slice(1));
}

function dropFillers(kana: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (let at = 0; at < kana.length; ) {
    const filler = measureFiller(kana, at);
    if (filler > 0 && (piece === '' || filler > 1)) {
      if (piece.length > 1) pieces.push(piece);
      piece = '';
      at += filler;
    } else piece += kana[at++];
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}

/** Names, readings and words by their first character, longest first. */
function indexClaims(names: NameIndex, words: WordTable): ReadonlyMap<string, readonly JapaneseWord[]> {
  const claims = new Map<string, JapaneseWord>();
  for (const { key, kind, name } of names.all) {
    if (!isJapaneseWord(key) || key.length < 2) continue;
    if ((kind === 'reading' && key.length < READING_LENGTH) || isFillerWord(key)) continue;
    claims.set(key, {
      text: key,
      isKatakana: kind !== 'reading' && isKatakana(name),
      isMixed: mixesScripts(name),
    });
  }
  for (const word of words.japanese) {
    const key = `${word.text}${word.next ? '…' : ''}`;
    if (!claims.has(key)) claims.set(key, word);
  }
  const byFirst = Map.groupBy(claims.values(), ({ text }) => text[0] ?? '');
  for (const group of byFirst.values())
    group.sort((a, b) => b.text.length + (b.next ? 1 : 0) - a.text.length - (a.next ? 1 : 0));
  return byFirst;
}
