import type { Card, NamedCard, NamePair, Ruling } from '../../../model/records/document.ts';
import type { TextBlock } from '../../../model/records/text.ts';
import { sliceWhen } from '../../../model/slice-when.ts';
import { KANJI, KATAKANA, WIDE } from '../../../model/text/character-classes.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { plainSpaces, tidySpaces } from '../../../model/text/spaces.ts';
import type { Block } from '../../blocks/block.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { findCards, isHeadingText } from '../../blocks/parse-names.ts';
import { findWrapWidth, healText, splitParagraphs } from '../../sources/join-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import { toBlockReader } from '../documents/block-reader.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { addPreface, paragraph } from '../documents/make-records.ts';
import type { Signs } from '../documents/signs.ts';

/** A line that says of which month or day rulings are. */
const TITLE = /(?=.*\d{4}年).*(?:裁定|訂正|エラッタ)/;
/** Kanji, katakana and の: what headings of this family are made of, and no sentence is. */
const NAME = new RegExp(`^[${KANJI}${KATAKANA}・ーの]{2,16}$`);
/** Latin text to the end of the document, its first letter a capital and its last character no full stop. */
const SIGNATURE = /(?<=[。」』)]\s{0,8})\s([A-Z][\x20-\x7e\n]{6,200}[A-Za-z])\s*$/;

function isItem({ form, label }: Block): boolean {
  return form === 'entry' && label?.kind === 'count';
}

/** A heading of a part. */
function isPart(block: Block, signs: Signs): boolean {
  if (block.form !== 'text' && block.form !== 'heading') return false;
  const isMarked = block.form === 'heading' && !isOneOf(block.style, 'plain', 'capitals', 'card-name');
  return (isMarked && block.lang === 'ja') || NAME.test(signs.textOf(block));
}

/** Makes the records of the parts and items, takes the signature at the end, and completes the names of the cards. */
function takeBlocks(builder: DocumentBuilder, blocks: readonly PairedBlock[], signs: Signs): void {
  const { running } = signs;
  const { records, credits } = builder.reading;
  const end = findSignature(running.folded);
  const wrapWidth = findWrapWidth(running.text);
  const take = (from: number, to: number): TextBlock[] =>
    splitParagraphs(running.take(from, to), wrapWidth).map((text) => paragraph(healText(text)));
  const groups = sliceWhen(
    blocks.filter(({ from }) => from < end),
    (block) => isItem(block) || isPart(block, signs),
  );
  for (const group of groups) {
    const [block, ...below] = group as [PairedBlock, ...PairedBlock[]];
    const last = below.at(-1) ?? block;
    const to = Math.min((last.twin ?? last).to, end);
    const belowFrom = below[0]?.from ?? to;
    if (isItem(block)) {
      const textFrom = block.paragraphs[0]?.[0]?.from ?? belowFrom;
      running.take(block.from, textFrom);
      addItem(builder, block, take(textFrom, to));
    } else if (isPart(block, signs)) {
      const { id } = builder.addTopic(block);
      const prose = take(belowFrom, readCardWordings(builder, running, belowFrom, to));
      const ja = { blocks: prose, place: running.placeAt(belowFrom) };
      if (prose.length > 0)
        builder.openRuling({ id: builder.ids.give(`${id}.prose`, ja.place), type: 'prose', ja });
    } else
      for (const { from, to, twin } of group)
        addPreface(builder, running.take(from, twin?.to ?? to), running.placeAt(from));
  }
  const signature = running.take(end, running.text.length).split('\n').map(tidySpaces);
  credits.push(...signature.filter((line) => line !== ''));
  completeCards(records.rulings, records.cards);
}

/** A numbered item: a worked example under 例示, an erratum where a wording is replaced, else a ruling. */
function addItem(builder: DocumentBuilder, block: Block, blocks: TextBlock[]): void {
  const name = builder.open.topic?.names.ja ?? '';
  const text = blocks.map((each) => each.text).join(' ');
  const [, en = '', ja = ''] = REPLACED.exec(text) ?? [];
  const type = name.includes('例') ? 'example' : en || name.endsWith('訂正') ? 'erratum' : 'ruling';
  const place = builder.placeOf(block);
  const id = builder.ids.give(`${builder.open.topic?.id ?? 'preface'}.${block.label?.text}`, place);
  const ruling = builder.openRuling({ id, type, ja: { blocks, place } });
  if (isOneOf(foldWidth(text).split(':', 1)[0], '逆転', '反転')) ruling.marks.push('reversal');
  ruling.cards = findCards(text);
  if (!en) return;
  ruling.en = { blocks: [paragraph(en.trim())], place };
  ruling.wording = { en: en.trim(), ja };
}

/** `"Move target beacon."「標1つを対象とし、それを動かす。」と読み替える`: the new wording in both languages. */
const REPLACED = /["“]([^"“”]{4,2000})["”]\s?「(.+?)」と(?:読み替え|変更|訂正|書き換え)/;

/** Where the signature at the end begins (`… 持つからである。 Beth Moursund Magic Rules Manager`), else the text's length. */
function findSignature(text: string): number {
  const tailFrom = Math.max(0, text.length - 260);
  const match = SIGNATURE.exec(text.slice(tailFrom));
  if (!match?.[1]?.includes(' ')) return text.length;
  return tailFrom + match.index + 1;
}

/** Japanese rulings and errata: numbered items under headings, card wordings in both languages, hard wraps. */
export const rulingsErrataReader = toBlockReader({
  kind: 'rulings-errata',
  evidence: (signs) => {
    const items = signs.blocks.filter(isItem).length;
    const isTitled = signs.opens(TITLE);
    const headings = signs.blocks.filter(
      (block) => isPart(block, signs) && ['裁定', '訂正'].some((word) => signs.textOf(block).endsWith(word)),
    );
    const namesCards = signs.running.text.includes('《');
    return {
      shows: {
        'a dated title of rulings over items': isTitled && items >= 1 && 0.95,
        'headings of rulings over items with card names':
          headings.length >= 1 && items >= 2 && namesCards && 0.6,
      },
    };
  },
  takeBlocks,
});

/**
 * Completes which cards the rulings name: one named in Japanese only gets the English name the document gives it
 * elsewhere (`《謙虚》` after `Humility《謙虚》`), and one printed as a card block counts where its English name is. The end
 * of a name (《多相の戦士》, Doppelganger) is short for the one card so called that the ruling names, else the document;
 * where there are several it is none.
 */
function completeCards(rulings: readonly Ruling[], cards: readonly Card[]): void {
  const blocks: readonly NamedCard[] = cards.map((card) => card.names);
  const all = [...rulings.flatMap((ruling) => ruling.cards), ...blocks];
  const english = new Map<string, string>();
  for (const { en, ja } of all) if (ja && en && !english.has(ja)) english.set(ja, en);
  const common = new Set(cards.flatMap(({ text }) => text.en?.join(' ').match(/\b[a-z]+\b/g) ?? []));
  const meantBy = (card: NamedCard, own: readonly NamedCard[]): NamedCard | undefined => {
    const isLonger = ({ ja }: NamedCard) => card.ja && ja !== card.ja && ja?.endsWith(card.ja);
    if (card.en || (card.ja && english.has(card.ja)) || !all.some(isLonger)) return card;
    return onlyOf(own.filter(isLonger)) ?? onlyOf(all.filter(isLonger));
  };
  for (const ruling of rulings) {
    const text = ruling.ja?.blocks.map((block) => block.text).join('\n') ?? '';
    const printed = blocks.filter(({ en }) => {
      if (!en) return false;
      const end = en.slice(en.lastIndexOf(' ') + 1);
      const isUnlike = blocks.every((other) => other.en === en || !other.en?.endsWith(end));
      return hasWord(text, en) || (isUnlike && !common.has(end.toLowerCase()) && hasWord(text, end));
    });
    const named = ruling.cards.flatMap((card) => meantBy(card, ruling.cards) ?? []);
    const found = new Map<string, NamedCard>();
    for (const card of [...named, ...printed]) {
      const en = card.en ?? english.get(card.ja ?? '');
      const key = en ?? card.ja ?? '';
      found.set(key, { ...(en && { en }), ...card, ...found.get(key) });
    }
    ruling.cards = [...found.values()];
  }
}

/** The card that all these are, undefined where they are several or none. */
function onlyOf(cards: readonly NamePair[]): NamePair | undefined {
  const names = new Set(cards.map(({ ja }) => ja));
  return names.size === 1 ? cards[0] : undefined;
}

/** Whether a text has an English name that is no part of a longer word. */
function hasWord(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const around = at < 0 ? '' : text.charAt(at - 1) + text.charAt(at + name.length);
  return at >= 0 && !/[A-Za-z'’]/.test(around);
}

/**
 * English text up to the end of a sentence, and what heads the Japanese text behind it: the name in Japanese, or the English
 * one, which the text repeats at once or which a blank parts from it.
 */
const WORDING = new RegExp(
  `([A-Z][^${WIDE}\\uff61-\\uffef]*[.!?][)"”]{0,2})\\s*(?:《([^《》]{1,60})》|([A-Z][^${WIDE}.!?]*?)\\s(?=\\3|[${WIDE}]))?`,
  'g',
);
/** An activated ability after a sentence is a line of its own on the card: `… copied. 2: Choose and discard a card.` */
const NEXT_LINE = /(?<=[.。])\s{1,4}(?=(?:\d{1,2}|[<{][^<>{}]{1,6}[>}])\s?,?\s?:)|\n\s*\n/;
/** A cost right behind a name: `Echo Chamber 4,: …`. */
const BEFORE_COST = /\s(?=[\d{<]\S{0,8}\s?:)/;

/**
 * Makes cards of those printed between two offsets one under the other, as English name and text, Japanese name (or the
 * English one again) and text: `Clone Clone comes into play … token. Clone Cloneは…`. No mark is between the four, so
 * scripts tell them apart. Gives where the first begins.
 */
function readCardWordings(
  builder: DocumentBuilder,
  running: Signs['running'],
  from: number,
  to: number,
): number {
  const text = plainSpaces(running.text.slice(from, to));
  const found = [...text.matchAll(WORDING)].filter(([, english = '']) => isText(english));
  const { topic } = builder.open;
  for (const [at, { 0: whole, 1: english = '', 2: ja, index }] of found.entries()) {
    const end = found[at + 1]?.index ?? text.length;
    const en = findName(english);
    running.take(from + index, from + end);
    const place = running.placeAt(from + index);
    builder.reading.records.cards.push({
      id: builder.ids.give(`${topic?.id ?? 'preface'}.${toSlug(en || (ja ?? ''), 'card')}`, place),
      ...(topic && { topic: topic.id }),
      names: { ...(en && { en }), ...(ja && { ja }) },
      type: {},
      text: { en: toLines(english.slice(en.length)), ja: toLines(text.slice(index + whole.length, end)) },
      place,
    });
  }
  return from + (found[0]?.index ?? text.length);
}

function toLines(text: string): string[] {
  return text
    .split(NEXT_LINE)
    .map(healText)
    .filter((line) => line !== '');
}

/** Five words, one of them in small letters: no name. */
function isText(english: string): boolean {
  const words = english.split(' ');
  return (
    words.length >= 5 && words.some((word) => word !== '' && word.charAt(0) !== word.charAt(0).toUpperCase())
  );
}

/**
 * The card's name at the head of its English text: a line of its own, else the longest run of words that the text
 * repeats (`Dance of Many During …, pay or bury Dance of Many`), else what is before a cost.
 */
function findName(english: string): string {
  const [line = ''] = english.split('\n', 1);
  const words = english.slice(0, THRESHOLDS.title).split(' ');
  const runs = words.slice(0, 8).map((_, at) => words.slice(0, at + 1).join(' '));
  const isRepeated = (run: string) => [' ', '.'].some((sign) => english.includes(run + sign, run.length));
  const names = [line, runs.findLast(isRepeated), english.slice(0, Math.max(0, english.search(BEFORE_COST)))];
  return names.find((name) => name && name.length < THRESHOLDS.name && isHeadingText(name))?.trimEnd() ?? '';
}
