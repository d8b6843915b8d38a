import { findWrapWidth } from '../../blocks/split-paragraphs.ts';
import type { Ruling } from '../../records/document.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { RunningText } from '../../sources/running-text.ts';
import { firstCharacters, type SourceText } from '../../sources/source-text.ts';
import { KANJI, KATAKANA } from '../../text/character-classes.ts';
import { foldForms } from '../../text/fold-forms.ts';
import { plainSpaces } from '../../text/spaces.ts';
import type { Reader, Reading } from '../reader.ts';
import { UniqueIds } from '../unique-ids.ts';
import { completeCards } from './complete-cards.ts';
import { type DocumentPart, findDocumentParts, findItems } from './find-document-parts.ts';
import { readCardBlocks } from './read-card-blocks.ts';
import { readItem, readText } from './read-item.ts';
import { readPreface } from './read-preface.ts';

const TITLE = /\d{4}年 ?\d{1,2}月(?: ?\d{1,2}日)?[ \n]{1,4}[^\n]{0,30}(?:裁定|訂正|エラッタ)/;
const HEADING = new RegExp(
  `(?:^|[\\n。)])[ ]{0,8}[${KANJI}${KATAKANA}・ーの]{0,10}(?:裁定|訂正)(?=\\s)`,
  'g',
);
const ITEM = /(?:^|[\n。)」] {0,8})\(?\d{1,3}[.)] {0,2}[^\s\d.]/g;

/** Latin text to the end of the document, its first letter a capital and its last character no full stop. */
const SIGNATURE = /(?<=[。」』)]\s{0,8})\s([A-Z][\x20-\x7e\n]{6,200}[A-Za-z])\s*$/;

/** Reads Japanese rulings and errata: numbered items under headings, card wordings in both languages, hard wraps. */
export const rulingsErrataReader: Reader = {
  kind: 'rulings-errata',
  recognise,
  read: (_source, ledger) => readErrata(ledger),
};

function readErrata(ledger: Ledger): Reading {
  const running = new RunningText(ledger);
  const wrapWidth = findWrapWidth(running.text);
  const end = findSignature(plainSpaces(running.text));
  const named = findDocumentParts(running).filter((part) => part.from < end);
  const first = findItems(running.folded, 0, named[0]?.from ?? end)[0];
  const bodyFrom = first?.from ?? named[0]?.from ?? end;
  const { notes, ...preface } = readPreface(running, bodyFrom);
  const reading: Reading = {
    ...preface,
    matter: [],
    records: { rules: [], glossary: [], topics: [], rulings: [], cards: [], notes },
    diagnostics: [],
  };
  const ids = new UniqueIds(reading.diagnostics);
  const unnamed: DocumentPart[] = first
    ? [{ from: bodyFrom, textFrom: bodyFrom, to: named[0]?.from ?? end }]
    : [];
  for (const part of [...unnamed, ...named])
    readPart(running, { ...part, to: Math.min(part.to, end) }, reading, ids, wrapWidth);
  addSignature(running, end, reading);
  completeCards(reading.records.rulings, reading.records.cards);
  return reading;
}

/** A part: its topic, prose or cards above the first number, then the numbered items. */
function readPart(
  running: RunningText,
  part: DocumentPart,
  reading: Reading,
  ids: UniqueIds,
  wrapWidth: number,
): void {
  const { topics, rulings, cards } = reading.records;
  const topic = `part-${topics.length + 1}`;
  if (part.name) {
    const name = running.take(part.from, part.textFrom).trim();
    topics.push({ id: topic, names: { ja: name }, place: running.placeAt(part.from) });
  }
  const within = part.name ? topic : undefined;
  const scope = within ?? 'preface';
  const items = findItems(running.folded, part.textFrom, part.to);
  const itemsFrom = items[0]?.from ?? part.to;
  const read = readCardBlocks(running, part.textFrom, itemsFrom, within);
  for (const card of read.cards) cards.push({ ...card, id: ids.give(`${scope}.${card.id}`, card.place) });
  const prose = readText(running, part.textFrom, read.firstFrom, wrapWidth);
  if (prose.length > 0) {
    const place = running.placeAt(part.textFrom);
    const id = ids.give(`${scope}.prose`, place);
    rulings.push(toProse(id, within, { blocks: prose, place }));
  }
  for (const item of items) {
    const ruling = readItem(running, item, part, wrapWidth);
    if (within) ruling.topic = within;
    rulings.push({ ...ruling, id: ids.give(`${scope}.${item.number}`, running.placeAt(item.from)) });
  }
}

function toProse(id: string, topic: string | undefined, ja: NonNullable<Ruling['ja']>): Ruling {
  const prose: Ruling = { id, type: 'prose', ja, sources: [], marks: [], cards: [] };
  if (topic) prose.topic = topic;
  return prose;
}

function addSignature(running: RunningText, from: number, reading: Reading): void {
  const lines = running.take(from, running.length).split('\n');
  const blocks = lines
    .map((line) => ({ type: 'paragraph' as const, text: line.trim() }))
    .filter((block) => block.text !== '');
  if (blocks.length === 0) return;
  const place = running.placeAt(from);
  reading.records.notes.push({ id: 'signature', about: [], lang: 'en', blocks, place });
}

/** How sure it is that a text is Japanese rulings and errata, by a dated title or headings over lists. */
function recognise(source: SourceText): number {
  const text = foldForms(firstCharacters(source, 100_000));
  const items = text.match(ITEM)?.length ?? 0;
  if (TITLE.test(text.slice(0, 800)) && items >= 1) return 0.95;
  const headings = text.match(HEADING)?.length ?? 0;
  return headings >= 1 && items >= 2 && text.includes('《') ? 0.6 : 0;
}

/** Where the signature at the end begins (`… 持つからである。 Beth Moursund Magic Rules Manager`), else the text's length. */
function findSignature(text: string): number {
  const tailFrom = Math.max(0, text.length - 260);
  const match = SIGNATURE.exec(text.slice(tailFrom));
  if (!match?.[1] || (match[1].match(/\S+/g)?.length ?? 0) < 2) return text.length;
  return tailFrom + match.index + 1;
}
