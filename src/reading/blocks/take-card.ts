import { endsSentence } from '../../model/text/sentence.ts';
import { findColumn, isOneOf, JAPANESE_COLUMN } from '../words.ts';
import type { CardLines, Span } from './block.ts';
import { type BlockRule, isBareEntry, type Line, type Lines, toCardBlock } from './list-lines.ts';
import { readLine } from './read-line.ts';

/** A name and its cost on one line: `灯台守のネズミ {1}{B}`, `灯台守のネズミ (1)(黒)`. */
const NAME_AND_COST = /^(.{1,60}?)\s+((?:\{[^{}\s]{1,5}\}|\((?:\d{1,2}|[WUBRGXC]|[白青黒赤緑無])\))+)$/;
/** A sentence that announces what follows is no line of the card above it. */
const ANNOUNCEMENT = /以下の(?:通り|とおり)(?:である|です)?[。:]?\s*$/;

/** A card in lines of its own: its name above cost or type, or a line for each of its fields. */
export const takeCard: BlockRule = (line, lines, at) =>
  takeFields(line, lines, at) ?? takePrinted(line, lines, at);

function takePrinted(line: Line, { all }: Lines, at: number) {
  const next = all[at + 1];
  if (!next || next.gap > 1 || line.columns > 80) return undefined;
  const isNamed = isOneOf(line.form, 'card-name', 'text', 'heading', 'item', 'quotation');
  if (!isNamed || endsSentence(line.text) || !isOneOf(next.form, 'cost', 'card-type')) return undefined;
  // A row of a list of terms may have `アーティファクト-あーてぃふぁくと` below it.
  if (readLine(line.folded).form === 'row') return undefined;
  const both = NAME_AND_COST.exec(line.folded);
  const nameTo = both?.[1] ? line.textFrom + both[1].length : line.textTo;
  const card: CardLines = { name: { from: line.textFrom, to: nameTo }, text: [], more: [] };
  if (both) card.cost = { from: line.textTo - (both[2]?.length ?? 0), to: line.textTo };
  const block = toCardBlock(line, card);
  for (let next = at + 1; next < all.length; next++) {
    const below = all[next];
    if (!below || !addCardLine(card, below)) break;
    block.to = below.to;
  }
  return [block];
}

/** Adds a line to a printed card; false where it is none of it. */
function addCardLine(card: CardLines, line: Line): boolean {
  const span = { from: line.from, to: line.to };
  if (line.form === 'size' && !card.size && line.gap < 2) {
    card.size = span;
    return true;
  }
  if (line.gap > 0 && (card.text.length > 0 || (line.form === 'text' && !card.type))) return false;
  if (line.form === 'cost' && !card.cost && card.text.length === 0) card.cost = span;
  else if (line.form === 'card-type' && !card.type && card.text.length === 0) {
    card.type = toSpan(line);
    const size = line.text
      .slice(line.textTo - line.from)
      .replace('(', '')
      .replace(')', '')
      .trim();
    const from = line.from + line.text.lastIndexOf(size);
    if (size) card.size = { from, to: from + size.length };
  } else if (isOfText(line) && !ANNOUNCEMENT.test(line.folded)) card.text.push(span);
  else return false;
  return true;
}

/** Whether a line may be of a card's text: `(T)：…` counts nothing there. */
function isOfText({ form, label }: Line): boolean {
  return isOneOf(form, 'text', 'quotation') || (form === 'entry' && label?.kind === 'letter');
}

/** What a field of a card holds, by its name. */
function findField({ form, style }: Line): 'name' | 'otherName' | 'cost' | 'type' | 'size' | undefined {
  const is = form === 'field' ? findColumn(style) : undefined;
  if (is === 'name') return JAPANESE_COLUMN.test(style) ? 'otherName' : 'name';
  return is === 'cost' || is === 'type' || is === 'size' ? is : undefined;
}

/** `英語名：…`, `日本語名：…`, `コスト：…`, the card's text between its fields. */
function takeFields(first: Line, { all }: Lines, at: number) {
  if (!isOneOf(findField(first), 'name', 'otherName')) return undefined;
  const card: CardLines = { name: toSpan(first), text: [], more: [] };
  const block = toCardBlock(first, card);
  for (let next = at + 1; next < all.length; next++) {
    const line = all[next];
    if (!line || line.gap > 0 || isBareEntry(line)) break;
    const field = findField(line);
    if (field === 'name') break;
    if (field) {
      if (card[field]) break;
      card[field] = toSpan(line);
    } else (line.form === 'field' ? card.more : card.text).push({ from: line.from, to: line.to });
    block.to = line.to;
  }
  return [block];
}

function toSpan(line: Line): Span {
  return { from: line.textFrom, to: line.textTo };
}
