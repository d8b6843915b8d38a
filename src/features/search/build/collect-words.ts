import type { Term } from '../../../model/records/term.ts';
import { HIRAGANA, KANA, KANJI } from '../../../model/text/character-classes.ts';
import { compareText } from '../../../model/text/compare-text.ts';
import { isHiragana } from '../../../model/text/kana.ts';
import { hasKanji } from '../../../model/text/kanji.ts';
import type { Segment } from '../../../rulebook/book/terms/segment.ts';
import { foldText } from '../fold/fold-text.ts';
import { cutTyped } from '../fold/japanese-words.ts';

const RUNS_WITH_KANJI = new RegExp(`[${KANA}${KANJI}]*[${KANJI}][${KANA}${KANJI}]*`, 'g');
const OKURIGANA = new RegExp(`[${HIRAGANA}]+$`);
/** Parts of speech that somebody looks for. */
const CONTENT = new Set(['名詞', '動詞', '形容詞', '副詞']);

/**
 * The words with kanji of Japanese texts and how they are read, folded, sorted, without the endings that change:
 * 支払っ → 支払, しはら. The term table claims its longest matches first; kuromoji cuts what is left.
 */
export function collectWords(
  texts: readonly string[],
  segment: Segment,
  terms: readonly Term[],
): [word: string, reading: string][] {
  const claims = createClaims(terms);
  const words = new Map<string, string>();
  const pieces = new Set<string>();
  for (const text of texts)
    for (const [run] of text.matchAll(RUNS_WITH_KANJI))
      for (const piece of run.split(claims)) pieces.add(piece);
  for (const piece of pieces) {
    if (!hasKanji(piece)) continue;
    for (const token of segment(piece)) {
      if (!token.reading || !CONTENT.has(token.pos) || !hasKanji(token.surface)) continue;
      const [word, reading] = dropOkurigana(foldText(token.surface), foldText(token.reading));
      if (reading && isHiragana(reading) && !words.has(word)) words.set(word, reading);
    }
  }
  return [...words].sort(([a], [b]) => compareText(a, b));
}

/** Matches any Japanese name of the table, longest first. */
function createClaims(terms: readonly Term[]): RegExp {
  const names = terms
    .flatMap((term) => [term.ja, ...(term.jaAlso ?? [])])
    .filter((name) => name !== undefined);
  const sorted = [...new Set(names)].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  return sorted.length > 0 ? new RegExp(sorted.map(RegExp.escape).join('|'), 'g') : /(?!)/;
}

function dropOkurigana(word: string, reading: string): [word: string, reading: string] {
  const tail = OKURIGANA.exec(word)?.[0] ?? '';
  return tail && reading.endsWith(tail)
    ? [word.slice(0, -tail.length), reading.slice(0, -tail.length)]
    : [word, reading];
}

/**
 * The parts of Japanese words that are written with kanji, with their commonest readings, for `cutTyped`; none of a word that the
 * segmenter cannot read. A word that its parts would read otherwise is a part of its own.
 */
export function collectTypedParts(words: readonly string[], segment: Segment): [string, string][] {
  const cut = [...new Set(words)].filter(hasKanji).flatMap((word) => {
    const pieces = segment(word).map(({ surface, reading = '' }) => [surface, reading].map(foldText));
    return pieces.every(([, read]) => read !== '') ? [pieces as [written: string, read: string][]] : [];
  });
  const counts = new Map<string, number>();
  for (const [written, read] of cut.flat())
    if (written !== read) counts.set(`${written} ${read}`, (counts.get(`${written} ${read}`) ?? 0) + 1);
  const rarestFirst = [...counts].sort((a, b) => a[1] - b[1]);
  const parts = new Map(rarestFirst.map(([pair]) => pair.split(' ') as [string, string]));
  const join = (pieces: readonly [string, string][], side: 0 | 1) =>
    pieces.map((piece) => piece[side]).join('');
  const wholes = cut
    .filter(({ length }) => length > 1)
    .map((pieces) => [join(pieces, 0), join(pieces, 1)] as const);
  for (const [written, read] of wholes.sort(([a], [b]) => a.length - b.length))
    if (join(cutTyped(written, parts), 1) !== read) parts.set(written, read);
  return [...parts].sort(([a], [b]) => compareText(a, b));
}
