import type { EditionId } from '../../model/records/edition.ts';
import { compareRuleNumbers, parentOf, type RuleNumber } from '../../model/records/rule-number.ts';
import { findRuleReferences, type RuleReference } from '../../model/records/rule-reference.ts';
import type { Book } from '../../rulebook/book/book.ts';
import type { Documents } from '../../rulebook/book/documents/create-documents.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import type { OwnNodes, RenderContext } from './nodes.ts';
import { type Replacement, replaceText, type Transform } from './replace-text.ts';

/**
 * `rules 601.2b and 601.2f–h` → links to b, f and h, with g beside. A number is looked up in the edition of its text and
 * carried to today's; what that does not settle is marked, never linked.
 */
export function remarkRuleReferences({ book }: { book: Book }): Transform {
  return replaceText((context) => {
    const edition = toTextEdition(book, context);
    const numbers: Numbers = {
      edition,
      resolve: (number) => book.currentNumberOf(edition, number),
    };
    const isTerm = (title: string) =>
      book.findTerms(title, context.lang).some((span) => span.start === 0 && span.end === title.length);
    return (text) =>
      findRuleReferences(text, context.lang).flatMap((reference) => [
        ...toReplacements(text, reference, numbers),
        ...toTitle(reference, isTerm),
      ]);
  });
}

/** Of a longer range (702.2–702.90) the section that lists them all stands for the middle. */
const MIDDLES_LISTED = 24;

/** The numbers of the text's edition, or day, and what they are today. */
interface Numbers {
  edition: EditionId;
  resolve(number: RuleNumber): RuleNumber | undefined;
}

/** One replacement for each number as written, then one of no length for the middle of a range. */
function toReplacements(
  text: string,
  { written, numbers, end }: RuleReference,
  { edition, resolve }: Numbers,
): Replacement[] {
  const ends = written.map(({ number, start, end: stop }): Replacement => {
    const value = text.slice(start, stop);
    const node = { type: 'ruleReference' as const, value, number, edition, target: resolve(number) };
    return { start, end: stop, node };
  });
  const middle = toMiddle(numbers, resolve);
  return middle ? [...ends, { start: end, end, node: middle }] : ends;
}

/** “Class Cards” is a name as a whole; only one that is itself a term, “Suspend”, is left to be linked. */
function toTitle({ title }: RuleReference, isTerm: (title: string) => boolean): Replacement[] {
  if (!title || isTerm(title.text)) return [];
  const end = title.start + title.text.length;
  return [{ start: title.start, end, node: { type: 'referenceTitle', value: title.text } }];
}

function toMiddle(
  numbers: readonly RuleNumber[],
  resolve: Numbers['resolve'],
): OwnNodes['rangeMiddle'] | undefined {
  const found = numbers
    .slice(1, -1)
    .toSorted(compareRuleNumbers)
    .flatMap((number) => {
      const target = resolve(number);
      return target ? [{ number, target }] : [];
    });
  const above = found[0] && parentOf(found[0].target);
  if (found.length > MIDDLES_LISTED && above)
    return { type: 'rangeMiddle', value: '', numbers: [{ number: above, target: above }] };
  return found.length > 0 ? { type: 'rangeMiddle', value: '', numbers: found } : undefined;
}

/** The edition, or day, whose numbers a text uses: given, its document's, or the book's own. */
function toTextEdition(book: Documents & Editions, { at, edition }: RenderContext): EditionId {
  if (edition) return edition;
  const document = at && 'document' in at ? book.document(at.document) : undefined;
  return document ? book.dayOf(document) : book.edition.id;
}
