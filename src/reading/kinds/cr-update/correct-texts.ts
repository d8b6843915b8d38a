import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import {
  type GlossaryEntry,
  type GlossarySide,
  listSideBlocks,
} from '../../../model/records/glossary-entry.ts';
import { LANGS, type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Correction, Rule, RuleSide } from '../../../model/records/rule.ts';
import { toPlainText } from '../../../model/records/text.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { cutSentences } from '../../blocks/cut-languages.ts';
import type { ReadHints } from '../reader.ts';
import { findEditionStrikes, findRunTogether, type RunTogether, toCount } from './find-run-together.ts';

/** A side of a rule or entry that is looked through. */
interface Text {
  side: RuleSide | GlossarySide;
  text: string;
  /** The edition's own wording; empty where that is not known. */
  edition: string;
  /** What reads like old and new wording run together. */
  runs: RunTogether[];
}
type Pair = Partial<Record<Lang, Text>>;

/**
 * Adds to a rule or entry the corrections that lost their strike-through marks, and reports them: `eleven twelve` beside
 * `12個` is eleven → twelve. The text stays as printed. What neither the other language nor the edition settles is `open`.
 */
export function correctTexts(record: Rule | GlossaryEntry, ruleText: ReadHints['ruleText']): Diagnostic[] {
  const number = 'number' in record ? record.number : undefined;
  const name = number ?? 'glossary';
  const pair: Pair = {};
  for (const lang of LANGS) {
    const side = record[lang];
    const text = foldWidth(side ? toPlainText(listSideBlocks({ senses: [], ...side })) : '');
    const edition = foldWidth((number && ruleText?.(number, lang)) ?? '');
    if (side) pair[lang] = { side, text, edition, runs: findRunTogether(text, lang) };
  }
  return [...LANGS.flatMap((lang) => correctSide(name, lang, pair)), ...compareCounts(name, pair)];
}

function correctSide(name: string, lang: Lang, pair: Pair): Diagnostic[] {
  const found = pair[lang];
  if (!found) return [];
  const { side, text, edition, runs } = found;
  const toStrike = (settledBy: Correction['settledBy']) => (run: RunTogether) => ({ ...run, settledBy });
  const settled = runs.map((run) => toStrike(findSettler(run, found, pair[otherLang(lang)]))(run));
  const strikes = [
    ...settled.filter(({ from }) => from !== ''),
    ...findEditionStrikes(text, edition).map(toStrike('edition')),
    ...(lang === 'ja' ? findStruckSentences(pair).map(toStrike('counterpart')) : []),
    ...settled.filter(({ from }) => from === ''),
  ];
  const diagnostics: Diagnostic[] = [];
  for (const strike of strikes) {
    if (side.corrections?.some((known) => overlaps(text, known.found, strike.found))) continue;
    side.corrections = [...(side.corrections ?? []), strike];
    diagnostics.push(reportStrike(name, strike, found));
  }
  side.corrections?.sort((a, b) => text.indexOf(a.found) - text.indexOf(b.found));
  return diagnostics;
}

/** Sentences of the Japanese beside English ones that were struck out whole, where both have as many sentences. */
function findStruckSentences({ en, ja }: Pair): RunTogether[] {
  const [english = [], japanese = []] = [en?.text ?? '', ja?.text ?? ''].map((text) =>
    cutSentences(text).map(({ from, to }) => text.slice(from, to).trim()),
  );
  if (english.length !== japanese.length || english.length < 2) return [];
  return (en?.side.corrections ?? []).flatMap(({ found, to, settledBy }) => {
    const sentence = settledBy === 'edition' && to === '' ? japanese[english.indexOf(found)] : undefined;
    return sentence ? [{ found: sentence, from: sentence, to: '' }] : [];
  });
}

/** Whether two stretches of a text share a place. */
function overlaps(text: string, one: string, other: string): boolean {
  const [a, b] = [text.indexOf(one), text.indexOf(other)];
  return a >= 0 && b >= 0 && a < b + other.length && b < a + one.length;
}

/**
 * What settles that old and new wording run together: the edition, which has the new one alone before what follows both,
 * or the other language, which counts the same or has lost a strike-through over a count too.
 */
function findSettler(
  { found, from, to }: RunTogether,
  { text, edition }: Text,
  other: Text | undefined,
): Correction['settledBy'] {
  const behind = text.slice(text.indexOf(found) + found.length).slice(0, 4);
  const isNew = to !== '' && edition.includes(to + behind) && !edition.includes(from + behind);
  if (isNew && !edition.includes(found)) return 'edition';
  const count = toCount(to);
  const counts = new Set((other?.text.match(/(?<![\d.])\d+(?![\d.])|[a-z]+/gi) ?? []).map(toCount));
  const isCounted = count !== undefined && (counts.has(count) || findCount(other) !== undefined);
  return isCounted ? 'counterpart' : 'open';
}

/** The first count of a text that reads like changed: `eleven twelve`. */
function findCount(text: Text | undefined): RunTogether | undefined {
  return text?.runs.find(({ from, to }) => toCount(from) !== undefined && toCount(to) !== undefined);
}

function reportStrike(name: string, { found, from, to, settledBy }: Correction, text: Text): Diagnostic {
  const words = `“${found}” reads like “${from}” struck out${to && ` and “${to}” put in`}`;
  const change = from || to ? words : `at the blank in “${found}” words were struck out or put in`;
  const asked = text.edition ? 'neither language nor edition settles it' : 'read the edition with it';
  const settler = settledBy === 'edition' ? 'after the edition' : 'after the other language';
  const [code, why] =
    settledBy === 'open' ? (['strike-unsettled', asked] as const) : (['strike-lost', settler] as const);
  const actual = { actual: found, ...(settledBy !== 'open' && { expected: to }) };
  return reportDiagnostic(code, text.side.place, `${name}: ${change}; ${why}`, undefined, actual);
}

/** Reports counts that one language changes otherwise than the other. */
function compareCounts(name: string, { en, ja }: Pair): Diagnostic[] {
  const [english, japanese] = [findCount(en), findCount(ja)];
  if (!en || !ja || !english || !japanese || toCount(english.to) === toCount(japanese.to)) return [];
  const [actual, expected] = [japanese, english].map(({ from, to }) => ({
    from: toCount(from),
    to: `${toCount(to)}`,
  }));
  const message = `${name}: the English goes from ${expected?.from} to ${expected?.to}, the Japanese from ${actual?.from} to ${actual?.to}`;
  const found = { actual: actual?.to ?? '', expected: expected?.to ?? '' };
  return [reportDiagnostic('strike-disagrees', ja.side.place, message, en.side.place, found)];
}
