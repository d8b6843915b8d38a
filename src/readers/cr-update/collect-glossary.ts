import { splitTitle } from '../../blocks/split-title.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { placeAt } from '../../sources/source-text.ts';
import type { ClassifiedPiece } from './classified-piece.ts';
import { type EntryDraft, type EntrySideDraft, sideOfEntry } from './entry-draft.ts';
import { groupEntries } from './group-entries.ts';
import { isHeadword } from './is-headword.ts';
import { type LinePiece, textOf } from './line-piece.ts';
import { takeCorrectedText } from './take-corrected-text.ts';

const SENSE = /^(\d{1,2})\s*\.\s*(?!\d)/;
const LATER_SENSE = /(?<=[.。”」)\]〕]\s*)(\d{1,2})\.(?!\d)\s*(?=\S)/g;

/** Makes glossary entries of the entry parts: a headword line where there is one, then definitions by language. */
export function collectGlossary(parts: readonly ClassifiedPiece[], ledger: Ledger): EntryDraft[] {
  return groupEntries(parts).map((pieces) => readEntry(pieces, ledger));
}

function readEntry(pieces: readonly LinePiece[], ledger: Ledger): EntryDraft {
  const [first] = pieces as [LinePiece];
  const draft: EntryDraft = { place: placeAt(ledger.source, first.line, first.from) };
  let lang = first.lang ?? 'en';
  for (const [index, piece] of pieces.entries()) {
    lang = piece.lang ?? lang;
    if (isHeadwordLine(pieces, index, draft)) readHeadwords(piece, draft, ledger);
    else
      readDefinition(piece, sideOfEntry(draft, lang, placeAt(ledger.source, piece.line, piece.from)), ledger);
  }
  return draft;
}

/** A headword stands first, or first of its language, with text behind it. */
function isHeadwordLine(pieces: readonly LinePiece[], index: number, draft: EntryDraft): boolean {
  const piece = pieces[index] as LinePiece;
  if (!isHeadword(textOf(piece))) return false;
  if (index === 0) return true;
  const isNew = piece.lang === undefined || !draft[piece.lang]?.headwords.length;
  const side = piece.lang && draft[piece.lang];
  return isNew && (!side || side.blocks.length + side.senses.length === 0);
}

function readHeadwords(piece: LinePiece, draft: EntryDraft, ledger: Ledger): void {
  const place = placeAt(ledger.source, piece.line, piece.from);
  const { text } = takeCorrectedText(ledger, piece.line, piece.from, piece.to);
  const names = splitTitle(text, piece.lang ?? 'en');
  for (const lang of ['en', 'ja'] as const) {
    const name = names[lang];
    if (name === undefined) continue;
    const words = name.split(lang === 'en' ? /,\s+/ : /、/).filter((word) => word !== '');
    sideOfEntry(draft, lang, place).headwords.push(...words);
  }
}

/** Adds a line to its side; numbered senses are cut apart where they share one line. */
function readDefinition(piece: LinePiece, side: EntrySideDraft, ledger: Ledger): void {
  const text = textOf(piece);
  const starts = SENSE.test(text) ? cutSenses(text) : [];
  if (starts.length === 0) {
    addParagraph(side, takeCorrectedText(ledger, piece.line, piece.from, piece.to));
    return;
  }
  for (const [index, start] of starts.entries()) {
    const to = starts[index + 1]?.at ?? text.length;
    ledger.skip(piece.line, 'marker', piece.from + start.at, piece.from + start.textFrom);
    const taken = takeCorrectedText(ledger, piece.line, piece.from + start.textFrom, piece.from + to);
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
