/** A stretch of a text, in UTF-16 units. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Whether two stretches share a character. */
export function overlaps(a: TextSpan, b: TextSpan): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Stretches in order, of those that begin together the longest first, without any that reaches into one before it. */
export function sortApart<Span extends TextSpan>(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (span.start >= (apart.at(-1)?.end ?? 0)) apart.push(span);
  return apart;
}

/** Every place at which a text holds a piece, none inside another. */
export function findPiece(text: string, piece: string): TextSpan[] {
  const found: TextSpan[] = [];
  if (piece === '') return found;
  for (let start = text.indexOf(piece); start >= 0; start = text.indexOf(piece, start + piece.length))
    found.push({ start, end: start + piece.length });
  return found;
}

/** Every match of a pattern, which is a global one, and where it is. */
export function listMatches(text: string, pattern: RegExp): (TextSpan & { match: RegExpExecArray })[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    match,
  }));
}

/** A text cut at stretches of it and at what is between them; the stretches are in order, and none reaches into another. */
export function cutAtSpans<Span extends TextSpan, Piece>(
  text: string,
  spans: Iterable<Span>,
  toPiece: (span: Span) => Piece,
  toText: (text: string) => Piece,
): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const span of spans) {
    if (span.start > from) pieces.push(toText(text.slice(from, span.start)));
    pieces.push(toPiece(span));
    from = span.end;
  }
  if (from < text.length) pieces.push(toText(text.slice(from)));
  return pieces;
}

/** The same as nodes of a tree: a text node for what is between the stretches. */
export function cutToNodes<Span extends TextSpan, Node>(
  text: string,
  spans: Iterable<Span>,
  toNode: (span: Span) => Node,
): (Node | { type: 'text'; value: string })[] {
  return cutAtSpans<Span, Node | { type: 'text'; value: string }>(text, spans, toNode, (value) => ({
    type: 'text',
    value,
  }));
}

/** A text with some stretches of it written otherwise, as `cutAtSpans` wants them. */
export function replaceSpans<Span extends TextSpan>(
  text: string,
  spans: Iterable<Span>,
  write: (span: Span) => string,
): string {
  return cutAtSpans(text, spans, write, (between) => between).join('');
}
