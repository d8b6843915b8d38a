import type { NamePair, Ruling } from '../../../model/records/document.ts';
import type { TextBlock } from '../../../model/records/text.ts';
import { KANJI, KATAKANA } from '../../../model/text/character-classes.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { plainSpaces, tidySpaces } from '../../../model/text/spaces.ts';
import type { Block } from '../../blocks/block.ts';
import { findWrapWidth, healText, splitParagraphs } from '../../blocks/join-lines.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { isOneOf } from '../../words.ts';
import { toBlockReader } from '../documents/block-reader.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { addPreface, paragraph } from '../documents/make-records.ts';
import type { Signs } from '../documents/signs.ts';
import { findCards } from '../find-cards.ts';
import { readImprint } from '../imprint/read-imprint.ts';
import { completeCards } from './complete-cards.ts';
import { readCardWordings } from './read-card-wordings.ts';

/** A month or day beside the name of rulings, before or behind it. */
const TITLE =
  /\d{4}年 ?\d{1,2}月(?: ?\d{1,2}日)?[ \n]{1,4}[^\n]{0,30}(?:裁定|訂正|エラッタ)|(?:裁定|訂正|エラッタ)[^\n。]{0,10}[ \n]{1,4}\d{4}年 ?\d{1,2}月/;
/** Kanji, katakana and の: what headings of this family are made of, and no sentence is. */
const NAME = new RegExp(`^[${KANJI}${KATAKANA}・ーの]{2,16}$`);
/** Latin text to the end of the document, its first letter a capital and its last character no full stop. */
const SIGNATURE = /(?<=[。」』)]\s{0,8})\s([A-Z][\x20-\x7e\n]{6,200}[A-Za-z])\s*$/;

/** Where a part or a numbered item begins; its text reaches to the next beginning. */
interface Beginning {
  block: PairedBlock;
  /** Its index among the blocks. */
  at: number;
  /** Of an item. */
  number?: number;
}

/** Headings, and entries whose numbers go up one by one, so that `7.` in a wrapped text is none. */
function findBeginnings(blocks: readonly PairedBlock[], signs: Signs, end: number): Beginning[] {
  const found: Beginning[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.from >= end) break;
    const last = found.at(-1)?.number;
    const number = block.form === 'entry' && block.label?.kind === 'count' ? Number(block.label.text) : 0;
    if (isPart(block, signs)) found.push({ block, at });
    else if (number > 0 && (!last || number === last + 1 || (number === 1 && last > 1)))
      found.push({ block, at, number });
  }
  return found;
}

function isPart(block: Block, signs: Signs): boolean {
  if (block.form !== 'text' && block.form !== 'heading') return false;
  const isMarked = block.form === 'heading' && !isOneOf(block.style, 'plain', 'capitals', 'card-name');
  return (isMarked && block.lang === 'ja') || NAME.test(signs.textOf(block));
}

function readErrata(builder: DocumentBuilder, blocks: readonly PairedBlock[], signs: Signs): void {
  const { running } = signs;
  const end = findSignature(plainSpaces(running.text));
  const wrapWidth = findWrapWidth(running.text);
  const take = (from: number, to: number): TextBlock[] =>
    splitParagraphs(running.take(from, to), wrapWidth).map((text) => paragraph(healText(text)));
  const beginnings = findBeginnings(blocks, signs, end);
  const first = beginnings[0]?.block.from ?? end;
  for (const block of readImprint(
    builder,
    blocks.filter(({ from }) => from < first),
    signs,
  ))
    addPreface(builder, running.take(block.from, (block.twin ?? block).to), builder.placeOf(block));
  for (const [index, { block, at, number }] of beginnings.entries()) {
    const [spans = []] = block.paragraphs;
    const below = blocks.slice(at + 1, beginnings[index + 1]?.at).filter(({ from }) => from < end);
    const last = below.at(-1) ?? block;
    const to = Math.min((last.twin ?? last).to, end);
    const textFrom = (number ? spans[0]?.from : undefined) ?? below[0]?.from ?? to;
    if (number) {
      running.take(block.from, textFrom);
      addItem(builder, number, block, take(textFrom, to));
      continue;
    }
    builder.addTopic(block);
    const proseTo = readCardWordings(builder, running, textFrom, to);
    const prose = take(textFrom, proseTo);
    if (prose.length > 0)
      addRuling(builder, 'prose', 'prose', { blocks: prose, place: running.placeAt(textFrom) });
  }
  const signature = running.take(end, running.length).split('\n').map(tidySpaces);
  builder.reading.credits.push(...signature.filter((line) => line !== ''));
  completeCards(builder.reading.records.rulings, builder.reading.records.cards);
}

/** A numbered item: a worked example under 例示, an erratum where a wording is replaced, else a ruling. */
function addItem(builder: DocumentBuilder, number: number, block: Block, blocks: TextBlock[]): void {
  const name = builder.open.topic?.names.ja ?? '';
  const text = blocks.map((each) => each.text).join(' ');
  const wording = findWording(text);
  const type = /例/.test(name) ? 'example' : wording || /訂正$/.test(name) ? 'erratum' : 'ruling';
  const place = builder.placeOf(block);
  const ruling = addRuling(builder, type, `${number}`, { blocks, place });
  if (/^(?:逆転|反転):/.test(foldWidth(text))) ruling.marks.push('reversal');
  ruling.cards = findCards(text);
  if (wording?.en) ruling.en = { blocks: [paragraph(wording.en)], place };
  if (wording) ruling.wording = wording;
}

/** `"Move target beacon."「標1つを対象とし、それを動かす。」と読み替える`: the new wording in both languages. */
const ENGLISH_WORDING = /["“]([^"“”]{4,2000})["”]\s?(?=「)/;

/** The words that an erratum gives a card, in each language. */
function findWording(text: string): NamePair | undefined {
  const closing = text.search(/」と(?:読み替え|変更|訂正|書き換え)/);
  const english = ENGLISH_WORDING.exec(text);
  if (closing === -1 || !english?.[1]) return undefined;
  const from = english.index + english[0].length + 1;
  return from > closing ? undefined : { en: english[1].trim(), ja: text.slice(from, closing) };
}

function addRuling(
  builder: DocumentBuilder,
  type: Ruling['type'],
  name: string,
  ja: NonNullable<Ruling['ja']>,
): Ruling {
  const { topic } = builder.open;
  const id = builder.ids.give(`${topic?.id ?? 'preface'}.${name}`, ja.place);
  const ruling: Ruling = {
    id,
    type,
    ja,
    ...(topic && { topic: topic.id }),
    sources: [],
    marks: [],
    cards: [],
  };
  builder.reading.records.rulings.push(ruling);
  return ruling;
}

/** Where the signature at the end begins (`… 持つからである。 Beth Moursund Magic Rules Manager`), else the text's length. */
function findSignature(text: string): number {
  const tailFrom = Math.max(0, text.length - 260);
  const match = SIGNATURE.exec(text.slice(tailFrom));
  if (!match?.[1] || (match[1].match(/\S+/g)?.length ?? 0) < 2) return text.length;
  return tailFrom + match.index + 1;
}

/** Japanese rulings and errata: numbered items under headings, card wordings in both languages, hard wraps. */
export const rulingsErrataReader = toBlockReader({
  kind: 'rulings-errata',
  evidence: (signs) => {
    const items = signs.count('entry', (_, { label }) => label?.kind === 'count');
    const isTitled = TITLE.test(signs.running.folded.slice(0, 800));
    const headings = signs.blocks.filter(
      (block) => isPart(block, signs) && /(?:裁定|訂正)$/.test(signs.textOf(block)),
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
  records: {},
  makeAll: readErrata,
});
