import type { Note } from '../records/document.ts';
import type { RunningText } from '../sources/running-text.ts';
import { hasJapanese } from '../text/script.ts';
import { tidySpaces } from '../text/spaces.ts';

/** Takes what stands before the first part of a document as a note on all of it; `count` notes are there already. */
export function toPrefaceNote(running: RunningText, from: number, to: number, count: number): Note {
  const text = tidySpaces(running.take(from, to));
  return {
    id: `preface-${count + 1}`,
    about: [],
    lang: hasJapanese(text) ? 'ja' : 'en',
    blocks: [{ type: 'paragraph', text }],
    place: running.placeAt(from),
  };
}
