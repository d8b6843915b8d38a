import { isHeadingText } from '../../blocks/is-heading-text.ts';
import { readMark } from '../../blocks/read-mark.ts';
import { splitTitle } from '../../blocks/split-title.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import { LANGS, type Lang, otherLang } from '../../records/lang.ts';
import { compareRuleNumbers, levelOf, type RuleNumber, sectionOf } from '../../records/rule-number.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { foldForms } from '../../text/fold-forms.ts';
import type { ClassifiedPiece } from './classify-pieces.ts';
import { addBlock, continueSide, type RuleDraft, sideOf } from './drafts.ts';
import type { LinePiece } from './split-pieces.ts';
import { takeCorrectedText } from './take-corrected-text.ts';

/** Where the reading of the rules stands. */
interface Cursor {
  draft: RuleDraft;
  lang: Lang;
  /** The piece before was of the same rule and side. */
  piece: LinePiece;
}

/** Makes rules of the heads and what goes on with them; the same number in the other language is the same rule. */
export function collectRules(
  parts: readonly ClassifiedPiece[],
  running: RunningText,
): { drafts: RuleDraft[]; diagnostics: Diagnostic[] } {
  const drafts = new Map<RuleNumber, RuleDraft>();
  const diagnostics: Diagnostic[] = [];
  let cursor: Cursor | undefined;
  for (const { role, piece } of parts) {
    if (role === 'head' && piece.number !== undefined) {
      const draft = drafts.get(piece.number) ?? { number: piece.number, place: running.placeAt(piece.from) };
      drafts.set(piece.number, draft);
      diagnostics.push(...beginSide(draft, piece, running));
      cursor = { draft, lang: piece.lang ?? 'ja', piece };
    } else if (role === 'more' && cursor) {
      cursor = goOn(cursor, piece, running);
    }
  }
  return { drafts: [...drafts.values()].flatMap((draft) => giveTitleToSection(draft, drafts)), diagnostics };
}

/**
 * A name that one language alone prints with the number of a rule that has text in both is that of its section: `708.12
 * 裏向きの呪文やパーマネント` above the texts of 708.12. A keyword's heading has its text in its subrules.
 */
function giveTitleToSection(draft: RuleDraft, drafts: ReadonlyMap<RuleNumber, RuleDraft>): RuleDraft[] {
  const lang = LANGS.find((each) => draft[each]?.title !== undefined && draft[each].blocks.length > 0);
  const side = lang && draft[lang];
  const other = lang && draft[otherLang(lang)];
  const isOfSection = other && other.title === undefined && other.blocks.length > 0;
  if (levelOf(draft.number) !== 'rule' || !side || !isOfSection) return [draft];
  const section = sectionOf(draft.number);
  const known = drafts.get(section);
  const owner = known ?? { number: section, place: draft.place };
  sideOf(owner, lang, side.place).title ??= side.title ?? '';
  delete side.title;
  return known ? [draft] : [owner, draft];
}

function beginSide(draft: RuleDraft, piece: LinePiece, running: RunningText): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const place = running.placeAt(piece.from);
  const numberEnd = piece.from + draft.number.length;
  running.take(piece.from, numberEnd);
  running.skip('marker', numberEnd, piece.textFrom);
  const isDotted = running.folded.slice(numberEnd, piece.textFrom).includes('.');
  if (levelOf(draft.number) === 'subrule' && isDotted) {
    const found = { actual: `${draft.number}.`, expected: draft.number };
    const message = `${draft.number} is printed with a dot after its letter`;
    diagnostics.push(reportDiagnostic('number-malformed', place, message, undefined, found));
  }
  if (piece.textFrom >= piece.to) return diagnostics;
  const lang = piece.lang ?? 'ja';
  if (isTitle(draft, piece)) {
    addTitle(draft, lang, piece, running);
    return diagnostics;
  }
  const side = sideOf(draft, lang, place);
  if (side.blocks.length > 0) {
    const message = `${draft.number} stands twice in the same language`;
    diagnostics.push(
      reportDiagnostic('number-duplicate', place, message, side.place, { actual: draft.number }),
    );
  }
  addBlock(side, 'paragraph', takeCorrectedText(running, piece.textFrom, piece.to));
  return diagnostics;
}

function goOn(cursor: Cursor, piece: LinePiece, running: RunningText): Cursor {
  const lang = piece.lang ?? cursor.lang;
  if (awaitsTitle(cursor.draft, lang) && isTitle(cursor.draft, piece)) {
    addTitle(cursor.draft, lang, piece, running);
    return { ...cursor, lang, piece };
  }
  const side = sideOf(cursor.draft, lang, running.placeAt(piece.from));
  const mark = readMark(foldForms(piece.text));
  const from = piece.from + (mark?.length ?? 0);
  running.skip('marker', piece.from, from);
  const taken = takeCorrectedText(running, from, piece.to);
  if (mark) addBlock(side, mark.type, taken);
  else continueSide(side, lang, taken, lang !== cursor.lang || piece.line === cursor.piece.line);
  return { ...cursor, lang, piece };
}

function isTitle(draft: RuleDraft, piece: LinePiece): boolean {
  return levelOf(draft.number) !== 'subrule' && isHeadingText(piece.text);
}

/** A heading may print its second name, or its only one, on the line after: `701.88 灯す`, `Kindle`. */
function awaitsTitle(draft: RuleDraft, lang: Lang): boolean {
  const hasText = [draft.en, draft.ja].some((side) => side && side.blocks.length > 0);
  return !hasText && draft[lang] === undefined;
}

function addTitle(draft: RuleDraft, lang: Lang, piece: LinePiece, running: RunningText): void {
  const { text } = takeCorrectedText(running, piece.textFrom, piece.to);
  const names = splitTitle(text, lang);
  for (const side of ['en', 'ja'] as const) {
    const title = names[side];
    if (title !== undefined) sideOf(draft, side, running.placeAt(piece.from)).title ??= title;
  }
}

/** Reports rules that stand in one language only (headings aside) and pairs that stand out of order. */
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
