import { HIRAGANA, KANJI } from '../../model/text/character-classes.ts';

/** Particles that may be before a word, where kanji, katakana or a number follows; no word begins with をがへ. */
const LEADING = new RegExp(`^(?:[をがへ]|(?:から|まで|より|[のにはともでやな])(?![${HIRAGANA}]))+`);
/** を after anything, and the noun that a verb becomes by こと: 唱えること. */
const TRAILING = /(?:を|(?<=[うくぐすつぬぶむるたい])(?:という)?こと)+$/;
/** Particles after a word; 代わりに has one for good. と of こと is none. */
const PARTICLES = /(?:[のにはがへもでや]|(?<!こ)と)+$/;
/** する half said: 関連|し, 関連|さ. */
const HALF_VERB = new RegExp(`(?<=[${KANJI}]{2})[しさせ]$`);

/** Characters of a piece of Japanese that are no part of the word at its edges: を唱えること → 1 and 2. */
export function measureEdges(piece: string): { lead: number; tail: number } {
  const lead = LEADING.exec(piece)?.[0].length ?? 0;
  const rest = piece.slice(lead);
  const tail = (TRAILING.exec(rest) ?? HALF_VERB.exec(rest))?.[0].length ?? 0;
  return tail < rest.length ? { lead, tail } : { lead: 0, tail: 0 };
}

/** Characters of the particles that a piece of Japanese ends in. */
export function measureParticles(piece: string): number {
  const found = PARTICLES.exec(piece)?.[0].length ?? 0;
  return found < piece.length ? found : 0;
}
