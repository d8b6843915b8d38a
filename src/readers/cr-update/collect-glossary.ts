import { splitTitle } from '../../blocks/split-title.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { type ClassifiedPiece, isHeadword } from './classify-pieces.ts';
import { type EntryDraft, type EntrySideDraft, sideOfEntry } from './drafts.ts';
import type { LinePiece } from './split-pieces.ts';
import { takeCorrectedText } from './take-corrected-text.ts';

const SENSE = /^(\d{1,2})\s*\.\s*(?!\d)/;
const LATER_SENSE = /(?<=[.。”」)\]〕]\s*)(\d{1,2})\.(?!\d)\s*(?=\S)/g;

/** Makes glossary entries of the entry parts: a headword line where there is one, then definitions by language. */
export function collectGlossary(parts: readonly ClassifiedPiece[], running: RunningText): EntryDraft[] {
  return groupEntries(parts).map((pieces) => readEntry(pieces, running));
}

function readEntry(pieces: readonly LinePiece[], running: RunningText): EntryDraft {
  const [first] = pieces as [LinePiece];
  const draft: EntryDraft = { place: running.placeAt(first.from) };
  let lang = first.lang ?? 'en';
  for (const [index, piece] of pieces.entries()) {
    lang = piece.lang ?? lang;
    if (isHeadwordLine(pieces, index, draft)) readHeadwords(piece, draft, running);
    else readDefinition(piece, sideOfEntry(draft, lang, running.placeAt(piece.from)), running);
  }
  return draft;
}

/** A headword stands first, or first of its language, with text behind it. */
function isHeadwordLine(pieces: readonly LinePiece[], index: number, draft: EntryDraft): boolean {
  const piece = pieces[index] as LinePiece;
  if (!isHeadword(piece.text)) return false;
  if (index === 0) return true;
  const isNew = piece.lang === undefined || !draft[piece.lang]?.headwords.length;
  const side = piece.lang && draft[piece.lang];
  return isNew && (!side || side.blocks.length + side.senses.length === 0);
}

function readHeadwords(piece: LinePiece, draft: EntryDraft, running: RunningText): void {
  const place = running.placeAt(piece.from);
  const { text } = takeCorrectedText(running, piece.from, piece.to);
  const names = splitTitle(text, piece.lang ?? 'en');
  for (const lang of ['en', 'ja'] as const) {
    const name = names[lang];
    if (name === undefined) continue;
    const words = name.split(lang === 'en' ? /,\s+/ : /、/).filter((word) => word !== '');
    sideOfEntry(draft, lang, place).headwords.push(...words);
  }
}

/** Adds a line to its side; numbered senses are cut apart where they share one line. */
function readDefinition(piece: LinePiece, side: EntrySideDraft, running: RunningText): void {
  const text = piece.text;
  const starts = SENSE.test(text) ? cutSenses(text) : [];
  if (starts.length === 0) {
    addParagraph(side, takeCorrectedText(running, piece.from, piece.to));
    return;
  }
  for (const [index, start] of starts.entries()) {
    const to = starts[index + 1]?.at ?? text.length;
    running.skip('marker', piece.from + start.at, piece.from + start.textFrom);
    const taken = takeCorrectedText(running, piece.from + start.textFrom, piece.from + to);
    side.senses.push(taken.text === '' ? [] : [{ type: 'paragraph', text: taken.text }]);
    side.corrections.push(...taken.corrections);
  }
}

function cutSenses(text: string): { at: number; textFrom: number }[] {
  const first = SENSE.exec(text);
  if (!first) return [];
  const starts = [{ at: 0, textFrom: first[0].length }];
  let expected = Number(first[1]) + 1;
  for (const match of text.matchAll(LATER_SENSE)) {
    if (Number(match[1]) !== expected) continue;
    starts.push({ at: match.index, textFrom: match.index + match[0].length });
    expected++;
  }
  return starts;
}

function addParagraph(side: EntrySideDraft, taken: ReturnType<typeof takeCorrectedText>): void {
  if (taken.text === '') return;
  const target = side.senses.length > 0 ? side.after : side.blocks;
  target.push({ type: 'paragraph', text: taken.text });
  side.corrections.push(...taken.corrections);
}

/** The pieces of each glossary entry: cut at blank lines, or, where the glossary has none, where a new text begins. */
function groupEntries(parts: readonly ClassifiedPiece[]): LinePiece[][] {
  const pieces = parts.filter(({ role }) => role === 'entry').map(({ piece }) => piece);
  const blankSeparated = pieces.slice(1).some(({ gap }) => gap > 0);
  const groups: LinePiece[][] = [];
  for (const [index, piece] of pieces.entries()) {
    const open = groups.at(-1);
    const begins = blankSeparated
      ? piece.gap > 0 && !isTranslationOf(open, piece)
      : beginsAnew(open, piece, pieces[index + 1]);
    if (open && !begins) open.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Japanese behind a blank line goes with the English before it that has none yet. */
function isTranslationOf(open: readonly LinePiece[] | undefined, piece: LinePiece): boolean {
  return piece.lang === 'ja' && open !== undefined && open.every(({ lang }) => lang !== 'ja');
}

function beginsAnew(
  open: readonly LinePiece[] | undefined,
  piece: LinePiece,
  next: LinePiece | undefined,
): boolean {
  const last = open?.at(-1);
  if (!open || !last || !piece.opensLine) return open === undefined;
  const { text } = piece;
  if (isHeadword(text))
    return piece.lang === 'en' && !(isHeadword(last.text) && last.lang === 'ja') && next !== undefined;
  if (piece.lang !== 'en' || isHeadword(last.text)) return false;
  const sense = /^(\d{1,2})\s*\./.exec(text)?.[1];
  if (sense) return sense === '1' && last.lang === 'ja';
  return true;
}
