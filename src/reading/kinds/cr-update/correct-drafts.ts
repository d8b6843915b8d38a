import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import type { GlossarySide } from '../../../model/records/glossary-entry.ts';
import { LANGS, type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import type { Correction, RuleSide } from '../../../model/records/rule.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import type { ReadHints } from '../reader.ts';
import { type EntryDraft, textOf } from './collect-glossary.ts';
import type { RuleDraft } from './collect-rules.ts';
import { findEditionStrikes, findRunTogether, NUMBER_WORDS, type RunTogether } from './find-run-together.ts';

/** A side of a rule or entry that is looked through. */
interface Side {
  draft: RuleSide | GlossarySide;
  text: string;
  /** The edition's own wording, where that is known. */
  edition: string | undefined;
  /** What reads like old and new wording run together. */
  runs: RunTogether[];
  place: Place;
}

/** Both languages of one text. */
type Pair = Partial<Record<Lang, Side>>;

/**
 * Adds to all drafts the corrections that lost their strike-through marks, and reports them: `eleven twelve` beside `12個`
 * is eleven → twelve. The text stays as printed. What neither the other language nor the edition settles is added as `open`.
 */
export function correctDrafts(
  rules: readonly RuleDraft[],
  entries: readonly EntryDraft[],
  { ruleText }: ReadHints,
): Diagnostic[] {
  const toPair = (draft: RuleDraft | EntryDraft, number?: RuleDraft['number']) => {
    const pair: Pair = {};
    for (const lang of LANGS) {
      const side = draft[lang];
      const edition = number && ruleText?.(number, lang);
      if (side) pair[lang] = toSide(side, lang, edition);
    }
    return pair;
  };
  return [
    ...rules.flatMap((rule) => correctPair(rule.number, toPair(rule, rule.number))),
    ...entries.flatMap((entry) => correctPair('glossary', toPair(entry))),
  ];
}

function toSide(draft: Side['draft'], lang: Lang, edition: string | undefined): Side {
  const { place } = draft;
  const text = foldWidth(textOf(draft));
  const runs = findRunTogether(text, lang);
  return { draft, text, edition: edition && foldWidth(edition), runs, place };
}

function correctPair(name: string, pair: Pair): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const lang of LANGS) {
    const side = pair[lang];
    if (!side) continue;
    const { draft, text, edition } = side;
    const strikes = [
      ...(edition ? findEditionStrikes(text, edition) : []).map((run) => settle(run, 'edition')),
      ...(lang === 'ja' ? findStruckSentences(pair) : []).map((run) => settle(run, 'counterpart')),
      ...side.runs.map((run) => settle(run, findSettler(run, side, pair[otherLang(lang)]))),
    ];
    for (const strike of strikes) {
      if (draft.corrections?.some(({ found }) => overlaps(text, found, strike.found))) continue;
      draft.corrections = [...(draft.corrections ?? []), strike];
      diagnostics.push(reportStrike(name, strike, side));
    }
  }
  return [...diagnostics, ...compareCounts(name, pair)];
}

function settle({ found, from, to }: RunTogether, settledBy: Correction['settledBy']): Correction {
  return { found, from, to, settledBy };
}

/** Sentences of the Japanese beside English ones that were struck out whole, where both have as many sentences. */
function findStruckSentences({ en, ja }: Pair): RunTogether[] {
  if (!en || !ja) return [];
  const [english, japanese] = [splitSentences(en.text), splitSentences(ja.text)];
  if (english.length !== japanese.length || english.length < 2) return [];
  return (en.draft.corrections ?? []).flatMap(({ found, to, settledBy }) => {
    const sentence = settledBy === 'edition' && to === '' ? japanese[english.indexOf(found)] : undefined;
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

/**
 * What settles that old and new wording run together: the edition, which has the new one where this text has both (`is
 * also` for `are is also`), or the other language, which counts the same or has lost a strike-through over a count too.
 */
function findSettler(run: RunTogether, { text, edition }: Side, other: Side | undefined) {
  if (edition && run.to !== '') {
    const rest = text.slice(text.indexOf(run.found) + run.found.length).slice(0, 40);
    const next = /^\s*[A-Za-z]+/.exec(rest)?.[0] ?? rest.slice(0, 4);
    const after = /[A-Za-z]$/.test(run.found) ? ` ${next.trimStart()}` : next;
    const has = (wording: string) => edition.includes(wording);
    if (!has(run.found) && has(run.to + after) && !has(run.from + after)) return 'edition';
  }
  const { counts } = run;
  const isCounted =
    counts && other && (other.runs.some((found) => found.counts) || countsIn(other.text).has(counts.to));
  return isCounted ? 'counterpart' : 'open';
}

function countsIn(text: string): Set<number> {
  const digits = [...text.matchAll(/(?<![\d.])\d{1,3}(?![\d.])/g)].map(([number]) => Number(number));
  const words = [...text.toLowerCase().matchAll(/\b[a-z]+\b/g)].map(([word]) => NUMBER_WORDS.indexOf(word));
  return new Set([...digits, ...words]);
}

function reportStrike(name: string, { found, from, to, settledBy }: Correction, side: Side): Diagnostic {
  if (from === '' && to === '') {
    const message = `${name}: at the blank in “${found}” words were struck out or put in; read the edition with it`;
    return reportDiagnostic('strike-unsettled', side.place, message, undefined, { actual: found });
  }
  const putIn = to === '' ? '' : ` and “${to}” put in`;
  const change = `${name}: “${found}” reads like “${from}” struck out${putIn}`;
  if (settledBy === 'open') {
    const asked =
      side.edition === undefined
        ? 'the other language does not settle it; read the edition with it'
        : 'neither language nor edition settles it';
    const message = `${change}; ${asked}`;
    return reportDiagnostic('strike-unsettled', side.place, message, undefined, { actual: found });
  }
  const message = `${change}, after the ${settledBy === 'edition' ? 'edition' : 'other language'}`;
  return reportDiagnostic('strike-lost', side.place, message, undefined, { actual: found, expected: to });
}

/** Reports counts that one language changes otherwise than the other. */
function compareCounts(name: string, { en, ja }: Pair): Diagnostic[] {
  const english = en?.runs.find(({ counts }) => counts)?.counts;
  const japanese = ja?.runs.find(({ counts }) => counts)?.counts;
  if (!en || !ja || !english || !japanese || english.to === japanese.to) return [];
  const message = `${name}: the English goes from ${english.from} to ${english.to}, the Japanese from ${japanese.from} to ${japanese.to}`;
  const found = { actual: String(japanese.to), expected: String(english.to) };
  return [reportDiagnostic('strike-disagrees', ja.place, message, en.place, found)];
}
