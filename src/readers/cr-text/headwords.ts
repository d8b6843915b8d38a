import type { Ledger } from '../../sources/ledger.ts';
import { findLanguageSlash } from './headline.ts';
import type { Row } from './rows.ts';

/** The headwords of an entry, by language; one list is empty where the head is in one language only. */
export interface Headwords {
  en: string[];
  ja: string[];
}

/** Stretches of `row.text` that are one headword; two stretches where a comma stands inside its closing quote. */
type Stretches = [number, number][];

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;
const COMMA = /,(?=\s|[”"]\s)/g;

/** The English part of a head as a whole: `接死/Deathtouch` → `Deathtouch`. */
export function toEnglishHead(text: string): string | undefined {
  const slash = findLanguageSlash(text);
  const parts = slash < 0 ? [text] : [text.slice(0, slash), text.slice(slash + 1)];
  return parts.find((part) => !JAPANESE.test(part))?.trim();
}

/**
 * Takes a head's words: `You, Your` are two, `接死/Deathtouch` one in each language. `known` holds the English heads of
 * all entries: in `Active Player, Nonactive Player Order` the comma belongs to the name, for Active Player has its own entry.
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
  if (slash >= 0) ledger.skip(row.line, 'separator', row.from + slash, row.from + slash + 1);
  for (const [from, to] of halves) {
    const half = row.text.slice(from, to);
    const list = JAPANESE.test(half) ? words.ja : words.en;
    const stretches = list === words.en ? splitAtCommas(half, known) : [[[0, half.length]] as Stretches];
    for (const stretch of stretches) {
      const parts = stretch.map(([a, b]) => ledger.take(row.line, row.from + from + a, row.from + from + b));
      list.push(parts.join('').trim());
    }
    for (let index = 0; index < half.length; index++) {
      if (stretches.flat().some(([a, b]) => index >= a && index < b)) continue;
      ledger.skip(row.line, 'separator', row.from + from + index, row.from + from + index + 1);
    }
  }
  return words;
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
