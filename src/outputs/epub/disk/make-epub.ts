import { checkFileTarget } from '../../../disk/check-target.ts';
import { writeWhole } from '../../../disk/write-whole.ts';
import { createRenderer } from '../../../features/render/create-renderer.ts';
import { createKanjiReader } from '../../../features/render/furigana/create-kanji-reader.ts';
import { isOfRule } from '../../../model/records/rule-number.ts';
import { wordReadingSchema } from '../../../model/records/term.ts';
import { type Book, createBook } from '../../../rulebook/book/book.ts';
import { readAuthored } from '../../../rulebook/book/read-authored.ts';
import { segmentJapanese } from '../../../rulebook/book/terms/segment-japanese.ts';
import { readSiteSettings } from '../../site-settings.ts';
import { collectEpub } from '../collect-epub.ts';
import { drawCover } from '../draw-cover.ts';
import { isEpub, packEpub } from '../pack-epub.ts';
import { type EpubLanguages, listEpubLangs, toIdentifier, toPublisher } from '../places.ts';
import { type AskedEdition, type Refusal, readEdition } from './read-edition.ts';

export interface EpubOptions extends AskedEdition {
  hasRuby: boolean;
  /** The file to write; one of `.cache` where absent. */
  out?: string | undefined;
}

/** Writes an edition as an e-book and tells its file. What cannot be made is reported, not thrown. */
export async function makeEpub(options: EpubOptions): Promise<{ lines: string[]; exitCode: 0 } | Refusal> {
  const { languages, hasRuby } = options;
  const read = readEdition(options);
  if (!('id' in read)) return read;
  const file = options.out ?? `.cache/epub/cr-${read.id}-${languages}${hasRuby ? '-ruby' : ''}.epub`;
  const problem = checkFileTarget(file, isEpub);
  if (problem) return { problem: `--out ${file}: ${problem}` };
  const book = createBook(read.collections, { segment: segmentJapanese });
  const settings = readSiteSettings();
  const langs = listEpubLangs(languages);
  const wordReadings = wordReadingSchema.array().parse(readAuthored('readings.json'));
  const publisher = toPublisher(settings);
  const files = collectEpub({
    book,
    renderer: createRenderer(book, { base: '/' }),
    langs,
    ...(hasRuby && { readKanji: createKanjiReader(book.terms, wordReadings, segmentJapanese) }),
    publisher,
    cover: await drawCover({ book, langs, publisher }),
    identifier: toIdentifier(settings, [read.id, languages, String(hasRuby)]),
  });
  const bytes = packEpub(files);
  writeWhole(file, bytes);
  const size = (bytes.length / 1_000_000).toFixed(2);
  return { lines: [`${file}: ${describe(book, languages)}, ${size} MB`], exitCode: 0 };
}

const LANGUAGE_NAMES = { both: 'Japanese and English', ja: 'Japanese', en: 'English' } as const;

function describe({ edition, rules, glossary }: Book, languages: EpubLanguages): string {
  const count = rules.filter(({ level }) => isOfRule(level)).length;
  return `edition ${edition.id}, ${LANGUAGE_NAMES[languages]}, ${count} rules, ${glossary.length} terms`;
}
