import type { Note } from '../../records/document.ts';
import type { RuleNumber } from '../../records/rule-number.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { findCards } from '../find-cards.ts';
import { attachNote, listNeighbours } from './attach-note.ts';
import type { ClassifiedPiece } from './classify-pieces.ts';
import { takeCorrectedText } from './take-corrected-text.ts';

/** Parts that make one note, and where the first stands among all parts. */
interface NoteGroup {
  at: number;
  parts: [ClassifiedPiece, ...ClassifiedPiece[]];
}

/** Makes notes of the remarks and comments, each with the rules it is about; ids are `note-<number>` or `note-<count>`. */
export function collectNotes(parts: readonly ClassifiedPiece[], running: RunningText): Note[] {
  const neighbours = listNeighbours(parts);
  const known = new Set(neighbours.map(({ number }) => number));
  const glossaryAt = parts.findIndex(({ role }) => role === 'entry');
  const counts = new Map<string, number>();
  let passed = 0;
  return groupNotes(parts).map((group) => {
    while ((neighbours[passed]?.at ?? Number.POSITIVE_INFINITY) < group.at) passed++;
    const inGlossary = glossaryAt >= 0 && glossaryAt < group.at;
    const about = group.parts[0].numbers ?? [
      ...attachNote({
        text: group.parts.map(({ piece }) => piece.folded).join(''),
        previous: inGlossary ? undefined : neighbours[passed - 1],
        next: neighbours[passed],
        touchesPrevious: group.parts[0].piece.gap === 0,
        touchesNext: parts[group.at + group.parts.length]?.piece.gap === 0,
        known,
      }),
    ];
    return toNote(group, about, running, nextId(counts, about[0]));
  });
}

function groupNotes(parts: readonly ClassifiedPiece[]): NoteGroup[] {
  const groups: NoteGroup[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.role !== 'note' && part.role !== 'comment' && part.role !== 'footnote') continue;
    const open = groups.at(-1);
    const follows = open !== undefined && open.at + open.parts.length === at && part.role !== 'comment';
    const belongs = part.piece.gap === 0 || part.role === 'footnote' || open?.parts[0].role === 'comment';
    if (follows && belongs) open.parts.push(part);
    else groups.push({ at, parts: [part] });
  }
  return groups;
}

function toNote({ parts }: NoteGroup, about: RuleNumber[], running: RunningText, id: string): Note {
  const { from } = parts[0].piece;
  const lang = parts.some(({ piece }) => piece.lang === 'ja') ? 'ja' : 'en';
  const note: Note = { id, about, lang, blocks: [], place: running.placeAt(from) };
  const footnotes: Record<string, string> = {};
  for (const { role, piece } of parts) {
    if (role === 'comment') {
      const bullet = piece.from + Math.max(0, piece.folded.search(/\d/));
      running.skip('marker', piece.from, bullet);
      running.take(bullet, piece.to);
    } else if (role === 'footnote') {
      const mark = /^\(?([*※]\d+)\)?\s*/.exec(piece.folded);
      const markEnd = piece.from + (mark?.[0].length ?? 0);
      running.take(piece.from, markEnd);
      const { text } = takeCorrectedText(running, markEnd, piece.to);
      const key = mark?.[1] ?? '*';
      footnotes[key] = footnotes[key] === undefined ? text : `${footnotes[key]}\n${text}`;
    } else {
      const { text } = takeCorrectedText(running, piece.from, piece.to);
      if (text !== '') note.blocks.push({ type: 'paragraph', text });
    }
  }
  const cards = findCards(note.blocks.map(({ text }) => text).join(' '));
  return {
    ...note,
    ...(cards.length > 0 && { cards }),
    ...(Object.keys(footnotes).length > 0 && { footnotes }),
  };
}

function nextId(counts: Map<string, number>, number: RuleNumber | undefined): string {
  const base = number ? `note-${number}` : 'note';
  const count = (counts.get(base) ?? 0) + 1;
  counts.set(base, count);
  return number && count === 1 ? base : `${base}-${count}`;
}
