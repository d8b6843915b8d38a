import type { Ruling } from '../../../model/records/document.ts';
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
import type { Makers } from '../documents/plan.ts';
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

function toMakers({ running }: Signs): Makers {
  const end = findSignature(plainSpaces(running.text));
  const wrapWidth = findWrapWidth(running.text);
  let beginnings: ReadonlyMap<Block, Beginning> | undefined;
  return {
    any: (builder, { block, blocks, signs }) => {
      beginnings ??= findBeginnings(blocks, signs, end);
      const beginning = beginnings.get(block);
      const take = (from: number, to: number): TextBlock[] =>
        splitParagraphs(signs.running.take(from, to), wrapWidth).map((text) => paragraph(healText(text)));
      if (beginning?.isItem) {
        const { textFrom, to } = beginning;
        signs.running.take(block.from, textFrom);
        addItem(builder, block, take(textFrom, to));
      } else if (beginning) {
        const { textFrom, to } = beginning;
        builder.addTopic(block);
        const proseTo = readCardWordings(builder, signs.running, textFrom, to);
        const prose = take(textFrom, proseTo);
        const place = signs.running.placeAt(textFrom);
        if (prose.length > 0) addRuling(builder, 'prose', 'prose', { blocks: prose, place });
      } else if (block.from < ([...beginnings.keys()][0]?.from ?? end)) {
        const { from, to } = { ...block, to: (block.twin ?? block).to };
        addPreface(builder, signs.running.take(from, to), builder.placeOf(block));
      }
    },
  };
}

/** Takes the signature at the end, and completes the names of the cards. */
function finish({ reading }: DocumentBuilder, { running }: Signs): void {
  const end = findSignature(plainSpaces(running.text));
  const signature = running.take(end, running.length).split('\n').map(tidySpaces);
  reading.credits.push(...signature.filter((line) => line !== ''));
  completeCards(reading.records.rulings, reading.records.cards);
}

/** A numbered item: a worked example under 例示, an erratum where a wording is replaced, else a ruling. */
function addItem(builder: DocumentBuilder, block: Block, blocks: TextBlock[]): void {
  const name = builder.open.topic?.names.ja ?? '';
  const text = blocks.map((each) => each.text).join(' ');
  const [, en = '', ja = ''] = REPLACED.exec(text) ?? [];
  const type = name.includes('例') ? 'example' : en || name.endsWith('訂正') ? 'erratum' : 'ruling';
  const place = builder.placeOf(block);
  const ruling = addRuling(builder, type, block.label?.text ?? '', { blocks, place });
  if (isOneOf(foldWidth(text).split(':', 1)[0], '逆転', '反転')) ruling.marks.push('reversal');
  ruling.cards = findCards(text);
  if (!en) return;
  ruling.en = { blocks: [paragraph(en.trim())], place };
  ruling.wording = { en: en.trim(), ja };
}

/** `"Move target beacon."「標1つを対象とし、それを動かす。」と読み替える`: the new wording in both languages. */
const REPLACED = /["“]([^"“”]{4,2000})["”]\s?「(.+?)」と(?:読み替え|変更|訂正|書き換え)/;

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
  records: toMakers,
  finish,
});
