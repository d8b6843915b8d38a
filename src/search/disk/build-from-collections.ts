import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBook } from '../../book/load-book.ts';
import { loadJapaneseSegmenter } from '../../render/segment-japanese.ts';
import { buildSearchIndex } from '../build/build-search-index.ts';
import { collectOldNumbers } from '../build/collect-old-numbers.ts';
import { type Aliases, aliasesSchema } from '../build/resolve-aliases.ts';
import type { EngineFiles } from '../engine/engine.ts';

/** Folder of the authored tables. */
export const AUTHORED_FOLDER = 'content';

/** The search files of collections on disk, as a build would write them. */
export async function buildFromCollections(
  collections: string,
  authored = AUTHORED_FOLDER,
): Promise<EngineFiles> {
  const segment = await loadJapaneseSegmenter();
  const book = loadBook({ collections, authored }, { segment });
  const { names, texts } = buildSearchIndex(book, readAliases(authored), segment);
  return { names, texts, oldNumbers: collectOldNumbers(book) };
}

/** `content/aliases.json`, checked. */
export function readAliases(authored = AUTHORED_FOLDER): Aliases {
  return aliasesSchema.parse(JSON.parse(readFileSync(join(authored, 'aliases.json'), 'utf8')));
}
