import { type GlossaryEntry, type GlossarySide, listSideBlocks } from '../../model/records/glossary-entry.ts';
import type { Lang } from '../../model/records/lang.ts';
import { findRuleReferences } from '../../model/records/rule-reference.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { foldWidth } from '../../model/text/fold-width.ts';

/**
 * Japanese entries that are senses of one English entry as one entry with those senses, in English order: 引く（ひく）／
 * Draw(1) and 引き分け（ひきわけ）／Draw(2) beside Draw. Which sense each is, the rules it refers to say, then the number
 * in its mark (統率者戦 is Commander(1), yet ヴァンガード戦 is Vanguard(2) and the first sense), then order.
 */
export function joinSenses(english: GlossaryEntry, parts: readonly GlossaryEntry[]): GlossaryEntry {
  const ordered = orderBySense(english.en?.senses ?? [], parts);
  const sides = ordered.flatMap(({ ja }) => (ja ? [ja] : []));
  const [first] = sides;
  if (!first) return { slug: english.slug, state: 'current' };
  const reading = sides.map((side) => side.reading ?? side.headwords.join('、')).join('、');
  const ja: GlossarySide = {
    headwords: sides.flatMap(({ headwords }) => headwords),
    ...(sides.some((side) => side.reading !== undefined) && { reading }),
    blocks: [],
    senses: sides.flatMap(({ blocks, senses, after = [] }) =>
      senses.length === 0 ? [[...blocks, ...after]] : [...(blocks.length > 0 ? [blocks] : []), ...senses],
    ),
    place: first.place,
  };
  const beside = ordered.flatMap(({ en }) => en?.headwords ?? []);
  return {
    slug: english.slug,
    state: 'current',
    en: { headwords: beside, blocks: [], senses: [], place: first.place },
    ja,
  };
}

function orderBySense(
  senses: readonly (readonly TextBlock[])[],
  parts: readonly GlossaryEntry[],
): GlossaryEntry[] {
  const places = new Map<GlossaryEntry, number>();
  const isTaken = (index: number) => [...places.values()].includes(index);
  for (const part of parts) {
    const own = findNumbers(part.ja ? listSideBlocks(part.ja) : [], 'ja');
    const index = senses.findIndex(
      (sense, at) => !isTaken(at) && findNumbers(sense, 'en').some((number) => own.includes(number)),
    );
    if (index >= 0) places.set(part, index);
  }
  for (const part of parts) {
    if (places.has(part)) continue;
    const marked = Number(/(\d)\)\s*$/.exec(foldWidth(part.en?.headwords[0] ?? ''))?.[1] ?? 0) - 1;
    const open = [...senses.keys(), senses.length].find((index) => !isTaken(index)) ?? senses.length;
    places.set(part, marked >= 0 && marked < senses.length && !isTaken(marked) ? marked : open);
  }
  return [...parts].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function findNumbers(blocks: readonly TextBlock[], lang: Lang): string[] {
  return blocks.flatMap(({ text }) => findRuleReferences(text, lang).flatMap(({ numbers }) => numbers));
}
