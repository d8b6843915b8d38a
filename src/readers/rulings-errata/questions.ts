import type { Ruling } from '../../records/document.ts';
import type { Ledger } from '../../sources/ledger.ts';
import type { SourceText } from '../../sources/source-text.ts';
import { foldForms } from '../../text/fold-forms.ts';
import { hasJapanese } from '../../text/script.ts';
import { tidySpaces } from '../../text/spaces.ts';
import { findCards } from '../find-cards.ts';
import { joinLines } from '../join-lines.ts';
import type { Reading } from '../reader.ts';
import { RunningText } from '../running-text.ts';

/** `[Q]` and `[A]` anywhere, `Q1.`, `A:` or `質問:` at the beginning of a line. */
const MARK = /\[(Q|A|質問|回答)\d{0,3}\][ ]?|(?<=^|\n)[ ]{0,8}(Q|A|質問|回答)\d{0,3}[.:、][ ]{0,4}/g;

interface Part {
  type: 'Q' | 'A';
  from: number;
  textFrom: number;
  to: number;
}

/** Whether a text is a collection of questions: two of them and an answer at least, in its first 100,000 characters. */
export function isQuestions(source: SourceText): boolean {
  const text = foldForms(source.text.slice(0, 100_000)).replace(/\r\n?/g, '\n');
  const types = [...text.matchAll(MARK)].map(toType);
  return types.filter((type) => type === 'Q').length >= 2 && types.includes('A');
}

/**
 * Reads `[Q]…[A]…`: a record each, the question its first paragraph and the lines of the answer the others. Text before
 * the first question is a note on the document, an answer without a question prose.
 */
export function readQuestions(ledger: Ledger): Reading {
  const running = new RunningText(ledger);
  const parts = findParts(running.folded);
  const records = { rules: [], glossary: [], topics: [], rulings: [] as Ruling[], cards: [], notes: [] };
  const reading: Reading = { title: {}, credits: [], matter: [], records, diagnostics: [] };
  readOpening(running, parts[0]?.from ?? running.length, reading);
  let open: Ruling | undefined;
  let count = 0;
  for (const part of parts) {
    running.skip('marker', part.from, part.textFrom);
    const lines = takeLines(running, part.textFrom, part.to);
    if (part.type === 'A' && open) {
      addLines(open, lines, running, part);
      continue;
    }
    count++;
    const type = part.type === 'Q' ? 'question' : 'prose';
    const ruling: Ruling = { id: `${type}-${count}`, type, sources: [], marks: [], cards: [] };
    // A question over several lines is one paragraph, so that the answer begins with the second.
    addLines(ruling, part.type === 'Q' ? [joinLines(lines)] : lines, running, part);
    reading.records.rulings.push(ruling);
    open = part.type === 'Q' ? ruling : undefined;
  }
  return reading;
}

function findParts(folded: string): Part[] {
  const parts: Part[] = [];
  for (const match of folded.matchAll(MARK)) {
    const last = parts.at(-1);
    if (last) last.to = match.index;
    const textFrom = match.index + match[0].length;
    parts.push({ type: toType(match), from: match.index, textFrom, to: folded.length });
  }
  return parts;
}

function toType(match: RegExpExecArray): Part['type'] {
  const word = match[1] ?? match[2];
  return word === 'A' || word === '回答' ? 'A' : 'Q';
}

function readOpening(running: RunningText, to: number, reading: Reading): void {
  const blocks = takeLines(running, 0, to).map((text) => ({ type: 'paragraph' as const, text }));
  const [first] = blocks;
  if (!first) return;
  const lang = hasJapanese(first.text) ? 'ja' : 'en';
  reading.records.notes.push({ id: 'preface-1', about: [], lang, blocks, place: running.placeAt(0) });
}

function takeLines(running: RunningText, from: number, to: number): string[] {
  const lines = running.take(from, to).split('\n');
  return lines.map(tidySpaces).filter((line) => line !== '');
}

function addLines(ruling: Ruling, lines: readonly string[], running: RunningText, part: Part): void {
  const lang = ruling.ja || lines.some(hasJapanese) ? 'ja' : 'en';
  const side = ruling[lang] ?? ruling.en ?? { blocks: [], place: running.placeAt(part.from) };
  side.blocks.push(...lines.map((text) => ({ type: 'paragraph' as const, text })));
  delete ruling.en;
  ruling[lang] = side;
  ruling.cards = findCards(side.blocks.map((block) => block.text).join(' '));
}
