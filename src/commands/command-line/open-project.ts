import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { readDocumentFile } from '../../disk/read-document-file.ts';
import { OWN_PROJECT, useProject } from '../../model/game/current-game.ts';
import { NO_SYMBOLS } from '../../model/game/current-symbols.ts';
import { gameSchema } from '../../model/game/game.ts';
import { parseTable } from '../../model/game/parse-table.ts';
import { symbolTableSchema } from '../../model/game/symbol-table.ts';

/** Makes the game of a project's folder the one that everything asks; what is wrong with its tables where it cannot be. */
export function openProject(folder: string): { lines: string[]; exitCode: 2 } | undefined {
  if (folder === OWN_PROJECT) return undefined;
  const game = readTable(
    `${folder}/game.json`,
    gameSchema,
    '; a project has a game file (docs/another-game.md)',
  );
  if ('lines' in game) return game;
  const file = `${folder}/symbols.json`;
  const symbols = existsSync(file) ? readTable(file, symbolTableSchema) : { data: NO_SYMBOLS };
  if ('lines' in symbols) return symbols;
  useProject({ game: game.data, folder, symbols: symbols.data });
  return undefined;
}

function readTable<Table>(
  file: string,
  schema: z.ZodType<Table>,
  advice = '',
): { data: Table } | { lines: string[]; exitCode: 2 } {
  const read = readDocumentFile(file);
  if ('problem' in read) return { lines: [`${file}: ${read.problem}${advice}`], exitCode: 2 };
  const table = parseTable(new TextDecoder().decode(read.bytes), schema);
  if ('data' in table) return table;
  return { lines: table.faults.map(({ message }) => `${file}: ${message}`), exitCode: 2 };
}
