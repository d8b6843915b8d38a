import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { readDocumentFile } from '../../disk/read-document-file.ts';
import { OWN_PROJECT, useGame } from '../../model/game/current-game.ts';
import { NO_SYMBOLS, useSymbols } from '../../model/game/current-symbols.ts';
import { gameSchema } from '../../model/game/game.ts';
import { symbolTableSchema } from '../../model/game/symbol-table.ts';

/** Makes the game of a project's folder the one that everything asks; what is wrong with its tables where it cannot be. */
export function openProject(folder: string): { problem: string } | undefined {
  if (folder === OWN_PROJECT) return undefined;
  const game = readTable(
    `${folder}/game.json`,
    gameSchema,
    '; a project has a game file (docs/another-game.md)',
  );
  if ('problem' in game) return game;
  const file = `${folder}/symbols.json`;
  const symbols = existsSync(file) ? readTable(file, symbolTableSchema) : { data: NO_SYMBOLS };
  if ('problem' in symbols) return symbols;
  useGame(game.data, folder);
  useSymbols(symbols.data);
  return undefined;
}

function readTable<Table>(
  file: string,
  schema: z.ZodType<Table>,
  advice = '',
): { data: Table } | { problem: string } {
  const read = readDocumentFile(file);
  if ('problem' in read) return { problem: `${file}: ${read.problem}${advice}` };
  try {
    const table = schema.safeParse(JSON.parse(new TextDecoder().decode(read.bytes)));
    if (table.success) return table;
    const problems = table.error.issues.map(
      ({ path, message }) => `${file}: ${path.join('.') || 'the file'}: ${message}`,
    );
    return { problem: problems.join('\n') };
  } catch (error) {
    return { problem: `${file}: not JSON: ${error instanceof Error ? error.message : error}` };
  }
}
