import { checkFileTarget } from '../../../disk/check-target.ts';
import { writeWhole } from '../../../disk/write-whole.ts';
import { createRenderer } from '../../../features/render/create-renderer.ts';
import { createKanjiReader } from '../../../features/render/furigana/create-kanji-reader.ts';
import { wordReadingSchema } from '../../../model/records/term.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { createBook } from '../../../rulebook/book/create-book.ts';
import { readAuthored } from '../../../rulebook/book/read-authored.ts';
import { segmentJapanese } from '../../../rulebook/book/terms/segment-japanese.ts';
import { readSiteSettings } from '../../site-settings.ts';
import { collectEpub } from '../collect-epub.ts';
import { drawCover } from '../draw-cover.ts';
import { type EpubLanguages, listEpubLangs, toIdentifier, toPublisher } from '../epub-edition.ts';
import { isEpub, packEpub } from '../pack-epub.ts';
import { type AskedEdition, type Refusal, readEdition } from './read-edition.ts';

export interface EpubOptions extends AskedEdition {
  hasRuby: boolean;
  /** The file to write; one of `.cache` where absent. */
  out?: string | undefined;
}

export type EpubResult = { ok: true; file: string; bytes: number; title: string } | Refusal;

/** Writes an edition as an e-book. What cannot be made is reported, not thrown. */
export async function makeEpub(options: EpubOptions): Promise<EpubResult> {
  const { languages, hasRuby } = options;
  const read = readEdition(options);
  if (!read.ok) return read;
  const file = options.out ?? `.cache/epub/cr-${read.id}-${languages}${hasRuby ? '-ruby' : ''}.epub`;
  const problem = checkFileTarget(file, isEpub);
  if (problem) return { ok: false, usage: true, message: `--out ${file}: ${problem}` };
  const book = createBook(read.collections, { segment: segmentJapanese });
  const settings = readSiteSettings();
  const langs = listEpubLangs(languages);
  const publisher = toPublisher(settings);
  const files = collectEpub({
    book,
    renderer: createRenderer(book, { base: '/' }),
    langs,
    ...(hasRuby && { readKanji: createKanjiReader(book.terms, readWordReadings(), segmentJapanese) }),
    publisher,
    cover: await drawCover({ book, langs, publisher }),
    identifier: toIdentifier(settings, [read.id, languages, String(hasRuby)]),
  });
  const bytes = packEpub(files);
  writeWhole(file, bytes);
  return { ok: true, file, bytes: bytes.length, title: describe(book, languages) };
}

function readWordReadings() {
  return wordReadingSchema.array().parse(readAuthored('readings.json'));
}

const LANGUAGE_NAMES = { both: 'Japanese and English', ja: 'Japanese', en: 'English' } as const;

function describe({ edition, rules, glossary }: Book, languages: EpubLanguages): string {
  const count = rules.filter(({ level }) => level === 'rule' || level === 'subrule').length;
  return `edition ${edition.id}, ${LANGUAGE_NAMES[languages]}, ${count} rules, ${glossary.length} terms`;
}
