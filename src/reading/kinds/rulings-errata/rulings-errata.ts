import type { TextBlock } from '../../../model/records/text.ts';
import { KANJI, KATAKANA } from '../../../model/text/character-classes.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { plainSpaces, tidySpaces } from '../../../model/text/spaces.ts';
import type { Block } from '../../blocks/block.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { findWrapWidth, healText, splitParagraphs } from '../../sources/join-lines.ts';
import { isOneOf } from '../../words.ts';
import { toBlockReader } from '../documents/block-reader.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { addPreface, paragraph } from '../documents/make-records.ts';
import type { Signs } from '../documents/signs.ts';
import { findCards } from '../find-cards.ts';
import { completeCards } from './complete-cards.ts';
import { readCardWordings } from './read-card-wordings.ts';

/** A line that says of which month or day rulings are. */
const TITLE = /(?=.*\d{4}年).*(?:裁定|訂正|エラッタ)/;
/** Kanji, katakana and の: what headings of this family are made of, and no sentence is. */
const NAME = new RegExp(`^[${KANJI}${KATAKANA}・ーの]{2,16}$`);
/** Latin text to the end of the document, its first letter a capital and its last character no full stop. */
const SIGNATURE = /(?<=[。」』)]\s{0,8})\s([A-Z][\x20-\x7e\n]{6,200}[A-Za-z])\s*$/;

/** Where a part or a numbered item begins; its text reaches to the next beginning. */
interface Beginning {
  isItem: boolean;
  textFrom: number;
  to: number;
}

/** Headings, and entries that count. */
function findBeginnings(blocks: readonly PairedBlock[], signs: Signs, end: number): Map<Block, Beginning> {
  const found = new Map<Block, Beginning>();
  let last: Beginning | undefined;
  for (const block of blocks.filter(({ from }) => from < end)) {
    const to = Math.min((block.twin ?? block).to, end);
    const isItem = block.form === 'entry' && block.label?.kind === 'count';
    if (isItem || isPart(block, signs)) {
      last = { isItem, textFrom: isItem ? (block.paragraphs[0]?.[0]?.from ?? to) : to, to };
      found.set(block, last);
    } else if (last) {
      if (last.textFrom === last.to) last.textFrom = block.from;
      last.to = to;
    }
  }
  return found;
}

function isPart(block: Block, signs: Signs): boolean {
  if (block.form !== 'text' && block.form !== 'heading') return false;
  const isMarked = block.form === 'heading' && !isOneOf(block.style, 'plain', 'capitals', 'card-name');
  return (isMarked && block.lang === 'ja') || NAME.test(signs.textOf(block));
}

/** Makes the records of the parts and items, takes the signature at the end, and completes the names of the cards. */
function takeBlocks(builder: DocumentBuilder, blocks: readonly PairedBlock[], signs: Signs): void {
  const { running } = signs;
  const { records, credits } = builder.reading;
  const end = findSignature(plainSpaces(running.text));
  const wrapWidth = findWrapWidth(running.text);
  const beginnings = findBeginnings(blocks, signs, end);
  const [{ from: first } = { from: end }] = beginnings.keys();
  const take = (from: number, to: number): TextBlock[] =>
    splitParagraphs(running.take(from, to), wrapWidth).map((text) => paragraph(healText(text)));
  for (const { from, to, twin } of blocks.filter((block) => block.from < first))
    addPreface(builder, running.take(from, twin?.to ?? to), running.placeAt(from));
  for (const [block, { isItem, textFrom, to }] of beginnings)
    if (isItem) {
      running.take(block.from, textFrom);
      addItem(builder, block, take(textFrom, to));
    } else {
      const { id } = builder.addTopic(block);
      const prose = take(textFrom, readCardWordings(builder, running, textFrom, to));
      const ja = { blocks: prose, place: running.placeAt(textFrom) };
      if (prose.length > 0)
        builder.openRuling({ id: builder.ids.give(`${id}.prose`, ja.place), type: 'prose', ja });
    }
  const signature = running.take(end, running.length).split('\n').map(tidySpaces);
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
    const items = signs.count('entry', (_, { label }) => label?.kind === 'count');
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
