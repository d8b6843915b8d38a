import type { SearchManifest } from '../../../features/search/build/search-files.ts';
import { createEngine } from '../../../features/search/engine/create-engine.ts';
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
import type { SearchTier } from './search-client.ts';

/** The names of a site, ready to be searched, and where its texts are. */
interface LoadedNames {
  names: NamesFile;
  resources: NameResources;
  folder: string;
  files: SearchManifest['files'];
}

/** Hands over better engines: one that reads questions and mends what is mistyped, then one with the texts. */
export async function loadFullEngine(
  { names, resources, folder, files }: LoadedNames,
  use: (engine: SearchEngine, tier: SearchTier) => void,
): Promise<void> {
  const loading = Promise.all([
    fetchPart<PackedTextFile>(folder + files.en).then(unpackTextFile),
    fetchPart<PackedTextFile>(folder + files.ja).then(unpackTextFile),
    fetchPart<PackedQuestions>(folder + files.questions).then(unpackQuestions),
    fetchPart<OldNumbersFile>(folder + files.numbers),
  ]);
  use(createEngine({ names }, resources), 'names');
  const [en, ja, questions, oldNumbers] = await loading;
  use(createEngine({ names, texts: { en, ja }, questions, oldNumbers }, resources), 'text');
}
