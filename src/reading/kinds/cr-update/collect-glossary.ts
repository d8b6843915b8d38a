import { type Diagnostic, reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { NamePair } from '../../../model/records/document.ts';
import { type GlossaryEntry, listSideBlocks } from '../../../model/records/glossary-entry.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import { toPlainText } from '../../../model/records/text.ts';
import { sliceWhen } from '../../../model/slice-when.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import { toEnglishHead } from '../../blocks/headwords.ts';
import { cutLine, type Line, listLines } from '../../blocks/list-lines.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { findLine } from '../../sources/source-text.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { addHeadwords, readDefinition } from '../read-entry.ts';
import type { ParagraphOptions } from '../read-rule.ts';
import { sideOfEntry } from '../reader.ts';
import { UniqueNames } from '../unique-ids.ts';
import knownHeadwords from './headwords.json' with { type: 'json' };
import { isHeadword, type Piece } from './tell-roles.ts';

/** Makes glossary entries of the pieces of the glossary: a headword line where there is one, then definitions by language. */
export function collectGlossary(
  pieces: readonly Piece[],
  builder: DocumentBuilder,
  running: RunningText,
): GlossaryEntry[] {
  const known = new Set(pieces.filter(isHeadword).map(({ text }) => toEnglishHead(text) ?? ''));
  const all = listLines(running.lines);
  const starts = all.map(({ from }) => from);
  /** The lines of a piece, marks included. */
  const toLines = ({ from, to, paragraphs }: Piece) => {
    const spans = paragraphs.flat();
    const begins = [from, ...spans.slice(1).map((span) => span.from)];
    const ends = [...spans.slice(0, -1).map((span) => span.to), to];
    return begins.flatMap((begin, at) => {
      const line = all[findLine(starts, begin)];
      return line ? [cutLine(line, begin - line.from, (ends[at] ?? to) - line.from)] : [];
    });
  };
  const take = (from: number, to: number) => builder.takeOfSide([{ from, to }]);
  const toTaker = (lang: Lang): ParagraphOptions => ({ lang, running, goesOn: () => false, take });
  return groupEntries(pieces).map((group) => {
    const entry: GlossaryEntry = { slug: '', state: 'missing' };
    const lines: Record<Lang, Line[]> = { en: [], ja: [] };
    let lang: Lang = 'en';
    for (const piece of group) {
      lang = piece.lang ?? lang;
      const own = toLines(piece);
      // A headword is first, or first of its language.
      const isHead = isHeadword(piece) && (piece === group[0] || !entry[lang]);
      if (isHead && own[0]) addHeadwords(entry, own[0], known, toTaker(lang));
      else {
        sideOfEntry(entry, lang, running.placeAt(piece.from));
        lines[lang].push(...own);
      }
    }
    for (const each of LANGS) {
      const side = entry[each];
      if (!side) continue;
      Object.assign(side, readDefinition(lines[each], toTaker(each)));
      builder.correctSide(side, listSideBlocks(side));
    }
    return entry;
  });
}

/** The pieces of each glossary entry: cut at blank lines, or, where the glossary has none, where a new text begins. */
function groupEntries(pieces: readonly Piece[]): Piece[][] {
  const isParted = pieces.slice(1).some(({ gap }) => gap > 0);
  return sliceWhen(pieces, (piece, at, above) => {
    if (!isParted) return beginsAnew(pieces[at - 1], piece);
    // Japanese behind a blank line goes with the English before it that has none yet.
    return piece.gap > 0 && (piece.lang !== 'ja' || above.some(({ lang }) => lang === 'ja'));
  });
}

function beginsAnew(last: Piece | undefined, piece: Piece): boolean {
  if (!last || piece.lang !== 'en' || isHeadword(piece)) return piece.lang === 'en';
  const isSense = piece.label?.kind === 'count';
  return !isHeadword(last) && (!isSense || (piece.label?.text === '1' && last.lang === 'ja'));
}

/** The headwords of definitions that updates print without one, by the words they begin with. */
const HEADWORDS: ReadonlyMap<string, NamePair> = new Map(Object.entries(knownHeadwords));

/** Gives every entry its address, and names one that prints no headword, or none in Japanese; reports it. */
export function nameEntries(entries: readonly GlossaryEntry[], rules: readonly Rule[]): Diagnostic[] {
  const slugs = new UniqueNames();
  return entries.flatMap((entry) => {
    const diagnostics = nameEntry(entry, rules);
    const headword = entry.en?.headwords[0] ?? (entry.en ? undefined : entry.ja?.headwords[0]);
    entry.slug = slugs.give(headword === undefined ? beginningOf(entry) : toSlug(headword));
    // A Japanese name alone, taken from a heading, is no translation of the definition.
    if (entry.ja && listSideBlocks(entry.ja).length > 0) entry.state = 'current';
    return diagnostics;
  });
}

/** Names an entry after the words it begins with, or after the heading of its rule (`戦慄予示/Manifest dread`). */
function nameEntry(entry: GlossaryEntry, rules: readonly Rule[]): Diagnostic[] {
  const { en, ja } = entry;
  const place = en?.place ?? ja?.place;
  const isNamed = [en, ja].some((side) => side?.headwords.length);
  const known = isNamed ? {} : HEADWORDS.get(beginningOf(entry));
  if (!place) return [];
  if (!known) {
    const message = 'an entry without a headword, and nothing here names it';
    return [reportDiagnostic('headword-unknown', place, message)];
  }
  const english = [...(en?.headwords ?? []), known.en].map((word) => word?.toLowerCase());
  const lacksJapanese = !ja?.headwords.length && !known.ja;
  const heading = rules.find(
    (rule) => lacksJapanese && rule.en?.title && english.includes(rule.en.title.toLowerCase()),
  );
  const names: NamePair = { ...(heading?.ja?.title && { ja: heading.ja.title }), ...known };
  for (const lang of LANGS)
    if (names[lang]) sideOfEntry(entry, lang, heading?.[lang]?.place ?? place).headwords.push(names[lang]);
  const expected = names.en ?? names.ja;
  if (expected === undefined) return [];
  const after = known.en ? 'the words of its definition' : `the heading of rule ${heading?.number}`;
  const message = `an entry without a headword is taken for “${expected}”, after ${after}`;
  return [reportDiagnostic('headword-inferred', place, message, undefined, { expected })];
}

/** What an entry is called by where nobody named it: `one-half-of-a-split-permanent-is-locked`. */
function beginningOf({ en, ja }: GlossaryEntry): string {
  const [english = '', japanese = ''] = [en, ja].map((side) => side && toPlainText(listSideBlocks(side)));
  return toSlug(tidySpaces(english.slice(0, 200)).split(' ').slice(0, 8).join(' ') || japanese.slice(0, 12));
}
