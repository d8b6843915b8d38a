import { stemmer } from 'stemmer';

/** Forms that no rule of endings reaches, and spellings of British English. */
const IRREGULAR: Readonly<Record<string, string>> = {
  drawn: 'draw',
  drew: 'draw',
  fought: 'fight',
  dealt: 'deal',
  lost: 'lose',
  won: 'win',
  paid: 'pay',
  spent: 'spend',
  chose: 'choose',
  chosen: 'choose',
  dice: 'die',
  dies: 'die',
  died: 'die',
  dying: 'die',
  began: 'begin',
  begun: 'begin',
  beheld: 'behold',
  left: 'leave',
  gone: 'go',
  went: 'go',
  made: 'make',
  taken: 'take',
  took: 'take',
  given: 'give',
  gave: 'give',
  became: 'become',
  foretold: 'foretell',
  countered: 'counter',
  phenomena: 'phenomenon',
  vertices: 'vertex',
  colour: 'color',
  colours: 'color',
  colourless: 'colorless',
  coloured: 'color',
  multicoloured: 'multicolor',
  multicolored: 'multicolor',
  armour: 'armor',
  defence: 'defense',
  artefact: 'artifact',
  artefacts: 'artifact',
  honour: 'honor',
};
const stems = new Map<string, string>();

/** The stem of a folded English word; what is no word (numbers, symbols) stays. `abilities` → `abil`. */
export function stemWord(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = /^[a-z]+$/.test(word) ? stemmer(IRREGULAR[word] ?? word) : word;
  stems.set(word, stem);
  return stem;
}
