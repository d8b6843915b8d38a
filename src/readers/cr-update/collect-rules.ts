import { isHeadingText } from '../../blocks/is-heading-text.ts';
import { splitTitle } from '../../blocks/split-title.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import { LANGS, type Lang, otherLang } from '../../records/lang.ts';
import { levelOf, type RuleNumber, sectionOf } from '../../records/rule-number.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { placeAt } from '../../sources/source-text.ts';
import type { ClassifiedPiece } from './classified-piece.ts';
import { type LinePiece, textOf } from './line-piece.ts';
import type { RuleDraft } from './rule-draft.ts';
import { addBlock, continueSide, type SideDraft } from './side-draft.ts';
import { takeCorrectedText } from './take-corrected-text.ts';

const EXAMPLE = /^(?:Examples?|例)\s*:\s*/;
const ITEM = /^(?:[•・●◦‣▪*]|-(?=\s))\s*/;

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
  ledger: Ledger,
): { drafts: RuleDraft[]; diagnostics: Diagnostic[] } {
  const drafts = new Map<RuleNumber, RuleDraft>();
  const diagnostics: Diagnostic[] = [];
  let cursor: Cursor | undefined;
  for (const { role, piece } of parts) {
    if (role === 'head' && piece.number !== undefined) {
      const draft = drafts.get(piece.number) ?? { number: piece.number, place: toPlace(ledger, piece) };
      drafts.set(piece.number, draft);
      diagnostics.push(...beginSide(draft, piece, ledger));
      cursor = { draft, lang: piece.lang ?? 'ja', piece };
    } else if (role === 'more' && cursor) {
      cursor = goOn(cursor, piece, ledger);
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

function beginSide(draft: RuleDraft, piece: LinePiece, ledger: Ledger): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const place = toPlace(ledger, piece);
  const numberEnd = piece.from + draft.number.length;
  ledger.take(piece.line, piece.from, numberEnd);
  ledger.skip(piece.line, 'marker', numberEnd, piece.textFrom);
  const level = levelOf(draft.number);
  if (level === 'subrule' && /\./.test(piece.line.text.slice(numberEnd, piece.textFrom)))
    diagnostics.push(
      reportDiagnostic(
        'number-malformed',
        place,
        `${draft.number} is printed with a dot after its letter`,
        undefined,
        { actual: `${draft.number}.`, expected: draft.number },
      ),
    );
  if (piece.textFrom >= piece.to) return diagnostics;
  const lang = piece.lang ?? 'ja';
  if (isTitle(draft, piece)) {
    addTitle(draft, lang, piece, ledger);
    return diagnostics;
  }
  const side = sideOf(draft, lang, place);
  const before = side.blocks[0] && { ...side.place };
  if (before)
    diagnostics.push(
      reportDiagnostic(
        'number-duplicate',
        place,
        `${draft.number} stands twice in the same language`,
        before,
        { actual: draft.number },
      ),
    );
  addBlock(side, 'paragraph', takeCorrectedText(ledger, piece.line, piece.textFrom, piece.to));
  return diagnostics;
}

function goOn(cursor: Cursor, piece: LinePiece, ledger: Ledger): Cursor {
  const lang = piece.lang ?? cursor.lang;
  const text = textOf(piece);
  if (awaitsTitle(cursor.draft, lang) && isTitle(cursor.draft, piece)) {
    addTitle(cursor.draft, lang, piece, ledger);
    return { ...cursor, lang, piece };
  }
  const side = sideOf(cursor.draft, lang, toPlace(ledger, piece));
  const marker = (EXAMPLE.exec(text) ?? ITEM.exec(text))?.[0] ?? '';
  ledger.skip(piece.line, 'marker', piece.from, piece.from + marker.length);
  const taken = takeCorrectedText(ledger, piece.line, piece.from + marker.length, piece.to);
  const type = EXAMPLE.test(text) ? 'example' : 'item';
  if (marker) addBlock(side, type, taken);
  else continueSide(side, lang, taken, lang !== cursor.lang || piece.line === cursor.piece.line);
  return { ...cursor, lang, piece };
}

function isTitle(draft: RuleDraft, piece: LinePiece): boolean {
  return levelOf(draft.number) !== 'subrule' && isHeadingText(textOf(piece));
}

/** A heading may print its second name, or its only one, on the line after: `701.88 灯す`, `Kindle`. */
function awaitsTitle(draft: RuleDraft, lang: Lang): boolean {
  const hasText = [draft.en, draft.ja].some((side) => side && side.blocks.length > 0);
  return !hasText && draft[lang] === undefined;
}

function addTitle(draft: RuleDraft, lang: Lang, piece: LinePiece, ledger: Ledger): void {
  const { text } = takeCorrectedText(ledger, piece.line, piece.textFrom, piece.to);
  const names = splitTitle(text, lang);
  for (const side of ['en', 'ja'] as const) {
    const title = names[side];
    if (title !== undefined) sideOf(draft, side, toPlace(ledger, piece)).title ??= title;
  }
}

function sideOf(draft: RuleDraft, lang: Lang, place: SideDraft['place']): SideDraft {
  draft[lang] ??= { blocks: [], corrections: [], place };
  return draft[lang];
}

function toPlace(ledger: Ledger, piece: LinePiece): SideDraft['place'] {
  return placeAt(ledger.source, piece.line, piece.from);
}
