import { LANGS, type Lang } from '../../../model/records/lang.ts';
import { readHeadwords, toEnglishHead } from '../../blocks/headwords.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { readDefinition, senseNumberOf } from '../read-definition.ts';
import { type ClassifiedPiece, isHeadword } from './classify-pieces.ts';
import { type EntryDraft, sideOfEntry, toTaker } from './drafts.ts';
import type { LinePiece } from './split-pieces.ts';
import { takeCorrectedText } from './take-corrected-text.ts';

/** Makes glossary entries of the entry parts: a headword line where there is one, then definitions by language. */
export function collectGlossary(parts: readonly ClassifiedPiece[], running: RunningText): EntryDraft[] {
  const pieces = parts.filter(({ role }) => role === 'entry').map(({ piece }) => piece);
  const heads = pieces.filter(({ folded }) => isHeadword(folded));
  const known = new Set(heads.map(({ text }) => toEnglishHead(text) ?? ''));
  return groupEntries(pieces).map((group) => readEntry(group, known, running));
}

function readEntry(
  pieces: readonly [LinePiece, ...LinePiece[]],
  known: ReadonlySet<string>,
  running: RunningText,
): EntryDraft {
  const [first] = pieces;
  const draft: EntryDraft = { place: running.placeAt(first.from) };
  const lines: Record<Lang, LinePiece[]> = { en: [], ja: [] };
  let lang = first.lang ?? 'en';
  for (const piece of pieces) {
    lang = piece.lang ?? lang;
    const place = running.placeAt(piece.from);
    // A headword stands first, or first of its language.
    if (isHeadword(piece.folded) && (piece === first || !(piece.lang && draft[piece.lang]))) {
      const head = takeCorrectedText(running, piece.from, piece.to).text;
      const { reading, ...words } = readHeadwords(head, known);
      for (const each of LANGS)
        if (words[each].length > 0) sideOfEntry(draft, each, place).headwords.push(...words[each]);
      if (reading && draft.ja) draft.ja.reading = reading;
    } else {
      sideOfEntry(draft, lang, place);
      lines[lang].push(piece);
    }
  }
  for (const each of LANGS) {
    const side = draft[each];
    if (side) Object.assign(side, readDefinition(lines[each], toTaker(each, running, side.corrections)));
  }
  return draft;
}

/** The pieces of each glossary entry: cut at blank lines, or, where the glossary has none, where a new text begins. */
function groupEntries(pieces: readonly LinePiece[]): [LinePiece, ...LinePiece[]][] {
  const isParted = pieces.slice(1).some(({ gap }) => gap > 0);
  const groups: [LinePiece, ...LinePiece[]][] = [];
  for (const [index, piece] of pieces.entries()) {
    const open = groups.at(-1);
    const begins = isParted
      ? piece.gap > 0 && !isTranslationOf(open, piece)
      : beginsAnew(pieces[index - 1], piece, pieces[index + 1]);
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
  last: LinePiece | undefined,
  { folded, lang, row }: LinePiece,
  next: LinePiece | undefined,
): boolean {
  if (!last || row === last.row || lang !== 'en') return false;
  if (isHeadword(folded)) return !(isHeadword(last.folded) && last.lang === 'ja') && next !== undefined;
  const sense = senseNumberOf(folded);
  return !isHeadword(last.folded) && (sense === undefined || (sense === 1 && last.lang === 'ja'));
}
