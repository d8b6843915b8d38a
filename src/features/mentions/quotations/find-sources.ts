import { foldForms } from '../../../model/text/fold-forms.ts';
import type { TextSpan } from '../../../model/text/spans.ts';
import type { Mention } from '../find-mentions.ts';
import type { Quotation } from './find-quotations.ts';

/** Between a quotation and the source behind it: `” (CR 702.9b`, `」（ルール702.9b`, or on a line of its own `— 702.9b`. */
const SOURCE_NEXT =
  /^[\s"」』».,。>*_]{0,10}[-([]{1,2}[\s\p{L}]{0,20}$|^[ \t"」』».,。*_]{0,10}[ \t\p{L}]{0,20}$/u;

/** Further away in a paragraph a number has nothing to do with the words. */
const MOST = 4;

/**
 * The citations that a quotation may be of, likeliest first: the one in brackets or on the line behind it, the nearest
 * before it in its paragraph, then those after it; where the paragraph has none, the one next to it in the paragraph before
 * or after. A number inside the words is a reference of the rule itself.
 */
export function findSources<M extends Mention>(
  text: string,
  { start, end, form }: Quotation,
  mentions: readonly M[],
  paragraphs: readonly TextSpan[],
): M[] {
  const before = mentions.filter((mention) => mention.end <= start).toReversed();
  if (form === 'pasted') return before.slice(0, 1);
  const after = mentions.filter((mention) => mention.start >= end);
  const [next] = after;
  const isSource = next && next.start - end < 40 && SOURCE_NEXT.test(foldForms(text.slice(end, next.start)));
  const own = paragraphs.findIndex((paragraph) => start < paragraph.end && end > paragraph.start);
  const isIn = (mention: M, index: number) => {
    const paragraph = paragraphs[index];
    return paragraph && mention.start < paragraph.end && mention.end > paragraph.start;
  };
  const near = [
    ...(isSource ? [next] : []),
    ...before.filter((mention) => isIn(mention, own)),
    ...after.filter((mention) => isIn(mention, own)),
  ];
  if (near.length > 0) return [...new Set(near)].slice(0, MOST);
  return [
    ...before.slice(0, 1).filter((mention) => isIn(mention, own - 1)),
    ...after.slice(0, 1).filter((mention) => isIn(mention, own + 1)),
  ];
}
