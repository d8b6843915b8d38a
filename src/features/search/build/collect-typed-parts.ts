import { compareText } from '../../../model/text/compare-text.ts';
import { hasKanji } from '../../../model/text/kanji.ts';
import type { Segment } from '../../../rulebook/book/terms/segment.ts';
import { foldText } from '../fold/fold-text.ts';
import { cutTyped } from '../typed-word.ts';

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
