import { type GlossarySide, listSideBlocks } from '../../../model/records/glossary-entry.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import type { Correction, Rule, RuleSide } from '../../../model/records/rule.ts';
import { levelOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toPlainText } from '../../../model/records/text.ts';
import type { Line } from '../../blocks/list-lines.ts';
import type { MarkedRun, RunningText } from '../../sources/running-text.ts';
import type { ParagraphOptions } from '../take-blocks.ts';

/** A side of a record while it is read, with the corrections found in it. */
type Corrected<Side> = Side & { corrections: Correction[] };
export type SideDraft = Corrected<RuleSide>;
export type EntrySideDraft = Corrected<GlossarySide>;

/** A rule while it is read; a heading may have neither side's text. */
export interface RuleDraft {
  number: RuleNumber;
  place: Place;
  en?: SideDraft;
  ja?: SideDraft;
}

export interface EntryDraft {
  place: Place;
  en?: EntrySideDraft;
  ja?: EntrySideDraft;
}

/** The side of a rule, begun where it is new. */
export function sideOf(draft: RuleDraft, lang: Lang, place: Place): SideDraft {
  draft[lang] ??= { blocks: [], place, corrections: [] };
  return draft[lang];
}

/** The side of an entry, begun where it is new. */
export function sideOfEntry(draft: EntryDraft, lang: Lang, place: Place): EntrySideDraft {
  draft[lang] ??= { headwords: [], blocks: [], senses: [], place, corrections: [] };
  return draft[lang];
}

/** What takes the text of a side; corrections that marks show go to its own. */
export function toTaker(
  lang: Lang,
  running: RunningText,
  corrections: Correction[],
  goesOn: (above: Line, line: Line) => boolean = () => false,
): ParagraphOptions {
  const take = (from: number, to: number) => {
    const taken = takeCorrectedText(running, from, to);
    corrections.push(...taken.corrections);
    return taken.text;
  };
  return { lang, running, goesOn, take };
}

/** A side as its record has it: corrections only where there are any. */
export function toRecord<Side extends SideDraft | EntrySideDraft>({ corrections, ...side }: Side) {
  return { ...side, ...(corrections.length > 0 && { corrections }) };
}

/** The draft as a record. A number printed without any text stays as an empty Japanese heading. */
export function toRule({ number, place, en, ja }: RuleDraft): Rule {
  const japanese = ja ?? (en ? undefined : { blocks: [], corrections: [], place });
  return {
    number,
    level: levelOf(number),
    state: japanese ? 'current' : 'missing',
    ...(en && { en: toRecord(en) }),
    ...(japanese && { ja: toRecord(japanese) }),
  };
}

/** All text of a side, names aside. */
export function textOf(side: SideDraft | EntrySideDraft | undefined): string {
  return side ? toPlainText(listSideBlocks({ senses: [], ...side })) : '';
}

/** Text for a record with the corrections that marks in the source show in it. */
interface TakenText {
  text: string;
  corrections: Correction[];
}

const BLANKS = /\s{2,}/g;

/** Blanks that were doubled on the way (by hard wraps, by a conversion) as one; a single full-width blank stays. */
function joinDoubledBlanks(text: string): string {
  return text.trim().replace(BLANKS, ' ');
}

/**
 * Takes a part of a text. Where markup strikes words out, the text keeps the new wording and the correction the old:
 * `are <del>eleven</del> <ins>twelve</ins> actions` → `are twelve actions`, eleven → twelve.
 */
export function takeCorrectedText(running: RunningText, from: number, to: number): TakenText {
  const runs = running.takeRuns(from, to);
  const [only] = runs;
  return only?.type === 'plain' && runs.length === 1
    ? { text: joinDoubledBlanks(only.text), corrections: [] }
    : readRuns(runs);
}

function readRuns(runs: readonly MarkedRun[]): TakenText {
  let text = '';
  const changes: { at: number; removed: string; added: string }[] = [];
  for (const [index, run] of runs.entries()) {
    const last = changes.at(-1);
    const between = runs[index - 1];
    const goesOn = last && between && (between.type !== 'plain' || between.text.trim() === '');
    const adjoining = goesOn && text.slice(last.at).trim() === last.added.trim();
    if (run.type === 'del') {
      if (adjoining) last.removed += run.text;
      else changes.push({ at: text.length, removed: run.text, added: '' });
      continue;
    }
    const added = /\s$/.test(text) || text === '' ? run.text.trimStart() : run.text;
    if (run.type === 'ins') {
      if (adjoining) last.added += added;
      else changes.push({ at: text.length, removed: '', added });
    }
    text += added.replace(BLANKS, ' ');
  }
  const corrections = changes.flatMap(({ at, removed, added }) => {
    if (removed.trim() === '' && added.trim() === '') return [];
    const beside = added === '' && /^\d+$/.test(removed) ? /^\d*/.exec(text.slice(at)) : undefined;
    return [locate(text, at, removed.trim(), beside?.[0] || added)];
  });
  const lead = text.length - text.trimStart().length;
  return { text: text.slice(lead).trimEnd(), corrections };
}

/** Words before and characters after a change that may be added to name its place; past that it is named as it is. */
const MOST_STEPS = 12;

/** The correction with as much of the text around it as names one place of the text: a deletion alone leaves no words. */
function locate(text: string, at: number, removed: string, added: string): Correction {
  let from = at;
  let to = at + added.length;
  for (let step = 0; step < MOST_STEPS && from > 0 && !isUnique(text, from, to); step++)
    from = backOneWord(text, from);
  for (let step = 0; step < MOST_STEPS && to < text.length && !isUnique(text, from, to); step++) to++;
  const after = text.slice(at + added.length, to);
  const before = text.slice(from, at);
  const old = `${before}${removed}${removed && /^\w/.test(after) ? ' ' : ''}${after}`.trim();
  const found = text.slice(from, to).trim();
  return { found, from: old, to: found, settledBy: 'marks' };
}

function isUnique(text: string, from: number, to: number): boolean {
  const part = text.slice(from, to).trim();
  return part !== '' && text.indexOf(part) === text.lastIndexOf(part);
}

function backOneWord(text: string, from: number): number {
  const before = text.slice(Math.max(0, from - 80), from).trimEnd();
  const word = /[\w’'{}/-]+[^\w\s]*$|[\s\S]$/.exec(before);
  return word ? Math.max(0, from - 80) + word.index : 0;
}
