/** A text with some stretches of it written otherwise; they are in order, and none reaches into another. */
export function replaceSpans<Span extends { start: number; end: number }>(
  text: string,
  spans: Iterable<Span>,
  write: (span: Span) => string,
): string {
  let replaced = '';
  let from = 0;
  for (const span of spans) {
    replaced += text.slice(from, span.start) + write(span);
    from = span.end;
  }
  return replaced + text.slice(from);
}
