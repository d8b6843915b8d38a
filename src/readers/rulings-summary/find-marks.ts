/** A place in the running text where a part of a summary begins. */
export interface Mark {
  type: 'section' | 'topic' | 'entry' | 'note';
  /** Offset of the mark, of its text, and of the text's end. */
  from: number;
  textFrom: number;
  to: number;
  /** `A`, `A.25`, `A.25.Ruling.1` as folded; for a note the word it begins with. */
  id: string;
  idFrom: number;
  isNew: boolean;
  isDoubtful: boolean;
}

/** `A - Abilities -----` anywhere, `A - Abilities` only as a line of its own. */
const SECTION =
  '(?:[A-Z](?=\\s-\\s[^\\n]{1,80}?\\s{0,3}-{10,})|(?<=^|\\n)[A-Z](?=\\s-\\s[^\\n]{1,60}(?:\\n|$)))';
const TOPIC_OR_ENTRY = '[A-Z]\\.\\d{1,3}(?:\\.\\d{1,3}|\\.[^\\s.\\]-]{1,12}\\.\\d{1,3})?';
const NOTE = 'Note|注意|注';
const MARK = new RegExp(
  `(?<=^|\\s)(?:(?<doubtful>\\?)?(?<plus>\\+)\\s{0,4})?` +
    `(?:(?<id>${TOPIC_OR_ENTRY})|(?<note>${NOTE})|(?<section>${SECTION}))\\s{1,8}-\\s{1,8}`,
  'g',
);

/**
 * The marks of a summary in order. They are found in the running text and not at line beginnings, because the summary
 * of 2002-09-21 came with all its line ends lost: `… [Jordan 2002/09/07] ?+ E.5.3 - …`.
 */
export function findMarks(folded: string): Mark[] {
  const marks: Mark[] = [];
  for (const match of folded.matchAll(MARK)) {
    const { section, id, note, doubtful, plus } = match.groups ?? {};
    const name = id ?? note ?? section ?? '';
    const last = marks.at(-1);
    if (last) last.to = match.index;
    marks.push({
      type: note ? 'note' : section ? 'section' : (id ?? '').split('.').length > 2 ? 'entry' : 'topic',
      from: match.index,
      textFrom: match.index + match[0].length,
      to: folded.length,
      id: name,
      idFrom: match.index + match[0].indexOf(name),
      isNew: plus !== undefined,
      isDoubtful: doubtful !== undefined,
    });
  }
  return marks;
}
