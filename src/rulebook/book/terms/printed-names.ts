import { termKinds } from '../../../model/game/current-game.ts';
import type { GlossaryEntry, GlossarySide } from '../../../model/records/glossary-entry.ts';
import type { Term } from '../../../model/records/term.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { isHiragana, isKana, toHiragana } from '../../../model/text/kana.ts';
import { toHeadwordKey } from '../../align/headword-key.ts';
import type { Segment } from './segment.ts';

/** The headwords of a side that prints readings, each with its own in hiragana: 相棒, あいぼう; none where their counts differ. */
export function toPrintedNames({ headwords, reading }: GlossarySide): { name: string; reading: string }[] {
  if (reading === undefined) return [];
  const readings = headwords.length > 1 ? reading.split('、') : [reading];
  if (readings.length !== headwords.length) return [];
  return headwords.flatMap((name, index) => {
    const kana = toKana(readings[index] ?? '');
    return kana === '' ? [] : [{ name, reading: kana }];
  });
}

/** The reading a side prints of one of its headwords, or of its head as a whole where that has no name. */
export function readingIn(side: GlossarySide | undefined, name: string | undefined): string | undefined {
  if (!side) return undefined;
  if (side.headwords.length === 0 && side.reading !== undefined) return toKana(side.reading);
  return toPrintedNames(side).find((each) => each.name === name)?.reading;
}

/**
 * The term table with the names and readings that an edition prints itself: they go before the authored ones, which stay
 * as further names. What the table lacks is added.
 */
export function addPrintedNames(terms: readonly Term[], glossary: readonly GlossaryEntry[]): readonly Term[] {
  const printed = new Map<string, Term>();
  const more: Term[] = [];
  for (const { en, ja } of glossary) {
    const names = ja ? toPrintedNames(ja) : [];
    const heads = en?.headwords ?? [];
    for (const [index, { name, reading }] of names.entries()) {
      const head = heads.length === names.length ? heads[index] : heads[0];
      const term: Term = { en: head ?? name, ja: name, readings: [reading], kind: 'glossary' };
      const key = head && toHeadwordKey(head);
      if (!key || printed.has(key)) more.push(term);
      else printed.set(key, term);
    }
  }
  const completed = terms.map((term) => {
    const own = termKinds()[term.kind] === 'title' ? undefined : printed.get(toHeadwordKey(term.en));
    if (!own) return term;
    const isSame = term.ja === own.ja;
    const also = [...(term.ja ? [term.ja] : []), ...(term.jaAlso ?? [])].filter((name) => name !== own.ja);
    const readings = [...new Set([...(own.readings ?? []), ...(isSame ? (term.readings ?? []) : [])])];
    return { ...term, ja: own.ja, ...(also.length > 0 && { jaAlso: also }), readings };
  });
  const known = new Set(terms.map(({ en }) => toHeadwordKey(en)));
  return [...completed, ...[...printed].flatMap(([key, term]) => (known.has(key) ? [] : [term])), ...more];
}

/** A printed reading as hiragana alone: ヴ as ゔ, marks left out. */
function toKana(reading: string): string {
  return [...toHiragana(reading.normalize('NFKC'))].filter(isHiragana).join('');
}

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
