import type { CardName } from '../../model/records/kept-card.ts';
import { countEdits } from '../../model/text/count-edits.ts';
import { toLooseKey } from '../../model/text/loose-key.ts';
import { toPhoneticKey } from '../search/fold/phonetic-key.ts';
import { listTails, toBeginning } from './card-source.ts';

/** Words of a query whose files are asked for. */
const MOST_FILES = 4;
/** So many letters of a name may be one edit off. */
const LETTERS_AN_EDIT = 5;

/** The beginnings of names that what is typed may be a part of, or a slip for. */
export function listTypedBeginnings(typed: string): string[] {
  const isLetter = (key: string) => key === '' || /^[\p{Script=Latin}\p{N}]$/u.test(key);
  if (isLetter(toLooseKey(typed))) return [];
  const keys = [...listTails(typed).map(toLooseKey), toPhoneticKey(typed) ?? ''];
  return [...new Set(keys.filter((key) => !isLetter(key)).map(toBeginning))].slice(0, MOST_FILES);
}

/** The cards that what is typed names: whole, from the beginning, from a word on, somewhere, or with slips; the best first. */
export function findNamedCards(typed: string, names: Iterable<CardName>, most: number): CardName[] {
  const asked = { key: toLooseKey(typed), sound: toPhoneticKey(typed) };
  const found = new Map<string, { card: CardName; rung: number }>();
  for (const card of names) {
    const rung = Math.min(
      ...toKeys(card).map((key) => toRung(asked.key, key)),
      toSoundRung(asked.sound, card),
    );
    if (rung < Infinity && !found.has(card.name)) found.set(card.name, { card, rung });
  }
  return [...found.values()]
    .sort((a, b) => a.rung - b.rung)
    .slice(0, most)
    .map(({ card }) => card);
}

/** The names of a card in their loose spelling: of all faces, and of each. */
export function toKeys({ name, ja = '' }: CardName): string[] {
  const all = [name, ja].flatMap((each) => [each, ...each.split(' // ')]);
  return [...new Set(all.map(toLooseKey))].filter((key) => key !== '');
}

const RUNGS = { whole: 0, beginning: 1, inside: 2, slip: 3 } as const;

function toRung(asked: string, key: string): number {
  const limit = Math.floor(asked.length / LETTERS_AN_EDIT);
  // A name not typed to its end may have slips too.
  const isSlip = () =>
    limit > 0 && [key, key.slice(0, asked.length)].some((each) => countEdits(asked, each, limit) <= limit);
  const rung = toPartRung(asked, key);
  return rung === Infinity && isSlip() ? RUNGS.slip : rung;
}

function toPartRung(asked: string, key: string): number {
  if (asked === '') return Infinity;
  if (key === asked) return RUNGS.whole;
  if (key.startsWith(asked)) return RUNGS.beginning;
  return key.includes(asked) ? RUNGS.inside : Infinity;
}

function toSoundRung(asked: string | undefined, { reading }: CardName): number {
  const sound = asked && reading && toPhoneticKey(reading.replaceAll(/[^\p{L}]/gu, ''));
  return asked && sound ? toPartRung(asked, sound) : Infinity;
}
