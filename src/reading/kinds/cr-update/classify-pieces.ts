import type { Lang } from '../../../model/records/lang.ts';
import { findRuleNumbers, type RuleNumber } from '../../../model/records/rule-number.ts';
import { KANA, KANJI } from '../../../model/text/character-classes.ts';
import { isPolite } from '../../../model/text/is-polite.ts';
import { isJapanese } from '../../../model/text/script.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isExample } from '../../words.ts';
import type { LinePiece } from './split-pieces.ts';

const GLOSSARY = /^[■◆●□[\s]*(?:Glossary|用語集)[\]\s]*$/i;
const DIVIDER = /^[\s\-=_*~─━・]{3,}$/;
const COMMENT = /^[■◆●□▼]\s*(?=\d{3})/;
const FOOTNOTE = /^\(?[*※]\d+\)/;
const REMARK = /^(?:訳注|訳者注|注:|注釈|※|\(訳注)/;

/**
 * The part that a piece plays: `head` begins a rule or heading, `more` goes on with it (next sentence, example, item),
 * `note` is a remark, `comment` is a line of numbers that the remarks after it are about (`■107.21`), `footnote` is
 * `(*1) …`, `entry` is glossary text, `title` names the document, `divider` is a rule of dashes or the word Glossary.
 */
type Role = 'head' | 'more' | 'note' | 'comment' | 'footnote' | 'entry' | 'title' | 'divider';

export interface ClassifiedPiece {
  role: Role;
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
  const progress: Progress = { area: 'front', sides: new Set() };
  return pieces.map((piece, index) => {
    const isAfter = index > lastNumbered && lastNumbered >= 0;
    const numbers = piece.number === undefined ? readComment(piece.folded) : undefined;
    const role = numbers ? 'comment' : tellRole(piece, progress, index === 0, isAfter);
    progress.last = { role, piece, ...(numbers && { numbers }) };
    return progress.last;
  });
}

function tellRole(piece: LinePiece, progress: Progress, isFirst: boolean, isAfter: boolean): Role {
  const { folded, lang, number } = piece;
  const { last } = progress;
  if (number !== undefined) {
    if (last?.piece.number !== number || last.role !== 'head') progress.sides.clear();
    progress.area = 'rules';
    if (lang) progress.sides.add(lang);
    return 'head';
  }
  if (FOOTNOTE.test(folded)) return 'footnote';
  if (DIVIDER.test(folded)) return 'divider';
  if (GLOSSARY.test(folded)) {
    progress.area = 'glossary';
    return 'divider';
  }
  if (isFirst && lang && isHeadword(folded) && !isAfter) return 'title';
  if (isRemark(piece, progress)) return 'note';
  if (isAfter && beginsGlossary(piece, progress)) progress.area = 'glossary';
  if (progress.area !== 'rules') return progress.area === 'glossary' ? 'entry' : 'note';
  if (lang && !isExample(folded)) progress.sides.add(lang);
  return 'more';
}

/** `■107.21、701.88b` on a line of its own; with a title behind (`■107 数とシンボル`) the line is no comment. */
function readComment(folded: string): RuleNumber[] | undefined {
  if (folded.length > THRESHOLDS.printedLine || !COMMENT.test(folded)) return undefined;
  const numbers = findRuleNumbers(folded).map(({ number }) => number);
  const rest = numbers.reduce((text, number) => text.replace(number, ''), folded.replace(COMMENT, ''));
  return /^[\s、,・.~〜-]*(?:項|関連|など|and)?[\s.]*$/.test(rest) ? numbers : undefined;
}

function isRemark({ folded, lang, gap }: LinePiece, { area, last, sides }: Progress): boolean {
  if (REMARK.test(folded)) return true;
  if (lang === 'en' || isExample(folded)) return false;
  if (lang === 'ja' && isPolite(folded)) return true;
  if (last && /note|comment|footnote/.test(last.role) && gap === 0) return true;
  if (area === 'front') return true;
  return gap > 0 && area === 'rules' && lang === 'ja' && sides.has('ja') && !followsEnglish(last);
}

/** Sentences may alternate with blank lines between: Japanese after a further English sentence translates it. */
function followsEnglish(last: ClassifiedPiece | undefined): boolean {
  return last?.role === 'more' && last.piece.lang === 'en' && !isExample(last.piece.folded);
}

function beginsGlossary({ folded, lang, gap }: LinePiece, { area, sides }: Progress): boolean {
  if (lang !== 'en' || area !== 'rules' || isExample(folded)) return false;
  return isHeadword(folded) || (gap > 0 && sides.has('en'));
}

const BEGINNING = new RegExp(`^["'(]?[A-Z0-9${KANA}${KANJI}]`);

/** Whether a line can be the headword of a glossary entry: short, a name and no sentence. Takes folded text. */
export function isHeadword(text: string): boolean {
  if (text.length > THRESHOLDS.nameAlone || /^\d+\./.test(text)) return false;
  if (/[。、:;!?]|[."」)]$|\.\s|[{}]/.test(text) || !BEGINNING.test(text)) return false;
  return isJapanese(text) || text.split(/\s+/).length <= 7;
}
