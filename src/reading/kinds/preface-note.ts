import type { Place } from '../../model/records/place.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { tidySpaces } from '../../model/text/spaces.ts';
import type { DocumentBuilder } from './documents/document-builder.ts';
import { paragraph } from './documents/make-records.ts';

/** Keeps what is before the first part of a document as a note on all of it. */
export function addPreface({ reading }: DocumentBuilder, printed: string, place: Place): string {
  const { notes } = reading.records;
  const text = tidySpaces(printed);
  const lang = hasJapanese(text) ? 'ja' : 'en';
  notes.push({ id: `preface-${notes.length + 1}`, about: [], lang, blocks: [paragraph(text)], place });
  return text;
}
