import type { Note } from '../records/document.ts';
import type { Place } from '../records/place.ts';
import type { RunningText } from '../sources/running-text.ts';
import { hasJapanese } from '../text/script.ts';
import { tidySpaces } from '../text/spaces.ts';
import type { DocumentBuilder } from './documents/document-builder.ts';
import { paragraph } from './documents/make-records.ts';

/** Keeps what stands before the first part of a document as a note on all of it. */
export function addPreface({ reading }: DocumentBuilder, printed: string, place: Place): string {
  const { notes } = reading.records;
  const text = tidySpaces(printed);
  const lang = hasJapanese(text) ? 'ja' : 'en';
  notes.push({ id: `preface-${notes.length + 1}`, about: [], lang, blocks: [paragraph(text)], place });
  return text;
}
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
