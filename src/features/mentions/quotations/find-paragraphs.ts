/** A stretch of a text, in UTF-16 units. */
export interface TextSpan {
  start: number;
  end: number;
}

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

/** Whether two stretches share a character. */
export function overlaps(a: TextSpan, b: TextSpan): boolean {
  return a.start < b.end && b.start < a.end;
}
