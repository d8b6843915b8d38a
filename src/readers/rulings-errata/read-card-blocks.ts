import { healText } from '../../blocks/heal-text.ts';
import type { Card } from '../../records/document.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { toSlug } from '../../text/slug.ts';
import { plainSpaces } from '../../text/spaces.ts';
import { convertOldMana } from './convert-old-mana.ts';
import { type CardBlock, findCardBlocks } from './find-card-blocks.ts';

/** An activated ability after a sentence is a line of its own on the card: `… copied. 2: Choose and discard a card.` */
const NEXT_LINE = /(?<=[.。])\s{1,4}(?=(?:\d{1,2}|[<{][^<>{}]{1,6}[>}])\s?,?\s?:)|\n\s*\n/;

/** Takes the cards printed between two offsets; gives them with where the first begins. */
export function readCardBlocks(
  running: RunningText,
  from: number,
  to: number,
  topic: string | undefined,
): { cards: Card[]; firstFrom: number } {
  const blocks = findCardBlocks(plainSpaces(running.text), from, to);
  const cards = blocks.map((block) => toCard(running, block, topic));
  return { cards, firstFrom: blocks[0]?.from ?? to };
}

function toCard(running: RunningText, block: CardBlock, topic: string | undefined): Card {
  running.take(block.from, block.to);
  const card: Card = {
    id: toSlug(block.names.en ?? block.names.ja ?? '', 'card'),
    names: block.names,
    type: {},
    text: { en: toLines(running, block.english), ja: toLines(running, block.japanese) },
    place: running.placeAt(block.from),
  };
  if (topic) card.topic = topic;
  return card;
}

function toLines(running: RunningText, [from, to]: [number, number]): string[] {
  const lines = running.text.slice(from, to).split(NEXT_LINE);
  return lines.map((line) => convertOldMana(healText(line))).filter((line) => line !== '');
}
