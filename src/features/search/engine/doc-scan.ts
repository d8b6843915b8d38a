import { hasJapanese } from '../../../model/text/script.ts';
import { once } from '../../../rulebook/book/once.ts';
import { foldWithOffsets } from '../fold/fold-text.ts';

/** Folded texts as one string, to be searched for any piece of text. */
export interface Haystack {
  text: string;
  /** Offset of each document's text, by document index, and one more for the end. */
  starts: readonly number[];
  /** Units that go on with a word of katakana, and all such words. */
  katakana?: { goesOn: Uint8Array; words: ReadonlySet<string> };
  /** Where pairs of characters stand; made when first searched. */
  pairs: () => ReturnType<typeof indexPairs>;
}

const HASHES = 1 << 16;

function hashPair(text: string, second: number): number {
  return (text.charCodeAt(second - 1) * 31 + text.charCodeAt(second)) % HASHES;
}

/** The second places of pairs of characters, grouped by a hash of the pair and in order; `starts` says where a group begins. */
function indexPairs(text: string) {
  const starts = new Uint32Array(HASHES + 1);
  for (let at = 1; at < text.length; at++) {
    const next = hashPair(text, at) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let hash = 1; hash <= HASHES; hash++) starts[hash] = (starts[hash] ?? 0) + (starts[hash - 1] ?? 0);
  const ends = starts.slice();
  const places = new Uint32Array(Math.max(0, text.length - 1));
  for (let at = 1; at < text.length; at++) {
    const hash = hashPair(text, at);
    const end = ends[hash] ?? 0;
    places[end] = at;
    ends[hash] = end + 1;
  }
  return { starts, places };
}

/** Every place of a text, in order: of its pairs of characters the one that is rarest there is looked through. */
function listPlaces({ text, pairs }: Haystack, needle: string): number[] {
  const found: number[] = [];
  if (needle.length < 2) {
    for (let at = text.indexOf(needle); at >= 0 && needle !== ''; at = text.indexOf(needle, at + 1))
      found.push(at);
    return found;
  }
  const { starts, places } = pairs();
  let [from, to, offset] = [0, Number.POSITIVE_INFINITY, 1];
  for (let second = 1; second < needle.length; second++) {
    const hash = hashPair(needle, second);
    const [start, end] = [starts[hash] ?? 0, starts[hash + 1] ?? 0];
    if (end - start < to - from) [from, to, offset] = [start, end, second];
  }
  for (let place = from; place < to; place++) {
    const at = (places[place] ?? 0) - offset;
    if (text.startsWith(needle, at)) found.push(at);
  }
  return found;
}

/** Of folded texts: none holds a line break, so no match goes over two documents. */
export function createHaystack(folded: readonly string[]): Haystack {
  const starts: number[] = [];
  let length = 0;
  for (const text of folded) {
    starts.push(length);
    length += text.length + 1;
  }
  starts.push(length);
  const text = folded.join('\n');
  return { text, starts, pairs: once(() => indexPairs(text)) };
}

/** Of Japanese texts as printed, so that レイヤー is not found in プレイヤー. */
export function createJapaneseHaystack(texts: readonly string[]): Haystack {
  const folded = texts.map((printed) => ({ printed, ...foldWithOffsets(printed) }));
  const haystack = createHaystack(folded.map(({ text }) => text));
  const goesOn = new Uint8Array(haystack.text.length + 1);
  const words = new Set<string>();
  for (const [doc, { printed, text, offsets }] of folded.entries()) {
    const start = haystack.starts[doc] ?? 0;
    let wordStart = 0;
    for (let unit = 1; unit <= text.length; unit++) {
      const at = offsets[unit] ?? -1;
      const isSame =
        at === (offsets[unit - 1] ?? 0) + 1 && isInKatakana(printed, at) && isInKatakana(printed, at - 1);
      if (isSame) goesOn[start + unit] = 1;
      else {
        if (unit - wordStart > 1) words.add(text.slice(wordStart, unit));
        wordStart = unit;
      }
    }
  }
  return { ...haystack, katakana: { goesOn, words } };
}

function isInKatakana(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 0x30a1 && code <= 0x30fa) || code === 0x30fc;
}

/** Whether a stretch is cut out of a longer number or word: 0枚 of 10枚, レイヤー of プレイヤー; マナ・コスト is two words, so is マナコスト. */
function cutsWord({ text, katakana }: Haystack, from: number, end: number): boolean {
  if (isDigitAt(text, from) && isDigitAt(text, from - 1)) return true;
  if (!katakana?.goesOn[from] && !katakana?.goesOn[end]) return false;
  const { goesOn, words } = katakana;
  for (let at = from + 1; at < end; at++) if (!goesOn[at]) return false;
  let [first, last] = [from, end];
  while (goesOn[first]) first--;
  while (goesOn[last]) last++;
  return (
    (first < from && !words.has(text.slice(first, from))) || (end < last && !words.has(text.slice(end, last)))
  );
}

/** Whether a text has a piece of Japanese as a word. */
export function holdsPiece(printed: string, piece: string): boolean {
  const haystack = createJapaneseHaystack([printed]);
  const { text } = haystack;
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
    if (!cutsWord(haystack, at, at + piece.length)) return true;
  return false;
}

/** Every document with the text and how often; a needle all of Latin script only where no word is cut. */
export function findOccurrences(haystack: Haystack, needle: string): Map<number, number> {
  const found = new Map<number, number>();
  const { text, starts } = haystack;
  const isLatin = !hasJapanese(needle);
  const isWord = isLatin && /^[a-z\d]/.test(needle);
  const endsWord = isLatin && /[a-z\d]$/.test(needle);
  let doc = 0;
  for (const at of listPlaces(haystack, needle)) {
    if (isWord && isWordAt(text, at - 1)) continue;
    if (endsWord && isWordAt(text, at + needle.length)) continue;
    if (!isLatin && cutsWord(haystack, at, at + needle.length)) continue;
    while ((starts[doc + 1] ?? Number.POSITIVE_INFINITY) <= at) doc++;
    found.set(doc, (found.get(doc) ?? 0) + 1);
  }
  return found;
}

function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || isDigitAt(text, at);
}

function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}
