import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import { type Lang, otherLang } from '../../records/lang.ts';
import type { Place } from '../../records/place.ts';
import type { Correction } from '../../records/rule.ts';
import { type TextBlock, toPlainText } from '../../records/text.ts';
import { foldWidth } from '../../text/fold-width.ts';
import { findRunTogether, NUMBER_WORDS, type RunTogether } from './find-run-together.ts';

/** What is looked through: a side of a rule or entry; found corrections are added to it. */
export interface CorrectableSide {
  blocks: readonly TextBlock[];
  corrections: Correction[];
  place: Place;
}

/** Both languages of one text, and the edition's own wording of it where that is known. */
export interface Correctable {
  name: string;
  en?: CorrectableSide | undefined;
  ja?: CorrectableSide | undefined;
  editionText?: ((lang: Lang) => string | undefined) | undefined;
}

/**
 * Adds the corrections that lost their strike-through marks: `eleven twelve` beside `12個` is eleven → twelve. The text
 * stays as printed. What neither the other language nor the edition settles is added as `open` and reported.
 */
export function findCorrections(pair: Correctable): Diagnostic[] {
  const sides = { en: toText(pair.en), ja: toText(pair.ja) };
  const runs = { en: findRunTogether(sides.en, 'en'), ja: findRunTogether(sides.ja, 'ja') };
  const diagnostics: Diagnostic[] = [];
  for (const lang of ['en', 'ja'] as const) {
    const side = pair[lang];
    const other = otherLang(lang);
    if (!side) continue;
    for (const run of runs[lang]) {
      if (side.corrections.some(({ found }) => found.includes(run.found))) continue;
      const settledBy = isInEdition(run, sides[lang], pair.editionText?.(lang))
        ? 'edition'
        : isInCounterpart(run, sides[other], runs[other])
          ? 'counterpart'
          : 'open';
      side.corrections.push({ found: run.found, from: run.from, to: run.to, settledBy });
      diagnostics.push(reportRun(pair.name, run, settledBy, side.place));
    }
  }
  return [...diagnostics, ...compareCounts(pair, runs.en, runs.ja)];
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
): Diagnostic {
  const change = `“${run.found}” reads like “${run.from}” struck out and “${run.to}” put in`;
  return settledBy === 'open'
    ? reportDiagnostic(
        'strike-unsettled',
        place,
        `${name}: ${change}; neither language nor edition settles it`,
      )
    : reportDiagnostic(
        'strike-lost',
        place,
        `${name}: ${change}, after the ${settledBy === 'edition' ? 'edition' : 'other language'}`,
      );
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
  return [reportDiagnostic('strike-disagrees', pair.ja.place, message, pair.en.place)];
}
