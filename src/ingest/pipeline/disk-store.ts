import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../../disk/hash-files.ts';
import { writeWhole } from '../../disk/write-whole.ts';
import { listFoundations } from '../../floors.ts';
import { currentGame } from '../../model/game/current-game.ts';
import { PackedTexts, pack, unpack } from './packed-texts.ts';
import type { TextStore } from './reading-store.ts';

/** What decides how a document is read: the floors whose code does it, the game, and the libraries they use. */
const READING_CODE = [
  ...[...listFoundations('reading'), 'ingest'].map((floor) => `src/${floor}`),
  'package-lock.json',
];
const isCode = (path: string) => /\.ts$|^[^/]+$/.test(path);

/**
 * What documents read as, kept in a folder from one run to the next, for as long as the code that reads them is the same.
 * A cache: what cannot be written or read there is kept for this run alone.
 */
export function openDiskStore(folder: string): TextStore {
  const current = hashFiles(READING_CODE, JSON.stringify(currentGame()), isCode);
  removeOthers(folder, current);
  const beside = new PackedTexts();
  return {
    get: (name) => readPacked(join(folder, current, name)) ?? beside.get(name),
    set: (name, text) => {
      try {
        writeWhole(join(folder, current, name), pack(text));
      } catch {
        beside.set(name, text);
      }
    },
  };
}

function readPacked(file: string): string | undefined {
  try {
    return unpack(readFileSync(file));
  } catch {
    return undefined;
  }
}

function removeOthers(folder: string, current: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name !== current && /^[0-9a-f]{64}$/.test(name))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}
