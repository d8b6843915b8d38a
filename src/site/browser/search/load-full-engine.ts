import type { SearchManifest } from '../../../features/search/build/search-files.ts';
import { createPlainEngine } from '../../../features/search/engine/create-plain-engine.ts';
import type { SearchEngine } from '../../../features/search/engine/engine.ts';
import type { NameResources } from '../../../features/search/engine/name-resources.ts';
import type { NamesFile, OldNumbersFile } from '../../../features/search/index-files.ts';
import {
  type PackedQuestions,
  type PackedTextFile,
  unpackQuestions,
  unpackTextFile,
} from '../../../features/search/packed-texts.ts';
import { fetchPart } from './fetch-index.ts';

/** The names of a site, ready to be searched, and where its texts are. */
export interface LoadedNames {
  names: NamesFile;
  resources: NameResources;
  folder: string;
  files: SearchManifest['files'];
}

/** Hands over better and better engines: one that reads questions, one that mends what is mistyped, last one with the texts. */
export async function loadFullEngine(
  { names, resources, folder, files }: LoadedNames,
  use: (engine: SearchEngine, tier: 'names' | 'text') => void,
): Promise<void> {
  const named = createPlainEngine({ names }, undefined, resources);
  use(named, 'names');
  const correctors = import('../../../features/search/engine/create-corrector.ts').catch(() => undefined);
  const texts = Promise.all([
    fetchPart<PackedTextFile>(folder + files.en).then(unpackTextFile),
    fetchPart<PackedTextFile>(folder + files.ja).then(unpackTextFile),
    fetchPart<PackedQuestions>(folder + files.questions).then(unpackQuestions),
    fetchPart<OldNumbersFile>(folder + files.numbers),
  ]);
  use(named.withTexts({}, await correctors), 'names');
  const [en, ja, questions, oldNumbers] = await texts;
  use(named.withTexts({ texts: { en, ja }, questions, oldNumbers }, await correctors), 'text');
}
