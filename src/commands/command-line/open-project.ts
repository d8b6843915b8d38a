import { readDocumentFile } from '../../disk/read-document-file.ts';
import { OWN_PROJECT, useGame } from '../../model/game/current-game.ts';
import { gameSchema } from '../../model/game/game.ts';

/** Makes the game of a project's folder the one that everything asks; what is wrong with its `game.json` where it cannot be. */
export function openProject(folder: string): { problem: string } | undefined {
  if (folder === OWN_PROJECT) return undefined;
  const file = `${folder}/game.json`;
  const read = readDocumentFile(file);
  if ('problem' in read)
    return { problem: `${file}: ${read.problem}; a project has a game file (docs/another-game.md)` };
  try {
    const game = gameSchema.safeParse(JSON.parse(new TextDecoder().decode(read.bytes)));
    if (game.success) return void useGame(game.data, folder);
    const problems = game.error.issues.map(
      ({ path, message }) => `${file}: ${path.join('.') || 'the file'}: ${message}`,
    );
    return { problem: problems.join('\n') };
  } catch (error) {
    return { problem: `${file}: not JSON: ${error instanceof Error ? error.message : error}` };
  }
}
