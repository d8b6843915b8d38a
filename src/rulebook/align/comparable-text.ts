import type { RuleSide, TextChange } from '../../model/records/rule.ts';
import { findRuleReferences } from '../../model/records/rule-reference.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { replaceSpans } from '../../model/text/spans.ts';

/** The title and blocks of an English record as one text to compare with that of another edition, a line a block, examples marked. */
export function toComparableText(title: string | undefined, blocks: readonly TextBlock[]) {
  const whole = joinWrappedLines(blocks);
  const statements = whole.filter((block) => block.type !== 'example').map((block) => block.text);
  const examples = whole.filter((block) => block.type === 'example').map((block) => `Example: ${block.text}`);
  const statement = foldPunctuation([...(title === undefined ? [] : [title]), ...statements].join('\n'));
  const folded = foldPunctuation([statement, ...examples].join('\n'));
  const maskedStatement = maskReferences(statement);
  const masked = examples.length === 0 ? maskedStatement : maskReferences(folded);
  return {
    /** Quotes, dashes and spaces folded: equal where a reader sees the same text. */
    folded,
    /** The same with every number of a rule masked: equal where only numbers changed. */
    masked,
    /** The masked text without its examples, which come and go: what likeness is measured on. */
    statement: maskedStatement,
  };
}

/**
 * Editions that were printed with hard line breaks have a paragraph a line: one that follows an unfinished sentence goes on
 * with it, so that the rest of an example is no statement. 418.5d of 2002-02-20 is such an example nearly throughout.
 */
function joinWrappedLines(blocks: readonly TextBlock[]): Pick<TextBlock, 'type' | 'text'>[] {
  const joined: Pick<TextBlock, 'type' | 'text'>[] = [];
  for (const { type, text } of blocks) {
    const last = joined.at(-1);
    const isUnfinished = last && last.type !== 'item' && !/[.!?:…]["'”’)]*$/u.test(last.text);
    if (isUnfinished && type === 'paragraph') last.text += ` ${text}`;
    else joined.push({ type, text });
  }
  return joined;
}

/** `see rule 702.9b` → `see rule #`; a range keeps its dash: `601.2f–h` → `#–#`. */
export function maskReferences(text: string): string {
  const numbers = findRuleReferences(text, 'en').flatMap(({ written }) => written);
  return replaceSpans(text, numbers, () => '#');
}

function foldPunctuation(text: string): string {
  return text
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** How an English text of one edition differs from that of another. */
export function compareTexts(
  before: Record<'folded' | 'masked', string>,
  after: Record<'folded' | 'masked', string>,
): TextChange {
  if (before.folded === after.folded) return 'same';
  return before.masked === after.masked ? 'references' : 'reworded';
}

/** The English of a record: of a rule, or of a glossary entry without its headwords. */
type English = Pick<RuleSide, 'title' | 'blocks'>;
const NONE: English = { blocks: [] };

/** The same for the English of two records; none counts as an empty text. Most did not change at all, which shows at once. */
export function compareSides(before: English = NONE, after: English = NONE): TextChange {
  if (isSameText(before, after)) return 'same';
  return compareTexts(
    toComparableText(before.title, before.blocks),
    toComparableText(after.title, after.blocks),
  );
}

/** Whether two texts are the same to the letter. */
export function isSameText(before: English = NONE, after: English = NONE): boolean {
  if (before.title !== after.title) return false;
  if (before.blocks === after.blocks) return true;
  if (before.blocks.length !== after.blocks.length) return false;
  return before.blocks.every(({ type, text }, index) => {
    const other = after.blocks[index];
    return type === other?.type && text === other.text;
  });
}
