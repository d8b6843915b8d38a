import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import { LANGS, type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import type { Rule } from '../../../model/records/rule.ts';
import {
  compareRuleNumbers,
  levelOf,
  type RuleNumber,
  sectionOf,
} from '../../../model/records/rule-number.ts';
import { mayEndSentence } from '../../../model/text/sentence.ts';
import { isHeadingText, splitTitle } from '../../blocks/parse-names.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { sideOf } from '../sides.ts';
import { type ParagraphOptions, takeBlocks } from '../take-blocks.ts';
import type { ClassifiedPiece } from './classify-pieces.ts';
import type { LinePiece } from './split-pieces.ts';
import { takeCorrectedText, toTaker } from './take-corrected-text.ts';

/** A rule with the place where its number is first. */
export interface RuleDraft extends Rule {
  place: Place;
}

/** A rule with the pieces of its text in each language. */
interface OpenRule {
  draft: RuleDraft;
  pieces: Record<Lang, LinePiece[]>;
}

/** Makes rules of the heads and what goes on with them; the same number in the other language is the same rule. */
export function collectRules(
  parts: readonly ClassifiedPiece[],
  running: RunningText,
): { drafts: RuleDraft[]; diagnostics: Diagnostic[] } {
  const rules = new Map<RuleNumber, OpenRule>();
  const diagnostics: Diagnostic[] = [];
  /** Pieces after one of the other language, or on one line with it: their sentence may have gone on. */
  const interrupted = new Set<unknown>();
  let open: OpenRule | undefined;
  let before: { lang: Lang; row: number } = { lang: 'ja', row: -1 };
  for (const { role, piece } of parts) {
    if (role !== 'head' && role !== 'more') continue;
    const { number, row } = piece;
    const place = running.placeAt(piece.start);
    if (number !== undefined) {
      open = rules.get(number) ?? { draft: toDraft(number, place), pieces: { en: [], ja: [] } };
      rules.set(number, open);
      diagnostics.push(...takeNumber(number, piece, running));
    }
    if (!open) continue;
    const lang = piece.lang ?? (number === undefined ? before.lang : 'ja');
    if (number === undefined && (lang !== before.lang || row === before.row)) interrupted.add(piece);
    before = { lang, row };
    if (piece.text === '') continue;
    const { draft, pieces } = open;
    if (isTitle(open, piece, lang)) {
      const names = splitTitle(takeCorrectedText(running, piece.from, piece.to).text, lang);
      for (const each of LANGS)
        if (names[each] !== undefined) sideOf(draft, each, place).title ??= names[each];
      continue;
    }
    const first = sideOf(draft, lang, place).place;
    if (number !== undefined && pieces[lang].length > 0) {
      const message = `${number} appears twice in the same language`;
      diagnostics.push(reportDiagnostic('number-duplicate', place, message, first, { actual: number }));
    }
    pieces[lang].push(piece);
  }
  const goesOn: ParagraphOptions['goesOn'] = (above, line) =>
    interrupted.has(line) || !('number' in line || mayEndSentence(above.folded));
  for (const { draft, pieces } of rules.values())
    for (const lang of LANGS) {
      const side = draft[lang];
      if (side) side.blocks = takeBlocks(pieces[lang], toTaker(lang, running, side, goesOn));
    }
  const drafts = new Map([...rules].map(([number, { draft }]) => [number, draft]));
  const placeOf = (piece: LinePiece) => running.placeAt(piece.start);
  const given = [...rules.values()].flatMap((rule) => giveTitleToSection(rule, drafts, placeOf));
  // A number printed without any text stays as an empty Japanese heading.
  for (const draft of given) {
    if (!draft.en) sideOf(draft, 'ja', draft.place);
    if (draft.ja) draft.state = 'current';
  }
  return { drafts: given, diagnostics };
}

function toDraft(number: RuleNumber, place: Place): RuleDraft {
  return { number, level: levelOf(number), state: 'missing', place };
}

/** Takes the number of a head and leaves out the signs behind it. */
function takeNumber(number: RuleNumber, { start, from }: LinePiece, running: RunningText): Diagnostic[] {
  const end = start + number.length;
  running.take(start, end);
  running.skip('marker', end, from);
  if (levelOf(number) !== 'subrule' || !running.folded.slice(end, from).includes('.')) return [];
  const found = { actual: `${number}.`, expected: number };
  const message = `${number} is printed with a dot after its letter`;
  return [reportDiagnostic('number-malformed', running.placeAt(start), message, undefined, found)];
}

/** A name behind a number, or, where there is no text yet, a second one on the line after: `701.88 灯す`, `Kindle`. */
function isTitle({ draft, pieces }: OpenRule, { number, folded }: LinePiece, lang: Lang): boolean {
  if (draft.level === 'subrule' || !isHeadingText(folded)) return false;
  return number !== undefined || (pieces.en.length + pieces.ja.length === 0 && !draft[lang]);
}

/**
 * A name that one language alone prints with the number of a rule that has text in both is that of its section: `708.12
 * 裏向きの呪文やパーマネント` above the texts of 708.12, and its place with it. A keyword's heading has its text in its
 * subrules.
 */
function giveTitleToSection(
  { draft, pieces }: OpenRule,
  drafts: ReadonlyMap<RuleNumber, RuleDraft>,
  placeOf: (piece: LinePiece) => Place,
): RuleDraft[] {
  const lang = LANGS.find((each) => draft[each]?.title !== undefined && draft[each].blocks.length > 0);
  const side = lang && draft[lang];
  const other = lang && draft[otherLang(lang)];
  const isOfSection = other && other.title === undefined && other.blocks.length > 0;
  if (draft.level !== 'rule' || !side || !isOfSection) return [draft];
  const section = sectionOf(draft.number);
  const known = drafts.get(section);
  const owner = known ?? toDraft(section, draft.place);
  sideOf(owner, lang, side.place).title ??= side.title ?? '';
  delete side.title;
  const [first] = pieces[lang];
  if (first) side.place = placeOf(first);
  return known ? [draft] : [owner, draft];
}

/** Reports rules that are in one language only (headings aside) and pairs that are out of order. */
export function checkPairs(rules: readonly RuleDraft[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let highest: RuleNumber | undefined;
  for (const { number, en, ja, place } of rules) {
    const english = (en?.blocks.length ?? 0) > 0;
    const japanese = (ja?.blocks.length ?? 0) > 0;
    const report = (code: 'rule-only-english' | 'rule-only-japanese' | 'number-out-of-order', what: string) =>
      diagnostics.push(
        reportDiagnostic(code, place, `${number} stands ${what}`, undefined, { actual: number }),
      );
    if (english && !japanese) report('rule-only-english', 'here in English only');
    if (japanese && !english) report('rule-only-japanese', 'here in Japanese only');
    const isBehind = highest !== undefined && compareRuleNumbers(number, highest) < 0;
    if (isBehind && english && japanese) report('number-out-of-order', `after ${highest}`);
    if (!isBehind) highest = number;
  }
  return diagnostics;
}
