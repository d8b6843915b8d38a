import { foldWidth } from '../../model/text/fold-width.ts';
import { isKatakana } from '../../model/text/kana.ts';
import { hasJapanese } from '../../model/text/script.ts';
import type { Span } from './block.ts';
import { findLanguageSign, findReading, mayBeReading, splitTitle } from './parse-names.ts';

/** The headwords of an entry, by language; one list is empty where the head is in one language only. */
interface Headwords {
  en: string[];
  ja: string[];
  /** The reading that the head prints of its Japanese, as printed. */
  reading?: string;
}

/** The English part of a head as a whole: `接死/Deathtouch` → `Deathtouch`. */
export function toEnglishHead(text: string): string | undefined {
  return splitTitle(text, hasJapanese(text) ? 'ja' : 'en').en?.trim();
}

/** The line is the head of an entry beyond doubt: a name with its reading and, after a slash, its English. */
export function isReadHead(text: string): boolean {
  const sign = findLanguageSign(text);
  return sign !== undefined && findReading(foldWidth(text.slice(0, sign.from))) !== undefined;
}

/**
 * Reads a head's words: `You, Your` are two, `接死/Deathtouch` one in each language, `死亡(しぼう)/Die` has its reading
 * taken off. `known` holds the English heads of all entries: in `Active Player, Nonactive Player Order` the comma belongs
 * to the name, for Active Player has its own entry. `take` takes each stretch that is kept.
 */
export function readHeadwords(
  head: string,
  known: ReadonlySet<string>,
  take: (from: number, to: number) => string,
): Headwords {
  const words: Headwords = { en: [], ja: [] };
  const folded = foldWidth(head);
  const sign = findLanguageSign(head);
  const halves = [
    { from: 0, to: sign?.from ?? head.length },
    ...(sign ? [{ from: sign.to, to: head.length }] : []),
  ];
  const toWord = (spans: readonly Span[]) =>
    spans
      .map(({ from, to }) => take(from, to))
      .join('')
      .trim();
  for (const half of halves) {
    const text = folded.slice(half.from, half.to);
    if (!hasJapanese(text)) {
      const isParted = halves.length > 1 && text.includes('/');
      words.en = (isParted ? splitAt('/', folded, half) : splitAtCommas(folded, half, known)).map(toWord);
      continue;
    }
    const found = findReading(text);
    const kana = text.slice(found?.from, found?.to);
    // Beside its English a name has no remark in hiragana.
    const isReading =
      (halves.length > 1 && !isKatakana(kana)) || mayBeReading(kana, text.slice(0, found?.nameTo));
    const reading = isReading ? found : undefined;
    const name = { from: half.from, to: half.from + (reading?.nameTo ?? text.length) };
    if (reading) words.reading = toWord([{ from: half.from + reading.from, to: half.from + reading.to }]);
    const names = splitAtTouten(folded, name, words.reading).map(toWord);
    words.ja.push(...names.filter((word) => word !== ''));
  }
  return words;
}

/** `コントロール、コントローラー` is two names where its reading has two; otherwise the 、 belongs to the name. */
function splitAtTouten(text: string, name: Span, reading: string | undefined): Span[][] {
  const names = splitAt('、', text, name);
  return reading?.split('、').length === names.length ? names : [[name]];
}

/** The stretches between signs, each a word of its own. */
function splitAt(sign: string, text: string, { from, to }: Span): Span[][] {
  const words: Span[][] = [];
  let start = from;
  for (const word of text.slice(from, to).split(sign)) {
    words.push([{ from: start, to: start + word.length }]);
    start += word.length + sign.length;
  }
  return words;
}

const COMMA = /,(?=\s|[”"]\s)/g;

/** Words between commas, none of them in brackets; of two stretches where a comma stands inside a word's closing quote. */
function splitAtCommas(text: string, { from, to }: Span, known: ReadonlySet<string>): Span[][] {
  const words: Span[][] = [];
  let start = from;
  for (const { index } of text.slice(from, to).matchAll(COMMA)) {
    const at = from + index;
    if (isInside(text.slice(from, at))) continue;
    const quote = /[”"]/.test(text.charAt(at + 1)) ? 1 : 0;
    words.push([{ from: start, to: at }, ...(quote ? [{ from: at + 1, to: at + 2 }] : [])]);
    start = at + 1 + quote;
  }
  const [first] = words[0] ?? [];
  if (!first || known.has(text.slice(first.from, first.to).trim())) return [[{ from, to }]];
  return [...words, [{ from: start, to }]];
}

/** Whether brackets are open at the end of a text. */
function isInside(before: string): boolean {
  return (
    before.lastIndexOf('(') > before.lastIndexOf(')') || before.lastIndexOf('[') > before.lastIndexOf(']')
  );
}
