import magic from '../../../content/game.json' with { type: 'json' };
import { ofGrammar, useNumbers } from './current-numbers.ts';
import { currentSymbols, useSymbols } from './current-symbols.ts';
import type { Game } from './game.ts';
import type { SymbolTable } from './symbol-table.ts';

/** A game with the folder of its sources, collections and authored tables: plain data, for other threads and processes. */
export interface Project {
  game: Game;
  folder: string;
  symbols: SymbolTable;
}

/** The folder of the game that ships here. */
export const OWN_PROJECT = 'content';

const OWN: Omit<Project, 'symbols'> = { game: magic as Game, folder: OWN_PROJECT };
/** Pages run as modules of their own beside the command that builds them; the global object is what they share. */
const PLACE = Symbol.for('taiyaku.project');
const shared = globalThis as { [PLACE]?: typeof OWN };

/** The game that this site is about: a site has one. */
export const currentGame = (): Game => (shared[PLACE] ?? OWN).game;

/** The folder of the game's project: `content`, or what `--project` names. */
export const projectFolder = (): string => (shared[PLACE] ?? OWN).folder;

/** The kinds of terms of a game that does not say. */
const TERMS: NonNullable<Game['terms']> = {
  glossary: 'word',
  'keyword-ability': 'word',
  'keyword-action': 'word',
  section: 'title',
  chapter: 'title',
};

/** The kinds of names in the game's table of terms, with what each is. */
export const termKinds = (): NonNullable<Game['terms']> => currentGame().terms ?? TERMS;

const PATTERNS = ofGrammar(({ sources }) => ({ stem: new RegExp(`^${sources.stem}`) }));

/** Whether a rule is of the section that names the keyword actions, or the abilities, of the game. */
export function isOfKeywords(number: string, kind: 'actions' | 'abilities'): boolean {
  const section = currentGame().keywords?.[kind];
  const [stem] = PATTERNS().stem.exec(number) ?? [];
  return section !== undefined && stem === section && number !== section;
}

/** The project that everything asks now. */
export const currentProject = (): Project => ({ ...(shared[PLACE] ?? OWN), symbols: currentSymbols() });

/** Makes another project the one that everything asks from now on. */
export function useProject({ game, folder, symbols }: Project): void {
  shared[PLACE] = { game, folder };
  useNumbers(game.numbers);
  useSymbols(symbols);
}
