import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ContentFolders } from '../src/rulebook/book/read-collections.ts';

const PROJECT = '.cache/digest';

/** The digest as a project of its own: what tests say of it is true as well where somebody keeps an edition of their own. */
export const DIGEST: ContentFolders = {
  collections: `${PROJECT}/content/collections`,
  authored: `${PROJECT}/content`,
};

/**
 * Takes the digest and the authored tables out of `content`; where other documents or cards are kept beside it, its collections are
 * made anew. Runs before all tests.
 */
export default function makeDigestProject(): void {
  const sample = listSampleSources();
  const isAlone =
    !existsSync('content/cards') &&
    readdirSync('content/sources').every((name) => name.startsWith('.') || sample.includes(name));
  const left = ['sources', 'cards', ...(isAlone ? [] : ['collections'])];
  const taken = readdirSync('content').filter((name) => !left.includes(name));
  rmSync(DIGEST.authored, { recursive: true, force: true });
  for (const name of [...taken, ...sample.map((each) => `sources/${each}`)])
    cpSync(`content/${name}`, join(DIGEST.authored, name), { recursive: true });
  if (isAlone) return;
  const ingest = [resolve('scripts/ingest.ts')];
  const { status, stderr } = spawnSync(process.execPath, ingest, { cwd: PROJECT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the digest cannot be read: ${stderr}`);
}

/** The folders of `content/sources` that hold the digest. */
function listSampleSources(): string[] {
  const names = readdirSync('content/sources').filter((name) => isSample(`content/sources/${name}`));
  if (names.length === 0)
    throw new Error(
      'content/sources has no digest, which the tests read: keep it beside an edition of your own',
    );
  return names;
}

function isSample(folder: string): boolean {
  try {
    return JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')).sample === true;
  } catch {
    return false;
  }
}
