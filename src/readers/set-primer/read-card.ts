import type { Card } from '../../records/document.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { placeAt, type SourceLine } from '../../sources/source-text.ts';
import { foldWidth } from '../../text/fold-width.ts';
import { toSlug } from '../../text/slug.ts';
import { tidySpaces } from '../../text/spaces.ts';
import { parseCardName } from '../find-cards.ts';
import { parsePrimerLine } from './parse-line.ts';

/** The sentence that announces quoted rules, not a line of the card above it: `回顧の公式ルールは以下の通り。` */
const ANNOUNCEMENT = /以下の(?:通り|とおり)(?:である|です)?[。:]?\s*$/;

/**
 * Reads a card block from its name on: cost, type, size (before or after the text) and text lines, up to a line of
 * another form or, once there is text, a blank line. Gives the index of the first line after it.
 */
export function readCard(ledger: Ledger, from: number, inside: string): { card: Card; next: number } {
  const { source } = ledger;
  const { code: _, ...names } = parseCardName(inside);
  const card: Card = {
    id: toSlug(names.en ?? names.ja ?? inside, 'card'),
    names,
    type: {},
    text: { en: [], ja: [] },
    place: from < source.lines.length ? placeOf(ledger, from) : { file: source.file, line: 1, column: 1 },
  };
  takeLine(ledger, from);
  let at = from + 1;
  for (; at < source.lines.length; at++) {
    const line = source.lines[at];
    if (!line || !addLine(card, ledger, line)) break;
  }
  return { card, next: at };
}

/** Adds a line to a card; false where the line is not the card's. */
function addLine(card: Card, ledger: Ledger, line: SourceLine): boolean {
  const { type } = parsePrimerLine(line);
  const hasText = card.text.ja.length > 0;
  if (type === 'blank') return !hasText;
  if (type === 'cost' && card.cost === undefined && !hasText) card.cost = tidySpaces(ledger.take(line));
  else if (type === 'card-type' && card.type.ja === undefined && !hasText)
    card.type = { ja: tidySpaces(ledger.take(line)) };
  else if (type === 'size' && card.size === undefined) card.size = ledger.take(line).trim();
  else if (type === 'text' && !ANNOUNCEMENT.test(foldWidth(line.text)))
    card.text.ja.push(tidySpaces(ledger.take(line)));
  else return false;
  return true;
}

function takeLine(ledger: Ledger, at: number): void {
  const line = ledger.source.lines[at];
  if (line) ledger.take(line);
}

function placeOf(ledger: Ledger, at: number): Card['place'] {
  const line = ledger.source.lines[at];
  return line
    ? placeAt(ledger.source, line, Math.max(0, line.text.search(/\S/)))
    : { file: ledger.source.file, line: 1, column: 1 };
}
