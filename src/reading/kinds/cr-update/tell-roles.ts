import type { Lang } from '../../../model/records/lang.ts';
import { levelOf, type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import { isPolite } from '../../../model/text/is-polite.ts';
import { languageOf } from '../../../model/text/language-of.ts';
import { toLooseKey } from '../../../model/text/loose-key.ts';
import { beginsInLowerCase } from '../../../model/text/script.ts';
import type { Block, Span } from '../../blocks/block.ts';
import { cutLanguages, cutSentences } from '../../blocks/cut-languages.ts';
import { parseLabel, toRuleNumberOf } from '../../blocks/label.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { findLanguageSign, isHeadingText } from '../../blocks/parse-names.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { findPartHeading, isNoteOn } from '../../words.ts';
import { readAnnounced } from '../documents/announcements.ts';

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
  if (form === 'footnote' || style === '※' || isNoteOn(text)) return true;
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

/** A stretch of a block in one language: the unit that is paired. The first of a block has its form and its label. */
export interface Piece extends Block {
  /** Its folded text, marks and label left out. */
  text: string;
  /** What is before it is of its paragraph. */
  isCut?: boolean;
}

/** Blocks cut where the language changes; together the pieces hold every character of them, and gaps are even. */
export function cutPieces(blocks: readonly PairedBlock[], { folded }: RunningText): Piece[] {
  const alone = blocks.flatMap(({ twin, ...block }): Block[] => (twin ? [block, twin] : [block]));
  const pieces = alone.flatMap((block) => cutBlock(readQuoted(withoutCard(block), folded), folded));
  const [, ...gaps] = pieces.flatMap(({ gap, isCut }) => (isCut ? [] : [gap]));
  // Blank lines between all lines (every line its own `<p>`) say nothing, unless each line holds a whole pair.
  const least = gaps.length * 4 < pieces.length * 3 ? 0 : gaps.reduce((a, b) => Math.min(a, b), gaps[0] ?? 0);
  return pieces.map((piece) => ({ ...piece, gap: Math.max(0, piece.gap - least) }));
}

/** A card among rules is lines of text. */
function withoutCard({ card, ...block }: Block): Block {
  if (!card) return block;
  const lines = Object.values(card).flat();
  return { ...block, form: 'text', paragraphs: lines.sort((a, b) => a.from - b.from).map((span) => [span]) };
}

/** A quotation of a rule with the number that it begins with, as an entry has. */
function readQuoted(block: Block, folded: string): Block {
  const [[first, ...wraps] = [], ...more] = block.paragraphs;
  if (block.form !== 'quotation' || !first) return block;
  const printed = folded.slice(first.from, Math.min(first.to, first.from + THRESHOLDS.numberInContext));
  const found = parseLabel(printed);
  if (found?.kind !== 'rule') return block;
  const { end, textFrom, ...label } = found;
  return {
    ...block,
    label: { ...label, from: first.from, to: first.from + end },
    paragraphs: [[{ from: first.from + textFrom, to: first.to }, ...wraps], ...more],
  };
}

function cutBlock({ label, ...block }: Block, folded: string): Piece[] {
  const isOfRule = label !== undefined || block.form === 'example';
  const parts = block.paragraphs.flatMap((spans, at) =>
    cutParagraph(spans, folded, isOfRule && at === 0).map((part, index) => ({ part, isCut: index > 0 })),
  );
  const own = label && { label };
  if (parts.length === 0 || block.cells)
    return [{ ...block, ...own, text: toText(block.paragraphs.flat(), folded) }];
  let { from } = block;
  return parts.map(({ part, isCut }, index): Piece => {
    const to = index < parts.length - 1 ? (part.at(-1)?.to ?? from) : block.to;
    const text = toText(part, folded);
    const piece = { ...block, from, to, paragraphs: [part], text, lang: languageOf(text), isCut };
    from = to + folded.length - to - folded.slice(to).trimStart().length;
    return index === 0 ? { ...piece, ...own } : { ...piece, form: 'text', gap: 0 };
  });
}

function toText(spans: readonly Span[], folded: string): string {
  return spans.map(({ from, to }) => folded.slice(from, to)).join(' ');
}

/** The lines of a paragraph cut where the language changes, or a rule passes into polite remarks. */
function cutParagraph(spans: readonly Span[], folded: string, isOfRule: boolean): Span[][] {
  const [start, end] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0];
  const text = folded.slice(start, end);
  const cuts = cutLanguages(text).flatMap(({ from, to, lang }) => {
    const sentences = isOfRule && lang === 'ja' ? cutSentences(text.slice(from, to)) : [];
    const remark = sentences.find((each) => isPolite(text.slice(from + each.from, from + each.to)));
    return remark?.from ? [from, from + remark.from] : [from];
  });
  return cuts.map((cut, at) => {
    const stretch = { from: start + cut, to: start + (cuts[at + 1] ?? text.length) };
    return spans.flatMap((span) => {
      const from = Math.max(span.from, stretch.from);
      const shared = folded.slice(from, Math.max(from, Math.min(span.to, stretch.to))).trimEnd();
      return shared === '' ? [] : [{ from, to: from + shared.length }];
    });
  });
}
