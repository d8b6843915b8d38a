import { isExample } from '../../blocks/read-mark.ts';
import type { Lang } from '../../records/lang.ts';
import { findRuleNumbers, type RuleNumber } from '../../records/rule-number.ts';
import { KANA, KANJI } from '../../text/character-classes.ts';
import { isPolite } from '../../text/is-polite.ts';
import { isJapanese } from '../../text/script.ts';
import type { LinePiece } from './split-pieces.ts';

const GLOSSARY = /^[■◆●□【〔\s]*(?:Glossary|用語集)[】〕\s]*$/i;
const DIVIDER = /^[\s\-=_*~―─━–—・]{3,}$/;
const COMMENT = /^[■◆●□▼]\s*(?=\d{3})/;
const LONGEST_COMMENT = 200;
const FOOTNOTE = /^\(?[*※]\d+\)/;
const REMARK = /^(?:訳注|訳者注|注:|注釈|※|\(訳注)/;

/**
 * A piece with the part it plays:
 * `head` begins a rule or heading, `more` goes on with it (next sentence, example, item), `note` is a remark,
 * `comment` is a line of numbers that the remarks after it are about (`■107.21`), `footnote` is `(*1) …`,
 * `entry` is glossary text, `title` names the document, `divider` is a rule of dashes or the word Glossary.
 */
export interface ClassifiedPiece {
  role: 'head' | 'more' | 'note' | 'comment' | 'footnote' | 'entry' | 'title' | 'divider';
  piece: LinePiece;
  /** Of a comment. */
  numbers?: RuleNumber[];
}

/** What the reading of the pieces so far has come to. */
interface Progress {
  area: 'front' | 'rules' | 'glossary';
  /** Languages in which the rule now read has text. */
  sides: Set<Lang>;
  last?: ClassifiedPiece;
}

/** Gives every piece its part, from what it begins with, its language, its style and the blank lines around it. */
export function classifyPieces(pieces: readonly LinePiece[]): ClassifiedPiece[] {
  const lastNumbered = pieces.findLastIndex((piece) => piece.number !== undefined);
  const parts: ClassifiedPiece[] = [];
  const progress: Progress = { area: 'front', sides: new Set() };
  for (const [index, piece] of pieces.entries()) {
    const part = classify(piece, progress, {
      first: index === 0,
      after: index > lastNumbered && lastNumbered >= 0,
    });
    parts.push(part);
    progress.last = part;
  }
  return parts;
}

function classify(
  piece: LinePiece,
  progress: Progress,
  at: { first: boolean; after: boolean },
): ClassifiedPiece {
  const { text } = piece;
  if (piece.number !== undefined) return beginRule(piece, progress);
  const numbers = readComment(text);
  if (numbers) return { role: 'comment', piece, numbers };
  if (FOOTNOTE.test(text)) return { role: 'footnote', piece };
  if (DIVIDER.test(text)) return { role: 'divider', piece };
  if (GLOSSARY.test(text)) {
    progress.area = 'glossary';
    return { role: 'divider', piece };
  }
  if (at.first && piece.lang && isHeadword(text) && !at.after) return { role: 'title', piece };
  if (isRemark(piece, text, progress)) return { role: 'note', piece };
  if (progress.area === 'glossary') return { role: 'entry', piece };
  if (at.after && beginsGlossary(piece, text, progress)) {
    progress.area = 'glossary';
    return { role: 'entry', piece };
  }
  return goOn(piece, text, progress);
}

function beginRule(piece: LinePiece, progress: Progress): ClassifiedPiece {
  if (progress.last?.piece.number !== piece.number || progress.last?.role !== 'head')
    progress.sides = new Set();
  progress.area = 'rules';
  if (piece.lang) progress.sides.add(piece.lang);
  return { role: 'head', piece };
}

/** `■107.21、701.88b` on a line of its own; with a title behind (`■107 数とシンボル`) the line is no comment. */
function readComment(folded: string): RuleNumber[] | undefined {
  if (folded.length > LONGEST_COMMENT || !COMMENT.test(folded)) return undefined;
  const numbers = findRuleNumbers(folded);
  let rest = folded.replace(COMMENT, '');
  for (const { number } of numbers) rest = rest.replace(number, '');
  return /^[\s、,・.~〜–-]*(?:項|関連|など|and)?[\s.]*$/.test(rest)
    ? numbers.map(({ number }) => number)
    : undefined;
}

function isRemark(piece: LinePiece, text: string, progress: Progress): boolean {
  if (REMARK.test(text)) return true;
  if (piece.lang === 'en' || isExample(text)) return false;
  if (piece.lang === 'ja' && isPolite(text)) return true;
  const { last } = progress;
  if (last && /note|comment|footnote/.test(last.role) && piece.gap === 0) return true;
  if (progress.area === 'front') return true;
  const standsAlone = piece.gap > 0 && progress.area === 'rules';
  return standsAlone && piece.lang === 'ja' && progress.sides.has('ja') && !followsEnglish(last);
}

/** Sentences may alternate with blank lines between: Japanese after a further English sentence translates it. */
function followsEnglish(last: ClassifiedPiece | undefined): boolean {
  return last?.role === 'more' && last.piece.lang === 'en' && !isExample(last.piece.text);
}

function beginsGlossary(piece: LinePiece, text: string, progress: Progress): boolean {
  if (piece.lang !== 'en' || progress.area !== 'rules' || isExample(text)) return false;
  if (isHeadword(text)) return true;
  return piece.gap > 0 && progress.sides.has('en');
}

function goOn(piece: LinePiece, text: string, progress: Progress): ClassifiedPiece {
  if (progress.area === 'front') return { role: 'note', piece };
  if (piece.lang && !isExample(text)) progress.sides.add(piece.lang);
  return { role: 'more', piece };
}

/** Longest headword: `Controller of the Source, Your Opponent's Turn`-like entries stay below it. */
const LONGEST = 48;

const BEGINNING = new RegExp(`^[“"'(]?[A-Z0-9${KANA}${KANJI}]`);

/** Whether a line can be the headword of a glossary entry: short, a name and no sentence. Takes folded text. */
export function isHeadword(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST || /^\d+\./.test(trimmed)) return false;
  if (/[。、:;!?]|[.”」)]$|\.\s|[{}]/.test(trimmed)) return false;
  if (!BEGINNING.test(trimmed)) return false;
  return isJapanese(trimmed) || trimmed.split(/\s+/).length <= 7;
}
