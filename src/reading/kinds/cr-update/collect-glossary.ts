import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import type { NamePair } from '../../../model/records/document.ts';
import {
  type GlossaryEntry,
  type GlossarySide,
  listSideBlocks,
} from '../../../model/records/glossary-entry.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import type { RuleSide } from '../../../model/records/rule.ts';
import { toPlainText } from '../../../model/records/text.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { toEnglishHead } from '../../blocks/headwords.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { addHeadwords, readDefinition, senseNumberOf } from '../read-entry.ts';
import { sideOfEntry } from '../sides.ts';
import { UniqueNames } from '../unique-ids.ts';
import { type ClassifiedPiece, isHeadword } from './classify-pieces.ts';
import type { RuleDraft } from './collect-rules.ts';
import knownHeadwords from './headwords.json' with { type: 'json' };
import type { LinePiece } from './split-pieces.ts';
import { toTaker } from './take-corrected-text.ts';

/** An entry with the place where it begins. */
export interface EntryDraft extends GlossaryEntry {
  place: Place;
}

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
  const draft: EntryDraft = { slug: '', state: 'missing', place: running.placeAt(first.from) };
  const lines: Record<Lang, LinePiece[]> = { en: [], ja: [] };
  let lang = first.lang ?? 'en';
  for (const piece of pieces) {
    lang = piece.lang ?? lang;
    // A headword stands first, or first of its language.
    if (isHeadword(piece.folded) && (piece === first || !(piece.lang && draft[piece.lang]))) {
      addHeadwords(draft, piece, known, toTaker(lang, running, {}));
    } else {
      sideOfEntry(draft, lang, running.placeAt(piece.from));
      lines[lang].push(piece);
    }
  }
  for (const each of LANGS) {
    const side = draft[each];
    if (side) Object.assign(side, readDefinition(lines[each], toTaker(each, running, side)));
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

/** The headwords of definitions that updates print without one, by the words they begin with. */
const HEADWORDS: ReadonlyMap<string, NamePair> = new Map(Object.entries(knownHeadwords));

/** Entries as records with their addresses; a missing headword is given where it is known. */
export function nameEntries(
  drafts: readonly EntryDraft[],
  rules: readonly RuleDraft[],
): { entries: GlossaryEntry[]; diagnostics: Diagnostic[] } {
  const diagnostics = drafts.flatMap((draft) => nameEntry(draft, rules));
  const slugs = new UniqueNames();
  return { entries: drafts.map((draft) => toEntry(draft, slugs)), diagnostics };
}

/** Names an entry that prints no headword, or none in Japanese where a heading has both (`戦慄予示/Manifest dread`); reports it. */
function nameEntry(draft: EntryDraft, rules: readonly RuleDraft[]): Diagnostic[] {
  const printed = draft.en?.headwords ?? [];
  const isNamed = printed.length > 0 || (draft.ja?.headwords.length ?? 0) > 0;
  const known = isNamed ? {} : HEADWORDS.get(beginningOf(draft));
  if (!known) {
    const message = 'an entry without a headword, and nothing here names it';
    return [reportDiagnostic('headword-unknown', draft.place, message)];
  }
  const english = [...printed, known.en].map((word) => word?.toLowerCase());
  const lacksJapanese = !draft.ja?.headwords.length && !known.ja;
  const heading = rules.find(
    ({ en }) => lacksJapanese && en?.title && english.includes(en.title.toLowerCase()),
  );
  const { title } = heading?.ja ?? {};
  const names: NamePair = { ...known, ...(title !== undefined && { ja: title }) };
  for (const lang of LANGS)
    if (names[lang]) sideOfEntry(draft, lang, heading?.place ?? draft.place).headwords.push(names[lang]);
  const expected = names.en ?? names.ja;
  if (expected === undefined) return [];
  const after = known.en ? 'the words of its definition' : `the heading of rule ${heading?.number}`;
  const message = `an entry without a headword is taken for “${expected}”, after ${after}`;
  return [reportDiagnostic('headword-inferred', draft.place, message, undefined, { expected })];
}

/** What stands for a headword that nobody gave: `one-half-of-a-split-permanent-is-locked`. */
function beginningOf({ en, ja }: GlossaryEntry): string {
  const words = textOf(en).slice(0, 200).split(/\s+/).slice(0, 8).join(' ');
  return toSlug(words || textOf(ja).slice(0, 12));
}

/** All text of a side, names aside. */
export function textOf(side: RuleSide | GlossarySide | undefined): string {
  return side ? toPlainText(listSideBlocks({ senses: [], ...side })) : '';
}

function toEntry({ place: _, ...draft }: EntryDraft, slugs: UniqueNames): GlossaryEntry {
  const headword = draft.en?.headwords[0] ?? (draft.en ? undefined : draft.ja?.headwords[0]);
  // A Japanese name alone, taken from a heading, is no translation of the definition.
  const isTranslated = draft.ja && listSideBlocks(draft.ja).length > 0;
  return {
    ...draft,
    slug: slugs.give(headword === undefined ? beginningOf(draft) : toSlug(headword)),
    state: isTranslated ? 'current' : 'missing',
  };
}
