import type { TextSpan } from '../../../model/text/spans.ts';

/** The paragraphs of a text: what blank lines part. */
export function findParagraphs(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  for (const match of text.matchAll(/\n(?:[ \t\r]*\n)+/g)) {
    spans.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...spans, { start, end: text.length }];
}
