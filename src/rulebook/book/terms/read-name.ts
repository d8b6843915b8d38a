import { foldWidth } from '../../../model/text/fold-width.ts';
import { isKana, toHiragana } from '../../../model/text/kana.ts';
import type { Segment } from './segment.ts';

/** The reading of a Japanese name in hiragana: kana as they are, kanji as the segmenter reads them; undefined where it cannot. */
export function readName(name: string, segment?: Segment): string | undefined {
  return readKana(name) ?? readSegments(name, segment);
}

function readKana(name: string): string | undefined {
  const bare = foldWidth(name).replace(/[・\s=「」“”!]/g, '');
  return isKana(bare) ? toHiragana(bare) : undefined;
}

function readSegments(name: string, segment?: Segment): string | undefined {
  const tokens = segment?.(foldWidth(name).replace(/[・\s「」:()]/g, '')) ?? [];
  const reading = tokens.map((token) => token.reading ?? readKana(token.surface) ?? '?').join('');
  return reading === '' || reading.includes('?') ? undefined : toHiragana(reading);
}
