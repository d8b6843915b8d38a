import type { Lang } from '../../../model/records/lang.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { listMatches } from '../../../model/text/spans.ts';
import type { TermSpan } from '../references.ts';

/** Behind a Japanese term that its clause is about: 変異は, 変異を持つ, 変異能力, 変異の代替コスト. */
const SUBJECT_JA =
  /^(?:や[^、。]{1,12})?(?:[はが]|とは|を持(?:つ|た)|能力|コスト|の(?:代替|追加)?コスト|を使)/;
/** Before an English one. */
const SUBJECT_EN =
  /(?:^|[.”"]\s)(?:(?:A|An|The|If a|Each|When|Whenever)\s)?(?:\w+\s){0,2}$|\b(?:with|has|have|using|of)\s$/;
/** What is said in brackets is said by the way; a card's name is not about its words. */
const BRACKETS = /[(][^()]*[)]|《[^《》]*》/g;

/**
 * Slugs of the terms that a text is about rather than uses: the subject of its first sentence, or a term that comes again
 * and again. Each once, in order.
 */
export function findSubjectTerms(text: string, lang: Lang, spans: readonly TermSpan[]): string[] {
  const asides = listMatches(foldWidth(text), BRACKETS);
  const open = spans.filter(
    (span) => !asides.some(({ start, end }) => span.start >= start && span.end <= end),
  );
  const first = text.search(/[。.](?:\s|$|[^\d])/);
  const end = first < 0 ? text.length : first;
  const counts = new Map<string, number>();
  for (const { slug } of open) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const subjects = open.filter((span) => {
    if ((counts.get(span.slug) ?? 0) >= 2) return true;
    if (span.start > end) return false;
    return lang === 'ja' ? SUBJECT_JA.test(text.slice(span.end)) : SUBJECT_EN.test(text.slice(0, span.start));
  });
  return [...new Set(subjects.map(({ slug }) => slug))];
}
