import { correctText } from '../../model/records/correct-text.ts';
import type { Card } from '../../model/records/document.ts';
import { type GlossarySide, listSideBlocks } from '../../model/records/glossary-entry.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { Place } from '../../model/records/place.ts';
import type { Correction } from '../../model/records/rule.ts';
import { type TextBlock, toPlainText } from '../../model/records/text.ts';
import type { Checkable } from './check.ts';

/** The same record in both languages, as the translation checks compare it. */
export interface TextPair {
  /** Number of a rule, headword of a term, id of a ruling, name of a card. */
  name: string;
  en: { text: string; place: Place };
  ja: { text: string; place: Place };
}

interface PairedSide {
  blocks: readonly TextBlock[];
  corrections?: readonly Correction[] | undefined;
  place: Place;
}

/**
 * Every rule, term, ruling and card whose two languages both have text. Where one has more examples than the other, which is
 * reported by itself, examples are left out: what a missing one would have said is no further fault.
 */
export function listPairs({ rules, glossary, rulings, cards }: Checkable): TextPair[] {
  const toCardSide = ({ text, place }: Card, lang: Lang) => ({
    blocks: text[lang].map((line): TextBlock => ({ type: 'paragraph', text: line })),
    place,
  });
  const toSide = (side: GlossarySide | undefined) =>
    side && { blocks: listSideBlocks(side), corrections: side.corrections, place: side.place };
  return [
    ...rules.map(({ number, en, ja }) => toPair(number, en, ja)),
    ...glossary.map(({ slug, en, ja }) => toPair(en?.headwords[0] ?? slug, toSide(en), toSide(ja))),
    ...rulings.map(({ id, en, ja }) => toPair(id, en, ja)),
    ...cards.map((card) =>
      toPair(card.names.en ?? card.names.ja ?? card.id, toCardSide(card, 'en'), toCardSide(card, 'ja')),
    ),
  ].filter((pair) => pair !== undefined);
}

function toPair(name: string, en: PairedSide | undefined, ja: PairedSide | undefined): TextPair | undefined {
  if (!en || !ja || en.blocks.length === 0 || ja.blocks.length === 0) return undefined;
  const isWhole = countExamples(en.blocks) === countExamples(ja.blocks);
  const toComparable = ({ blocks, ...side }: PairedSide) =>
    toText({ ...side, blocks: isWhole ? blocks : blocks.filter(({ type }) => type !== 'example') });
  return {
    name,
    en: { text: toComparable(en), place: en.place },
    ja: { text: toComparable(ja), place: ja.place },
  };
}

export function countExamples(blocks: readonly TextBlock[]): number {
  return blocks.filter((block) => block.type === 'example').length;
}

/** The text as its author meant it: with lost strike-throughs made good. */
function toText({ blocks, corrections }: PairedSide): string {
  return correctText(toPlainText(blocks), corrections);
}

/** What is in `all` more often than in `other`, once each, in order. */
export function findSurplus<T>(all: readonly T[], other: readonly T[]): T[] {
  const left = [...other];
  const surplus = new Set<T>();
  for (const item of all) {
    const index = left.indexOf(item);
    if (index < 0) surplus.add(item);
    else left.splice(index, 1);
  }
  return [...surplus];
}

/** Says what only one language of a pair has: `{W} in English only`; nothing for a language that has nothing of its own. */
export function describeSurplus(onlyEn: string, onlyJa: string): string[] {
  return [
    ...(onlyEn === '' ? [] : [`${onlyEn} in English only`]),
    ...(onlyJa === '' ? [] : [`${onlyJa} in Japanese only`]),
  ];
}
