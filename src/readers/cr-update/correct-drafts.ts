import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import { listSideBlocks } from '../../records/glossary-entry.ts';
import { type Lang, otherLang } from '../../records/lang.ts';
import type { Place } from '../../records/place.ts';
import type { Correction } from '../../records/rule.ts';
import { type TextBlock, toPlainText } from '../../records/text.ts';
import { foldWidth } from '../../text/fold-width.ts';
import type { ReadHints } from '../reader.ts';
import type { EntryDraft, EntrySideDraft, RuleDraft } from './drafts.ts';
import { findEditionStrikes } from './find-edition-strikes.ts';
import { findDoubledWords, findRunTogether, NUMBER_WORDS, type RunTogether } from './find-run-together.ts';

/** Adds to all drafts the corrections whose strike-through was lost, and reports them. */
export function correctDrafts(
  rules: readonly RuleDraft[],
  entries: readonly EntryDraft[],
  hints: ReadHints,
): Diagnostic[] {
  return [
    ...rules.flatMap(({ number, en, ja }) =>
      findCorrections({ name: number, en, ja, editionText: (lang) => hints.ruleText?.(number, lang) }),
    ),
    ...entries.flatMap(({ en, ja }) =>
      findCorrections({ name: 'glossary', en: en && toWhole(en), ja: ja && toWhole(ja) }),
    ),
  ];
}

function toWhole(side: EntrySideDraft): CorrectableSide {
  return { blocks: listSideBlocks(side), corrections: side.corrections, place: side.place };
}

/** What is looked through: a side of a rule or entry; found corrections are added to it. */
interface CorrectableSide {
  blocks: readonly TextBlock[];
  corrections: Correction[];
  place: Place;
}

/** Both languages of one text, and the edition's own wording of it where that is known. */
interface Correctable {
  name: string;
  en?: CorrectableSide | undefined;
  ja?: CorrectableSide | undefined;
  editionText?: ((lang: Lang) => string | undefined) | undefined;
}

/**
 * Adds the corrections that lost their strike-through marks: `eleven twelve` beside `12個` is eleven → twelve. The text
 * stays as printed. What neither the other language nor the edition settles is added as `open` and reported.
 */
function findCorrections(pair: Correctable): Diagnostic[] {
  const sides = { en: toText(pair.en), ja: toText(pair.ja) };
  const runs = { en: findRunTogether(sides.en, 'en'), ja: findRunTogether(sides.ja, 'ja') };
  const diagnostics: Diagnostic[] = [];
  const editions = { en: pair.editionText?.('en'), ja: pair.editionText?.('ja') };
  for (const lang of ['en', 'ja'] as const) {
    const side = pair[lang];
    const other = otherLang(lang);
    if (!side) continue;
    for (const word of lang === 'ja' ? findDoubledWords(sides.ja) : [])
      diagnostics.push(
        reportDiagnostic(
          'word-doubled',
          side.place,
          `${pair.name}: “${word}” stands twice in a row`,
          undefined,
          { actual: word + word, expected: word },
        ),
      );
    const edition = editions[lang];
    const struck = edition ? findEditionStrikes(sides[lang], foldWidth(edition)) : [];
    const gone = lang === 'ja' ? findStruckSentences(sides, pair.en?.corrections ?? []) : [];
    for (const [settledBy, list] of [
      ['edition', struck],
      ['counterpart', gone],
    ] as const)
      for (const run of list) {
        if (side.corrections.some(({ found }) => overlaps(sides[lang], found, run.found))) continue;
        side.corrections.push({ found: run.found, from: run.from, to: run.to, settledBy });
        diagnostics.push(reportRun(pair.name, run, settledBy, side.place));
      }
    for (const run of runs[lang]) {
      if (side.corrections.some(({ found }) => overlaps(sides[lang], found, run.found))) continue;
      const settledBy = isInEdition(run, sides[lang], pair.editionText?.(lang))
        ? 'edition'
        : isInCounterpart(run, sides[other], runs[other])
          ? 'counterpart'
          : 'open';
      side.corrections.push({ found: run.found, from: run.from, to: run.to, settledBy });
      diagnostics.push(reportRun(pair.name, run, settledBy, side.place, edition !== undefined));
    }
  }
  return [...diagnostics, ...compareCounts(pair, runs.en, runs.ja)];
}

/** Sentences of the Japanese beside English ones that were struck out whole, where both have as many sentences. */
function findStruckSentences(
  sides: { en: string; ja: string },
  corrections: readonly Correction[],
): RunTogether[] {
  const [english, japanese] = [splitSentences(sides.en), splitSentences(sides.ja)];
  if (english.length !== japanese.length || english.length < 2) return [];
  return corrections.flatMap(({ found, to, settledBy }) => {
    const index = settledBy === 'edition' && to === '' ? english.indexOf(found) : -1;
    const sentence = japanese[index];
    return sentence ? [{ found: sentence, from: sentence, to: '' }] : [];
  });
}

function splitSentences(text: string): string[] {
  return (text.match(/[^.。]+(?:[.。][”」』)]*(?=\s|$|[^\d.])|$)/g) ?? [])
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Whether two stretches of a text share a place. */
function overlaps(text: string, one: string, other: string): boolean {
  const [a, b] = [text.indexOf(one), text.indexOf(other)];
  return a >= 0 && b >= 0 && a < b + other.length && b < a + one.length;
}

function toText(side: CorrectableSide | undefined): string {
  return side ? foldWidth(toPlainText(side.blocks)) : '';
}

/** The edition has the new wording where this text has both: `is also` for `are is also`. */
function isInEdition(run: RunTogether, text: string, edition: string | undefined): boolean {
  if (!edition || run.to === '') return false;
  const rest = text.slice(text.indexOf(run.found) + run.found.length).slice(0, 40);
  const after = /^\s*[A-Za-z]+/.exec(rest)?.[0] ?? rest.slice(0, 4);
  const has = (wording: string) => edition.includes(wording);
  return !has(run.found) && has(joinAs(run, run.to, after)) && !has(joinAs(run, run.from, after));
}

function joinAs(run: RunTogether, wording: string, after: string): string {
  return /[A-Za-z]$/.test(run.found) ? `${wording} ${after.trimStart()}` : `${wording}${after}`;
}

/** The other language counts the same, or has a lost strike-through over a count of its own in the same rule. */
function isInCounterpart(run: RunTogether, other: string, otherRuns: readonly RunTogether[]): boolean {
  const { counts } = run;
  if (!counts) return false;
  return otherRuns.some((found) => found.counts) || countsIn(other).has(counts.to);
}

function countsIn(text: string): Set<number> {
  const digits = [...text.matchAll(/(?<![\d.])\d{1,3}(?![\d.])/g)].map(([number]) => Number(number));
  const words = [...text.toLowerCase().matchAll(/\b[a-z]+\b/g)].map(([word]) => NUMBER_WORDS.indexOf(word));
  return new Set([...digits, ...words.filter((count) => count >= 0)]);
}

function reportRun(
  name: string,
  run: RunTogether,
  settledBy: Correction['settledBy'],
  place: Place,
  consulted = true,
): Diagnostic {
  const putIn = run.to === '' ? '' : ` and “${run.to}” put in`;
  const change = `“${run.found}” reads like “${run.from}” struck out${putIn}`;
  const asked = consulted
    ? 'neither language nor edition settles it'
    : 'the other language does not settle it; read the edition with it';
  const found = { actual: run.found, ...(settledBy !== 'open' && { expected: run.to }) };
  if (settledBy === 'open')
    return reportDiagnostic('strike-unsettled', place, `${name}: ${change}; ${asked}`, undefined, found);
  const by = settledBy === 'edition' ? 'edition' : 'other language';
  return reportDiagnostic('strike-lost', place, `${name}: ${change}, after the ${by}`, undefined, found);
}

function compareCounts(
  pair: Correctable,
  en: readonly RunTogether[],
  ja: readonly RunTogether[],
): Diagnostic[] {
  const english = en.find(({ counts }) => counts);
  const japanese = ja.find(({ counts }) => counts);
  if (!english?.counts || !japanese?.counts || !pair.en || !pair.ja) return [];
  if (english.counts.to === japanese.counts.to) return [];
  const message = `${pair.name}: the English goes from ${english.counts.from} to ${english.counts.to}, the Japanese from ${japanese.counts.from} to ${japanese.counts.to}`;
  return [
    reportDiagnostic('strike-disagrees', pair.ja.place, message, pair.en.place, {
      actual: String(japanese.counts.to),
      expected: String(english.counts.to),
    }),
  ];
}
