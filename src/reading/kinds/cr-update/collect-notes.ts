import type { Note } from '../../../model/records/document.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { findCards } from '../find-cards.ts';
import { RunningCounts } from '../unique-ids.ts';
import { attachNote } from './attach-note.ts';
import type { ClassifiedPiece } from './classify-pieces.ts';
import type { RuleDraft } from './drafts.ts';
import { takeCorrectedText } from './take-corrected-text.ts';

/** Parts that make one note, where they stand among all, and the rules around them. */
interface NoteGroup {
  at: number;
  parts: [ClassifiedPiece, ...ClassifiedPiece[]];
  previous?: RuleDraft | undefined;
  next?: RuleDraft | undefined;
}

/** Makes notes of the remarks and comments, each with the rules it is about; ids are `note-<number>` or `note-<count>`. */
export function collectNotes(
  parts: readonly ClassifiedPiece[],
  rules: readonly RuleDraft[],
  running: RunningText,
): Note[] {
  const known = new Map(rules.map((rule) => [rule.number, rule]));
  const counts = new RunningCounts();
  return groupNotes(parts, known).map((group) => {
    const [first] = group.parts;
    const about = first.numbers ?? [
      ...attachNote({
        text: group.parts.map(({ piece }) => piece.folded).join(''),
        previous: group.previous,
        next: group.next,
        touchesPrevious: first.piece.gap === 0,
        touchesNext: parts[group.at + group.parts.length]?.piece.gap === 0,
        known,
      }),
    ];
    return toNote(group.parts, about, running, counts.nextNote(about[0]));
  });
}

function groupNotes(
  parts: readonly ClassifiedPiece[],
  rules: ReadonlyMap<RuleNumber, RuleDraft>,
): NoteGroup[] {
  const groups: NoteGroup[] = [];
  let previous: RuleDraft | undefined;
  for (const [at, part] of parts.entries()) {
    const { role, piece } = part;
    if (role === 'entry') previous = undefined;
    if (role === 'head' && piece.number) {
      previous = rules.get(piece.number);
      for (let index = groups.length - 1; index >= 0; index--) {
        const group = groups[index];
        if (!group || group.next) break;
        group.next = previous;
      }
    }
    if (role !== 'note' && role !== 'comment' && role !== 'footnote') continue;
    const open = groups.at(-1);
    const follows = open !== undefined && open.at + open.parts.length === at && role !== 'comment';
    const belongs = piece.gap === 0 || role === 'footnote' || open?.parts[0].role === 'comment';
    if (follows && belongs) open.parts.push(part);
    else groups.push({ at, parts: [part], previous });
  }
  return groups;
}

function toNote(parts: NoteGroup['parts'], about: RuleNumber[], running: RunningText, id: string): Note {
  const lang = parts.some(({ piece }) => piece.lang === 'ja') ? 'ja' : 'en';
  const note: Note = { id, about, lang, blocks: [], place: running.placeAt(parts[0].piece.from) };
  const footnotes = new Map<string, string>();
  for (const { role, piece } of parts) {
    const { from, to, folded } = piece;
    if (role === 'comment') {
      const numbers = from + Math.max(0, folded.search(/\d/));
      running.skip('marker', from, numbers);
      running.take(numbers, to);
      continue;
    }
    const [mark = '', key] = (role === 'footnote' && /^\(?([*※]\d+)\)?\s*/.exec(folded)) || [];
    running.take(from, from + mark.length);
    const { text } = takeCorrectedText(running, from + mark.length, to);
    if (key) footnotes.set(key, [footnotes.get(key), text].filter((each) => each !== undefined).join('\n'));
    else if (text !== '') note.blocks.push({ type: 'paragraph', text });
  }
  const cards = findCards(note.blocks.map(({ text }) => text).join(' '));
  return {
    ...note,
    ...(cards.length > 0 && { cards }),
    ...(footnotes.size > 0 && { footnotes: Object.fromEntries(footnotes) }),
  };
}
