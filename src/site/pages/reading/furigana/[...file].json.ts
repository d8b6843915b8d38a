import type { APIRoute } from 'astro';
import readings from '../../../../../content/readings.json';
import { createKanjiReader } from '../../../../features/render/furigana/create-kanji-reader.ts';
import { toReadings } from '../../../../features/render/furigana/furigana-code.ts';
import { wordReadingSchema } from '../../../../model/records/term.ts';
import { once } from '../../../../rulebook/book/once.ts';
import { collectFuriganaTexts } from '../../../model/reading/furigana-texts.ts';
import { getBook } from '../../../model/site.ts';
import { getSiteContent } from '../../../model/site-content.ts';

const getReader = once(() =>
  createKanjiReader(getBook().terms, wordReadingSchema.array().parse(readings), getSiteContent().segment),
);

/** The readings over kanji, a file for what a page shows; fetched when a reader switches them on. */
export function getStaticPaths() {
  return [...collectFuriganaTexts(getBook())].map(([file, texts]) => ({
    params: { file },
    props: { texts },
  }));
}

export const GET: APIRoute<{ texts: readonly string[] }> = ({ props }) =>
  Response.json(toReadings(props.texts, getReader()));
