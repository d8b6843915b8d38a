import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '../../book/address.ts';
import type { Book } from '../../book/book.ts';
import type { Collections } from '../../book/collections.ts';
import { createBook } from '../../book/create-book.ts';
import { findCurrentEdition } from '../../book/create-editions.ts';
import { CONTENT_FOLDERS, readCollections } from '../../book/read-collections.ts';
import { loadJapaneseSegmenter } from '../../book/segment-japanese.ts';
import { readSiteSettings, type SiteSettings, warnOfAddress } from '../../build/site-settings.ts';
import { explainError } from '../../diagnostics/explain-error.ts';
import { collectTerms } from '../../ingest/collect-terms.ts';
import { checkFileTarget } from '../../output/check-target.ts';
import { writeWhole } from '../../output/write-whole.ts';
import { wordReadingSchema } from '../../records/term.ts';
import { createRenderer } from '../../render/create-renderer.ts';
import { createKanjiReader } from '../../render/furigana/create-kanji-reader.ts';
import { collectEpub } from '../collect-epub.ts';
import { type EpubLanguages, listEpubLangs } from '../epub-edition.ts';
import { isEpub, packEpub } from '../pack-epub.ts';
import { readSiteCollections } from './read-site-collections.ts';

export interface EpubOptions {
  /** Folder of collections; or, with `site`, that of a built site. */
  content: string;
  site?: string | undefined;
  /** The current one where absent. */
  edition?: string | undefined;
  languages: EpubLanguages;
  hasRuby: boolean;
  /** The file to write; one of `.cache` where absent. */
  out?: string | undefined;
}

export type EpubResult =
  | { ok: true; file: string; bytes: number; title: string }
  | { ok: false; usage: boolean; message: string };

/** Writes an edition as an e-book. What cannot be made is told, not thrown. */
export async function makeEpub(options: EpubOptions): Promise<EpubResult> {
  const { languages, hasRuby, site, content } = options;
  const from = site ?? content;
  const needed = join(from, site === undefined ? 'editions.json' : 'api/v1/rules.json');
  if (!existsSync(needed)) {
    const make = site === undefined ? 'npm run ingest' : 'npm run build';
    return fail(`${from}: it lacks ${needed}; run "${make}" first, or name another folder`);
  }
  let collections: Collections;
  try {
    collections =
      site === undefined
        ? readCollections({ ...CONTENT_FOLDERS, collections: content })
        : readSiteCollections(site, collectTerms());
  } catch (error) {
    return fail(`${from}: ${explainError(error)}`);
  }
  const chosen = chooseEdition(collections, options.edition);
  if ('problem' in chosen) return { ok: false, usage: true, message: chosen.problem };
  const { id } = findCurrentEdition(chosen.collections);
  const rules = chosen.collections.rules[id] ?? [];
  const lacking = listEpubLangs(languages).find((lang) => !rules.some((rule) => rule[lang]));
  if (lacking)
    return fail(
      `the edition ${id} has no ${lacking === 'ja' ? 'Japanese' : 'English'}: use --lang ${lacking === 'ja' ? 'en' : 'ja'}`,
    );
  const file = options.out ?? `.cache/epub/cr-${id}-${languages}${hasRuby ? '-ruby' : ''}.epub`;
  const problem = checkFileTarget(file) ?? findOther(file);
  if (problem) return { ok: false, usage: true, message: `--out ${file}: ${problem}` };
  const segment = await loadJapaneseSegmenter();
  const book = createBook(chosen.collections, { segment });
  const settings = readSiteSettings();
  const bytes = packEpub(
    collectEpub({
      book,
      renderer: createRenderer(book, { base: '/' }),
      langs: listEpubLangs(languages),
      ...(hasRuby && { readKanji: createKanjiReader(book.terms, readWordReadings(), segment) }),
      publisher: toPublisher(settings),
      identifier: toIdentifier([
        settings.name,
        settings.origin,
        settings.base,
        id,
        languages,
        String(hasRuby),
      ]),
    }),
  );
  writeWhole(file, bytes);
  return { ok: true, file, bytes: bytes.length, title: describe(book, languages) };
}

const fail = (message: string): EpubResult => ({ ok: false, usage: false, message });

/** The collections up to an edition, which is then their current one: its numbers are not carried on. */
function chooseEdition(
  collections: Collections,
  id: string | undefined,
): { collections: Collections } | { problem: string } {
  if (id === undefined) return { collections };
  const ids = collections.editions.map((edition) => edition.id);
  if (!ids.includes(id)) return { problem: `--edition ${id}: not at hand; there is ${ids.join(', ')}` };
  const hasEnglish = collections.rules[id]?.some((rule) => rule.en);
  const editions = collections.editions.filter((edition) =>
    hasEnglish ? edition.id <= id : edition.id === id,
  );
  const changes = collections.changes.filter(({ after }) => after <= id);
  const steps = collections.steps?.filter(({ edition }) => edition <= id);
  return { collections: { ...collections, editions, changes, ...(steps && { steps }) } };
}

/** Why a file that stands there is not ours to replace. */
function findOther(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return isEpub(readFileSync(file)) ? undefined : 'is another file, not an e-book; give a new name';
}

function readWordReadings() {
  const file = join(CONTENT_FOLDERS.authored, 'readings.json');
  return wordReadingSchema.array().parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The address is named only where readers can reach it. */
function toPublisher(settings: SiteSettings): { name: string; address?: string } {
  const { name, origin, base } = settings;
  return warnOfAddress(settings) ? { name } : { name, address: origin + withBase(base, '/') };
}

/** A UUID made of names (version 8 of RFC 9562), so that the same e-book has the same. */
function toIdentifier(names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function describe({ edition, rules, glossary }: Book, languages: EpubLanguages): string {
  const count = rules.filter(({ level }) => level === 'rule' || level === 'subrule').length;
  return `edition ${edition.id}, ${languages === 'both' ? 'Japanese and English' : languages === 'ja' ? 'Japanese' : 'English'}, ${count} rules, ${glossary.length} terms`;
}
