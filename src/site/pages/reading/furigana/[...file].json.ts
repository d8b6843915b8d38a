import type { APIRoute } from 'astro';
import readings from '../../../../../content/readings.json';
import { createKanjiReader } from '../../../../features/render/furigana/create-kanji-reader.ts';
import { toReadings } from '../../../../features/render/furigana/to-readings.ts';
import { wordReadingSchema } from '../../../../model/records/term.ts';
import { getBook, getSegmenter } from '../../../model/get-book.ts';
import { collectFuriganaTexts } from '../../../model/reading/furigana-texts.ts';

/** The readings over kanji, a file for what a page shows; fetched when a reader switches them on. */
export function getStaticPaths() {
  const book = getBook();
  const words = wordReadingSchema.array().parse(readings);
  const read = createKanjiReader(book.terms, words, getSegmenter());
  return [...collectFuriganaTexts(book)].map(([file, texts]) => ({
    params: { file },
    props: { readings: toReadings(texts, read) },
  }));
}

export const GET: APIRoute<{ readings: object }> = ({ props }) => Response.json(props.readings);
