import type { Ledger } from '../../sources/ledger.ts';
import { HIRAGANA, KANA, KANJI } from '../../text/character-classes.ts';
import { hasJapanese } from '../../text/script.ts';
import { findLanguageSlash } from './headline.ts';
import type { Row } from './rows.ts';

/** The headwords of an entry, by language; one list is empty where the head is in one language only. */
export interface Headwords {
  en: string[];
  ja: string[];
  /** The reading that the head prints of its Japanese, as printed. */
  reading?: string;
}

/** Stretches of `row.text` that are one headword; two stretches where a comma stands inside its closing quote. */
type Stretches = [number, number][];

const COMMA = /,(?=\s|[”"]\s)/g;

/** The English part of a head as a whole: `接死/Deathtouch` → `Deathtouch`. */
export function toEnglishHead(text: string): string | undefined {
  const slash = findLanguageSlash(text);
  const parts = slash < 0 ? [text] : [text.slice(0, slash), text.slice(slash + 1)];
  return parts.find((part) => !hasJapanese(part))?.trim();
}

/** A reading at the end of a name: `接死(せっし)`, folded; `部屋` alone was left out of `(へや)`. */
const READING_SIGN = `[${HIRAGANA}ーヴヵヶ、・,~〜\\s-]`;
const READING = new RegExp(`\\s*\\((${READING_SIGN}*[${HIRAGANA}ヴ]${READING_SIGN}*)\\)\\s*$`);

/** The row is the head of an entry beyond doubt: a name with its reading and, after a slash, its English. */
export function isReadHead(text: string): boolean {
  const slash = findLanguageSlash(text);
  return slash >= 0 && READING.test(text.slice(0, slash));
}

/**
 * Takes a head's words: `You, Your` are two, `接死/Deathtouch` one in each language, `死亡(しぼう)/Die` has its reading
 * taken off. `known` holds the English heads of all entries: in `Active Player, Nonactive Player Order` the comma belongs
 * to the name, for Active Player has its own entry.
 */
export function takeHeadwords(row: Row, ledger: Ledger, known: ReadonlySet<string>): Headwords {
  const words: Headwords = { en: [], ja: [] };
  const slash = findLanguageSlash(row.text);
  const halves: [number, number][] =
    slash < 0
      ? [[0, row.text.length]]
      : [
          [0, slash],
          [slash + 1, row.text.length],
        ];
  const take = (from: number, to: number) => ledger.take(row.line, row.from + from, row.from + to);
  const kept: [number, number][] = [];
  for (const [from, to] of halves) {
    const half = row.text.slice(from, to);
    if (!hasJapanese(half)) {
      const stretches = slash < 0 ? splitAtCommas(half, known) : splitBeside(half, known);
      words.en = stretches.map((stretch) => {
        const places = stretch.map(([a, b]): [number, number] => [from + a, from + b]);
        kept.push(...places);
        return places
          .map(([a, b]) => take(a, b))
          .join('')
          .trim();
      });
      continue;
    }
    const bracket = READING.exec(half);
    const reading =
      bracket && (slash >= 0 || isReadingOf(bracket[1] ?? '', half.slice(0, bracket.index))) ? bracket : null;
    const end = from + (reading?.index ?? half.length);
    if (reading?.[1] !== undefined) {
      const start = from + half.indexOf('(', reading.index) + 1;
      kept.push([start, start + reading[1].length]);
      words.reading = take(start, start + reading[1].length).trim();
    }
    const parts = splitAtTouten(row.text.slice(from, end), words.reading);
    for (const [a, b] of parts) {
      kept.push([from + a, from + b]);
      const word = take(from + a, from + b).trim();
      if (word !== '') words.ja.push(word);
    }
  }
  for (let index = 0; index < row.text.length; index++) {
    if (kept.some(([a, b]) => index >= a && index < b)) continue;
    ledger.skip(row.line, 'separator', row.from + index, row.from + index + 1);
  }
  return words;
}

const LETTERS = new RegExp(`[${KANA}${KANJI}]`, 'g');

/** Whether kana in brackets say the whole name, as long as it at least: not する in `プレイ(する)`. */
function isReadingOf(kana: string, name: string): boolean {
  const letters = (text: string) => text.match(LETTERS)?.length ?? 0;
  return letters(kana) >= letters(name);
}

/** `コントロール、コントローラー` is two names where its reading has two; otherwise the 、 belongs to the name. */
function splitAtTouten(half: string, reading: string | undefined): [number, number][] {
  const names = half.split('、');
  if (names.length < 2 || reading?.split('、').length !== names.length) return [[0, half.length]];
  let from = 0;
  return names.map((name) => {
    const stretch: [number, number] = [from, from + name.length];
    from += name.length + 1;
    return stretch;
  });
}

/** English beside Japanese parts its names by slashes: `Life/Life Total`. */
function splitBeside(half: string, known: ReadonlySet<string>): Stretches[] {
  if (!half.includes('/')) return splitAtCommas(half, known);
  let from = 0;
  return half.split('/').map((name) => {
    const stretch: Stretches = [[from, from + name.length]];
    from += name.length + 1;
    return stretch;
  });
}

function splitAtCommas(half: string, known: ReadonlySet<string>): Stretches[] {
  const whole: Stretches[] = [[[0, half.length]]];
  const words: Stretches[] = [];
  let start = 0;
  for (const match of half.matchAll(COMMA)) {
    if (isInside(half, match.index)) continue;
    const quote = /[”"]/.test(half[match.index + 1] ?? '') ? 1 : 0;
    const stretch: Stretches = [[start, match.index]];
    if (quote) stretch.push([match.index + 1, match.index + 2]);
    words.push(stretch);
    start = match.index + 1 + quote;
  }
  const [first] = words;
  if (!first || known.has(half.slice(first[0]?.[0], first[0]?.[1]).trim())) return whole;
  words.push([[start, half.length]]);
  return words;
}

/** Whether a place is inside brackets. */
function isInside(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return (
    before.lastIndexOf('(') > before.lastIndexOf(')') || before.lastIndexOf('[') > before.lastIndexOf(']')
  );
}
