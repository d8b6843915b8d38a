import { stemmer } from 'stemmer';
import { foldText, splitWords } from './fold-text.ts';

/** Forms that no rule of endings reaches, and spellings of British English. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    draw: 'drawn drew',
    fight: 'fought',
    deal: 'dealt',
    lose: 'lost',
    win: 'won',
    pay: 'paid',
    spend: 'spent',
    choose: 'chose chosen',
    die: 'dice dies died dying',
    begin: 'began begun',
    behold: 'beheld',
    leave: 'left',
    go: 'gone went',
    make: 'made',
    take: 'taken took',
    give: 'given gave',
    become: 'became',
    foretell: 'foretold',
    counter: 'countered',
    phenomenon: 'phenomena',
    vertex: 'vertices',
    color: 'colour colours coloured',
    colorless: 'colourless',
    multicolor: 'multicoloured multicolored',
    armor: 'armour',
    defense: 'defence',
    artifact: 'artefact artefacts',
    honor: 'honour',
  }).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word])),
);
const stems = new Map<string, string>();

/** The dictionary form of an irregular one: `drawn` → `draw`; every other word as it is. */
export function toRegularWord(word: string): string {
  return IRREGULAR.get(word) ?? word;
}

/** The stem of a folded English word; what is no word (numbers, symbols) stays. `abilities` → `abil`. */
export function stemWord(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = /^[a-z]+$/.test(word) ? stemmer(toRegularWord(word)) : word;
  stems.set(word, stem);
  return stem;
}

/** Words too common to tell texts apart; a name is the same with and without them. */
const STOP_WORDS = new Set(
  'a an the of to in on at for and or is are be do does did it its i my you your how what which when if with by as that this was can only each per there have has had been who where why than then so many much does work works happens happen'.split(
    ' ',
  ),
);

/** Words of a question that say nothing of what is asked. */
const FILLERS = new Set(
  'they them their theirs he him his she her we us our me mine am im ive id ill theyre youre hes shes lets will would should could may might just still yet also too really actually please ok hey guys any some one ones vs versus up out off from into onto about again like get gets got getting way because but not no yes dont doesnt didnt isnt arent wont wasnt say said says tell know mean means want need able let lets even though whether while go goes going come comes now here thing something anything stuff rule rules mtg magic'.split(
    ' ',
  ),
);

export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Folded words as stems, the stop words left out unless there is nothing else. `The Monarch` → `monarch`. */
export function toStems(words: readonly string[]): string[] {
  const content = words.filter((word) => !isStopWord(word));
  return (content.length > 0 ? content : words).map(stemWord);
}

/** The stems of a name as one key: `Triggered Abilities` and `triggered ability` → `trigger abil`. */
export function toStemKey(name: string): string {
  return toStems(splitWords(foldText(name))).join(' ');
}

/** A name with its last word in the singular: `Creatures` → `creature`, `Sorceries` → `sorcery`. For Latin script. */
export function toSingularKey(name: string): string {
  const key = foldText(name).replaceAll(' ', '');
  if (!/[a-z]$/.test(key)) return key;
  return key
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}
