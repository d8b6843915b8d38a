import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OWN_PROJECT, projectFolder } from '../../model/game/current-game.ts';
import { NO_SYMBOLS } from '../../model/game/current-symbols.ts';
import { parseTable } from '../../model/game/parse-table.ts';
import { noteInputs } from '../../model/game/watch-inputs.ts';

/** Tables that tell of one game: a project without one has none. What is not among them is of every game. */
const EMPTY: ReadonlyMap<string, unknown> = new Map(
  Object.entries({
    'aliases.json': { aliases: [] },
    'words.json': [],
    'readings.json': [],
    'card-keywords.json': [],
    'symbols.json': NO_SYMBOLS,
  }),
);

/** The file of an authored table, by its name in the project's folder; undefined where the project has none of its own. */
export function findAuthoredFile(name: string): string | undefined {
  const own = join(projectFolder(), name);
  if (existsSync(own)) return own;
  return EMPTY.has(name) ? undefined : join(OWN_PROJECT, name);
}

/** An authored table as it is in its file. Throws, naming the file, where it is no JSON. */
export function readAuthored(name: string): unknown {
  noteInputs([name]);
  const file = findAuthoredFile(name);
  if (file === undefined) return EMPTY.get(name);
  const read = parseTable(readFileSync(file, 'utf8'), z.unknown());
  if ('data' in read) return read.data;
  throw new TypeError(`${file}: ${read.problem}`);
}
