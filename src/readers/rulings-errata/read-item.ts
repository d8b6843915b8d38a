import { healText } from '../../blocks/heal-text.ts';
import { splitParagraphs } from '../../blocks/split-paragraphs.ts';
import type { NamePair, Ruling } from '../../records/document.ts';
import type { TextBlock } from '../../records/text.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { foldWidth } from '../../text/fold-width.ts';
import { findCards } from '../find-cards.ts';
import { convertOldMana } from './convert-old-mana.ts';
import type { DocumentPart, Item } from './find-document-parts.ts';

/** `"Move target beacon."「標1つを対象とし、それを動かす。」と読み替える`: the new wording in both languages. */
const ENGLISH_WORDING = /["“]([^"“”]{4,2000})["”]\s?(?=「)/;

/** Reads a numbered item: a worked example under 例示, an erratum where a wording is replaced, else a ruling. */
export function readItem(running: RunningText, item: Item, part: DocumentPart, wrapWidth: number): Ruling {
  running.take(item.from, item.textFrom);
  const blocks = readText(running, item.textFrom, item.to, wrapWidth);
  const text = blocks.map((block) => block.text).join(' ');
  const wording = findWording(text);
  const place = running.placeAt(item.from);
  const ruling: Ruling = {
    id: '',
    type: /例/.test(part.name ?? '')
      ? 'example'
      : wording || /訂正$/.test(part.name ?? '')
        ? 'erratum'
        : 'ruling',
    ja: { blocks, place },
    sources: [],
    marks: /^(?:逆転|反転):/.test(foldWidth(text)) ? ['reversal'] : [],
    cards: findCards(text),
  };
  if (wording?.en) ruling.en = { blocks: [{ type: 'paragraph', text: wording.en }], place };
  if (wording) ruling.wording = wording;
  return ruling;
}

function findWording(text: string): NamePair | undefined {
  const closing = text.search(/」と(?:読み替え|変更|訂正|書き換え)/);
  const english = ENGLISH_WORDING.exec(text);
  if (closing === -1 || !english?.[1]) return undefined;
  const from = english.index + english[0].length + 1;
  if (from > closing) return undefined;
  return { en: english[1].trim(), ja: text.slice(from, closing) };
}

/** Takes wrapped text as paragraphs, wraps healed and old mana as symbols. */
export function readText(running: RunningText, from: number, to: number, wrapWidth: number): TextBlock[] {
  return splitParagraphs(running.take(from, to), wrapWidth).map((paragraph) => ({
    type: 'paragraph',
    text: convertOldMana(healText(paragraph)),
  }));
}
