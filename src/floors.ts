/** A floor of the house: a folder of `src`, its rooms from the ground up, and the floors that it is built on. */
export interface Floor {
  name: string;
  /** A room imports only from those before it; a floor without rooms, or a file beside them, is open to its floor. */
  rooms: readonly string[];
  imports: readonly string[];
}

/**
 * Who may import whom, in the one place: the linter, the picture in ARCHITECTURE.md and the hash that decides whether a
 * kept reading still holds are made of it.
 */
export const FLOORS: readonly Floor[] = [
  { name: 'model', rooms: ['text', 'game', 'records', 'diagnostics', 'strings'], imports: [] },
  { name: 'disk', rooms: [], imports: ['model'] },
  { name: 'reading', rooms: ['sources', 'blocks', 'kinds', 'cards'], imports: ['model', 'disk'] },
  { name: 'rulebook', rooms: ['align', 'checks', 'book', 'history'], imports: ['model'] },
  {
    name: 'ingest',
    rooms: [],
    imports: ['model', 'disk', 'reading', 'rulebook'],
  },
  {
    name: 'features',
    rooms: ['render', 'citing', 'search', 'cards', 'concordance', 'mentions', 'pictures'],
    imports: ['model', 'rulebook'],
  },
  {
    name: 'outputs',
    rooms: ['translation', 'api', 'embed', 'citations', 'assistant', 'epub'],
    imports: ['model', 'disk', 'reading', 'rulebook', 'ingest', 'features'],
  },
  {
    name: 'site',
    rooms: [
      'publish',
      'offline',
      'model',
      'pictures',
      'styles',
      'browser',
      'components',
      'layouts',
      'pages',
      'build',
    ],
    imports: ['model', 'disk', 'rulebook', 'features', 'outputs'],
  },
  {
    name: 'commands',
    rooms: ['site-checks', 'command-line', 'code-checks'],
    imports: ['model', 'disk', 'reading', 'rulebook', 'ingest', 'features', 'outputs', 'site'],
  },
];

/** A floor and all that it is built on, as folders of `src`. */
export function listFoundations(name: string): readonly string[] {
  const floor = FLOORS.find((each) => each.name === name);
  return [...new Set([...(floor?.imports ?? []).flatMap(listFoundations), name])];
}
