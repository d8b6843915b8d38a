import type { Lang } from '../../../model/records/lang.ts';
import { levelOf, type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import { isPolite } from '../../../model/text/is-polite.ts';
import { toLooseKey } from '../../../model/text/loose-key.ts';
import { beginsInLowerCase } from '../../../model/text/script.ts';
import { toRuleNumberOf } from '../../blocks/label.ts';
import { findLanguageSign, isHeadingText } from '../../blocks/parse-names.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { findPartHeading } from '../../words.ts';
import { readAnnounced } from '../documents/announcements.ts';
import type { Piece } from './cut-pieces.ts';

/**
 * What a piece is in an update: `head` begins a rule or names it, `more` goes on with it (next sentence, example, item),
 * `note` is a remark, `entry` is of the glossary, `divider` its heading or a line of signs.
 */
export interface Part {
  piece: Piece;
  role: 'head' | 'more' | 'note' | 'entry' | 'divider';
  /** The number of a head. */
  number?: RuleNumber | undefined;
  /** Of a head, the section that it names. */
  section?: RuleNumber | undefined;
  /** The rules that a heading above remarks says they are about: `■107.21`; of most pieces none. */
  announced: readonly RuleNumber[];
}

/** Tells what every piece is, from its form, its language, its style and the blank lines around it. */
export function tellRoles(pieces: readonly Piece[]): Part[] {
  const lastNumbered = pieces.findLastIndex((piece) => ownNumberOf(piece) !== undefined);
  const parts: Part[] = [];
  /** Languages in which the rule now read has text. */
  const sides = new Set<Lang>();
  let area: 'front' | 'rules' | 'glossary' = 'front';
  for (const [at, piece] of pieces.entries()) {
    const { text, lang, form, gap } = piece;
    const last = parts.at(-1);
    const announced = listAnnounced(pieces, at);
    const number = announced.length > 0 ? undefined : ownNumberOf(piece);
    let role: Part['role'] = 'note';
    if (number) {
      if (last?.number !== number) sides.clear();
      area = 'rules';
      role = 'head';
    } else if (findPartHeading(text) === 'glossary') {
      area = 'glossary';
      role = 'divider';
    } else if (text !== '' && toLooseKey(text) === '') role = 'divider';
    else if (
      announced.length === 0 &&
      area !== 'front' &&
      !isRemark(piece, last, area === 'rules' && sides.has('ja'))
    ) {
      const mayBegin = at > lastNumbered && lang === 'en' && form !== 'example';
      if (mayBegin && (isHeadword(piece) || (gap > 0 && sides.has('en')))) area = 'glossary';
      role = area === 'glossary' ? 'entry' : 'more';
    }
    if (lang && (role === 'head' || role === 'more') && form !== 'example') sides.add(lang);
    parts.push({ piece, role, number, announced });
  }
  const heads = parts.filter(({ role }) => role === 'head');
  for (const [at, head] of heads.entries()) head.section = findNamedSection(head, heads[at + 1]);
  return parts;
}

/**
 * The section of a rule where a name in one language alone is above the text of the rule, with its number: `708.12
 * 裏向きの呪文やパーマネント` above the texts of 708.12. A keyword's heading has its text in its subrules.
 */
function findNamedSection({ piece, number }: Part, next: Part | undefined): RuleNumber | undefined {
  if (!number || levelOf(number) !== 'rule' || next?.number !== number) return undefined;
  const isName = isHeadingText(piece.text) && !isHeadingText(next.piece.text);
  return isName && !findLanguageSign(piece.text) ? sectionOf(number) : undefined;
}

/** The number of our rules that a piece begins with. */
export function ownNumberOf({ label }: Piece): RuleNumber | undefined {
  return label && toRuleNumberOf(label);
}

/**
 * The rules that a line of nothing but numbers, and what became of them, is about: `■107.21、701.88b`, `●702.9（新規）`. A
 * number alone above its own rule, or above text in English, begins that.
 */
function listAnnounced(pieces: readonly Piece[], at: number): readonly RuleNumber[] {
  const piece = pieces[at];
  const own = piece && ownNumberOf(piece);
  if (!piece || (piece.form !== 'heading' && (!own || piece.text === ''))) return [];
  const { about, change, name } = readAnnounced(piece, piece.text);
  const below = pieces.slice(at + 1, at + 1 + THRESHOLDS.opening);
  const end = below.findIndex((next) => next.label !== undefined || next.form === 'heading');
  const isText = below.slice(0, end < 0 ? undefined : end).some(({ lang }) => lang === 'en');
  const isOwn = own !== undefined && !change && (isText || (below[0] && ownNumberOf(below[0])) === own);
  return name === '' && !isOwn ? about : [];
}

/** Whether a piece remarks on rules; `isTranslated`: the rule above it has its Japanese. */
function isRemark(
  { form, style, text, lang, gap }: Piece,
  last: Part | undefined,
  isTranslated: boolean,
): boolean {
  if (form === 'footnote' || style === '※') return true;
  if (lang === 'en' || form === 'example') return false;
  if ((lang === 'ja' && isPolite(text)) || (last?.role === 'note' && gap === 0)) return true;
  // Sentences may alternate with blank lines between: Japanese after a further English sentence translates it.
  const followsEnglish = last?.role === 'more' && last.piece.lang === 'en' && last.piece.form !== 'example';
  return gap > 0 && lang === 'ja' && isTranslated && !followsEnglish;
}

/** Whether a piece can be the headword of a glossary entry: short, a name and no sentence. */
export function isHeadword({ text, label }: Piece): boolean {
  return !label && text.length <= THRESHOLDS.nameAlone && isHeadingText(text) && !beginsInLowerCase(text);
}
