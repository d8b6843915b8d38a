/**
 * English headwords that are never linked: as words of running text they nearly always mean something else than the
 * entry explains (“name”, “match”) or nothing a reader would look up (“if”, “you”).
 */
export const UNLINKED: ReadonlySet<string> = new Set([
  'becomes',
  'counts as',
  'if',
  'instead',
  'level',
  'locked',
  'match',
  'modified',
  'move',
  'name',
  'option',
  'pass',
  'placed',
  'unless',
  'x',
  'y',
  'you',
  'your',
]);

/**
 * Japanese names that are plain words more often than the entry's: 対応する is “corresponding” before it is Respond, 原則 is
 * “in principle”, 背景 what is behind a picture, 出る “appear”.
 */
export const UNLINKED_JAPANESE: ReadonlySet<string> = new Set([
  '対応',
  '対応する',
  '対応して',
  '原則',
  '背景',
  '出る',
]);

/** Names of sets and formats that contain a term's name without meaning it: Planar Chaos, Block Constructed. */
export const OTHER_NAMES_JAPANESE: readonly string[] = ['次元の混乱', 'プレーンシフト', 'ブロック構築'];

/**
 * English headwords that mean the entry only with a capital letter inside a sentence: in “in this case” and “this kind
 * of map” they are plain words, a Case and a Map are card types.
 */
export const CAPITALISED: ReadonlySet<string> = new Set([
  'background',
  'basic',
  'case',
  'class',
  'constructed',
  'general',
  'limited',
  'map',
  'oracle',
  'role',
  'room',
  'siege',
]);
