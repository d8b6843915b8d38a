import type { CardName, KeptCard } from '../../model/records/kept-card.ts';
import { toLooseKey, toShard } from '../../model/text/loose-key.ts';
import type { Segment, Token } from '../../rulebook/book/terms/segment.ts';
import type { LoadFile } from '../../rulebook/history/resolve-number.ts';
import { append } from '../search/engine/values.ts';
import { toPhoneticKey } from '../search/fold/phonetic-key.ts';
import type { NeededRule, RelatedCard } from './relate-card.ts';

/** Signs that a file of names is asked for by: of a word in Latin letters, of one in Japanese. */
const BEGINNING = { latin: 3, japanese: 2 } as const;

/** The first signs of a name in its loose spelling, by which its file is found; all of it, where it is shorter. */
export function toBeginning(key: string): string {
  return key.slice(0, /^[\p{Script=Latin}\p{N}]/u.test(key) ? BEGINNING.latin : BEGINNING.japanese);
}

/** All cards by the files that their names are in: by the beginnings of the words of each, and of their sound. The best known first. */
export function collectCardNames(cards: readonly KeptCard[], segment: Segment): Map<string, CardName[]> {
  const byRank = cards.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
  const files = new Map<string, CardName[]>();
  for (const card of byRank) {
    const ja = card.faces.flatMap(({ names }) => names.ja ?? []).join(' // ');
    const tokens = ja === '' ? [] : segment(ja);
    const reading = tokens.map(readToken).join('');
    const named: CardName = { name: card.name, ja: ja || undefined, reading: reading || undefined };
    const keys = [
      ...listTails(card.name).map(toLooseKey),
      ...tokens.flatMap((token, at) => (isContent(token, at) ? listTokenKeys(tokens.slice(at)) : [])),
    ];
    for (const file of new Set(keys.filter((key) => key !== '').map((key) => toShard(toBeginning(key)))))
      append(files, file, named);
  }
  return files;
}

/** A name from each of its words on, but for small ones, which no one looks a card up by. */
export function listTails(name: string): string[] {
  return [...name.matchAll(/[^\s/-]+/g)]
    .filter(({ 0: word }, place) => place === 0 || !/^(?:\p{Ll}|\W)/u.test(word))
    .map(({ index }) => name.slice(index));
}

/** How a Japanese name goes on from a word: as written and as it sounds. */
function listTokenKeys(tokens: readonly Token[]): string[] {
  const sound = toPhoneticKey(tokens.map(readToken).join(''));
  return [toLooseKey(tokens.map(({ surface }) => surface).join('')), ...(sound ? [sound] : [])];
}

const readToken = ({ reading, surface }: Token): string => reading ?? surface;

const isContent = ({ pos }: Token, at: number): boolean => at === 0 || !/^(?:助詞|助動詞|記号)$/.test(pos);

/** Where cards are looked up: files of a site, in a browser or on a disk, or the collections themselves. */
export interface CardSource {
  /** The names that are in a file, the best known first. */
  readNames(file: string): Promise<readonly CardName[]>;
  /** What a card needs, by its English name. */
  readRules(name: string): Promise<readonly NeededRule[]>;
}

/** The cards of a site by its open data. Its promises reject where a file cannot be had. */
export function createFileSource(load: LoadFile): CardSource {
  return {
    readNames: async (file) => {
      const { cards } = (await load(`api/v1/card-names/${file}.json`)) as { cards: CardName[] };
      return cards;
    },
    readRules: async (name) => {
      const { cards } = (await load(`api/v1/cards/${toShard(name)}.json`)) as {
        cards: { name: string; rules: NeededRule[] }[];
      };
      return cards.find((card) => card.name === name)?.rules ?? [];
    },
  };
}

/** The cards of collections. */
export function createCardSource(cards: readonly RelatedCard[], segment: Segment): CardSource {
  const names = collectCardNames(
    cards.map(({ card }) => card),
    segment,
  );
  const rules = new Map(cards.map(({ card, relations }) => [card.name, relations.rules]));
  return {
    readNames: async (file) => names.get(file) ?? [],
    readRules: async (name) => rules.get(name) ?? [],
  };
}
