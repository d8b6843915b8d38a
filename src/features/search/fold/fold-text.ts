import { symbolPatterns } from '../../../model/game/symbol-patterns.ts';
import { HIRAGANA, KANJI, KATAKANA } from '../../../model/text/character-classes.ts';
import { isHiragana, toHiragana } from '../../../model/text/kana.ts';
import { readKanjiNumber } from '../../../model/text/kanji.ts';
import { isJapanese } from '../../../model/text/script.ts';

const APOSTROPHES = /['’‘ʼ′`]/;
const HYPHENS = /[-‐‑‒–−]/;
/** Marks that Japanese puts inside a name or leaves out: 中黒, double hyphen. */
const JOINERS = /[・･·‧•=゠]/;
const KANJI_DIGITS = /[〇一二三四五六七八九十百]/;
const WORD_CHARACTERS = /^(?:[ー々]|[\p{L}\p{N}]+)$/u;
/** `ゔ` with a small vowel is one sound of the ば row: ヴァンガード and バンガード are the same name. */
const V_SOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ぁ: 'ば', ぃ: 'び', ぇ: 'べ', ぉ: 'ぼ' }),
);

/**
 * The form in which text and query meet, the same at build and in the browser: NFKC, lower case, hiragana, no accents,
 * no 中黒, digits for kanji numbers, one space between words of Latin script and none beside Japanese.
 * `ドロー・ステップ` and `ﾄﾞﾛｰｽﾃｯﾌﾟ` → `どろーすてっぷ`, `Player’s State-Based` → `players state based`.
 */
export function foldText(text: string): string {
  return fold(text);
}

/** As `foldText`, with the offset in the original that each of its UTF-16 units came from, for highlighting. */
export function foldWithOffsets(text: string): { text: string; offsets: readonly number[] } {
  const offsets: number[] = [];
  return { text: fold(text, offsets), offsets };
}

/** Appends folded pieces; a gap becomes a space only between two pieces of Latin script. */
interface Writer {
  text: string;
  last: string;
  gap: boolean;
  /** Between `{` and `}`. */
  inSymbol: boolean;
  offsets: number[] | undefined;
}

function fold(text: string, offsets?: number[]): string {
  const writer: Writer = { text: '', last: '', gap: false, inSymbol: false, offsets };
  const symbols = findUnbraced(text);
  for (let index = 0; index < text.length; ) {
    const symbol = symbols?.get(index);
    if (symbol) {
      writer.gap = true;
      write(writer, `{${symbol.slice(1, -1).toLowerCase()}}`, index);
      writer.gap = true;
      index += symbol.length;
      continue;
    }
    const run = readPlainRun(text, index);
    if (run) {
      write(writer, run, index, true);
      index += run.length;
    } else index = foldAt(text, index, writer);
  }
  return writer.text;
}

/** Symbols that the game writes in other signs than braces, by their places: `[M]`, which becomes `{m}`. */
function findUnbraced(text: string): ReadonlyMap<number, string> | undefined {
  const { unbraced } = symbolPatterns();
  return unbraced && new Map([...text.matchAll(unbraced)].map(({ 0: symbol, index }) => [index, symbol]));
}

/** Folds the character at an index, which its neighbours have a say in; gives the index after it. */
function foldAt(text: string, from: number, writer: Writer): number {
  let end = from + 1;
  while (end < text.length && followsItsBase(text[end] ?? '')) end++;
  const base = foldCharacter(text.slice(from, end));
  const next = foldCharacter(text[end] ?? '');
  if (KANJI_DIGITS.test(base)) {
    while (KANJI_DIGITS.test(text[end] ?? '')) end++;
    write(writer, readKanjiNumber(text.slice(from, end)), from);
  } else if (base === 'ゔ') {
    write(writer, V_SOUNDS.get(next) ?? 'ぶ', from);
    if (V_SOUNDS.get(next)) end++;
  } else if (WORD_CHARACTERS.test(base)) write(writer, base, from);
  else if (base === '{' || base === '}') {
    writer.gap ||= base === '{';
    write(writer, base, from);
    writer.gap = base === '}';
    writer.inSymbol = base === '{';
  } else if (HYPHENS.test(base) && isHiragana(writer.last) && !writer.gap && !/[\dx/]/.test(next))
    write(writer, 'ー', from);
  else if (isSign(base, writer.gap ? '' : writer.last, next, writer.inSymbol)) writeSign(writer, base, from);
  else if (!isSilent(base, writer.last, next)) writer.gap = true;
  return end;
}

function write(writer: Writer, piece: string, from: number, isRun = false): void {
  const { last, offsets } = writer;
  if (writer.gap && last && !isJapanese(last) && !isJapanese(piece)) {
    writer.text += ' ';
    offsets?.push(from);
  }
  writer.gap = false;
  writer.text += piece;
  writer.last = piece.at(-1) ?? last;
  if (offsets) for (let unit = 0; unit < piece.length; unit++) offsets.push(isRun ? from + unit : from);
}

/** A size or loyalty such as `-1/-1` or `+2` begins a word. */
function writeSign(writer: Writer, base: string, from: number): void {
  const isHyphen = HYPHENS.test(base);
  if ((base === '+' || isHyphen) && writer.last !== '/') writer.gap = true;
  write(writer, isHyphen ? '-' : base, from);
}

/** Signs inside a word that are as good as not there: `player’s`, `ドロー・ステップ`. */
function isSilent(base: string, last: string, next: string): boolean {
  if (APOSTROPHES.test(base)) return /[a-z]/.test(last) && /^[a-z]/.test(next);
  return JOINERS.test(base) && (last === '' || isJapanese(last)) && isJapanese(next);
}

/** Signs that carry meaning where they stand: `702.9`, `+1/+1`, `-3`, `{w/u}`, `∞`, `2.5`. */
function isSign(base: string, last: string, next: string, inSymbol: boolean): boolean {
  if (base === '∞') return true;
  if (base === '.') return /\d/.test(last) && /^\d/.test(next);
  if (base === '/') return inSymbol || (/[\dx*]/.test(last) && /^[\dx*+−-]/.test(next));
  if (base === '+') return /^[\dx*]/.test(next);
  return HYPHENS.test(base) && /^[\dx*]/.test(next) && !/[a-z\d]/.test(last);
}

/** The key under which a name is found: folded, without spaces. `State-Based Actions` → `statebasedactions`. */
export function toNameKey(name: string): string {
  return foldText(name).replaceAll(' ', '');
}

/** Two forms of one character that editions and keyboards mix. */
const CHARACTER_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    涛: '濤',
    繫: '繋',
    剝: '剥',
    摑: '掴',
    塡: '填',
    噓: '嘘',
    頰: '頬',
    龍: '竜',
    虫: '蟲',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ß: 'ss',
  }),
);

const characters = new Map<string, string>();

/**
 * One character with the marks that belong to it, without regard to its neighbours: NFKC, lower case, hiragana, no
 * accents (but ガ stays が). `ｶﾞ` → `が`, `É` → `e`.
 */
function foldCharacter(character: string): string {
  const known = characters.get(character);
  if (known !== undefined) return known;
  const unmarked = character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?![\u3099\u309a])\p{Script=Inherited}/gu, '')
    .normalize('NFC');
  const plain = toHiragana(unmarked).replace(/[\s\S]/g, (unit) => CHARACTER_FORMS.get(unit) ?? unit);
  characters.set(character, plain);
  return plain;
}

/** A character with another form that it is folded to, beyond case and kana. */
const OTHER_FORMS = new RegExp(`[${[...CHARACTER_FORMS.keys()].join('')}]`);

/** Sounds and accents that belong to the character before them: ﾞ, ﾟ and combining marks. */
function followsItsBase(character: string): boolean {
  return /^[\u0300-\u036f\u3099\u309a\uff9e\uff9f]/.test(character);
}

/** Latin letters and digits, kana without ゔ, kanji without digits. */
const RUN = new RegExp(
  `[A-Za-z0-9]+|(?:(?!ゔ)[${HIRAGANA}])+|(?:(?!ヴ)[${KATAKANA}])+|(?:(?![〇一二三四五六七八九十百])[${KANJI}])+`,
  'y',
);
const KANA_START = new RegExp(`^[${HIRAGANA}${KATAKANA}]`);

/** The run at the offset in its folded form, unit for unit; undefined where its neighbours have to be looked at. */
function readPlainRun(text: string, from: number): string | undefined {
  RUN.lastIndex = from;
  let run = RUN.exec(text)?.[0];
  if (run === undefined) return undefined;
  if (followsItsBase(text[from + run.length] ?? '')) run = run.slice(0, -1);
  if (run.charCodeAt(0) < 0x80) return run.toLowerCase();
  if (KANA_START.test(run)) return toHiragana(run);
  const end = run.search(OTHER_FORMS);
  return end < 0 ? run : run.slice(0, end);
}

const JAPANESE = `[${HIRAGANA}ー${KANJI}]+`;

/** A symbol, a size such as `+1/+1`, a word or number of Latin script, or a run of Japanese. */
const WORDS = new RegExp(
  `\\{[^{}\\s]{1,12}\\}|[+-]?[\\dx]+\\/[+-]?[\\dx]+|[+-]\\d+|\\d*${JAPANESE}(?:\\d+${JAPANESE})*|[a-z\\d∞]+(?:\\.[a-z\\d]+)*`,
  'g',
);

/** The words of folded text, a run of Japanese as one. `接死 damage {w/u}` → `接死`, `damage`, `{w/u}`. */
export function splitWords(folded: string): string[] {
  return folded.match(WORDS) ?? [];
}

/** The same with the places where they begin. */
export function findWords(folded: string): { word: string; start: number }[] {
  return [...folded.matchAll(WORDS)].map(({ 0: word, index }) => ({ word, start: index }));
}
