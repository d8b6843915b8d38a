import { toLooseKey, toShard } from '../../model/text/loose-key.ts';
import type { LoadFile } from '../../rulebook/history/resolve-number.ts';
import type { CardResource, CardsResource } from './cards-resource.ts';

/** A card with the names and beginnings of what it needs. */
export interface FoundCard extends Pick<CardsResource, 'rules' | 'terms' | 'edition'> {
  card: CardResource;
}

/** The card of a name in either language, of its face too; undefined where none has it. Rejects where it cannot be had. */
export async function loadCard(name: string, load: LoadFile): Promise<FoundCard | undefined> {
  const loadShard = async (each: string) =>
    (await load(`api/v1/cards/${toShard(each)}.json`)) as CardsResource;
  const own = await loadShard(name);
  const key = toLooseKey(name);
  // A name such as “constructor” is none that the object itself has.
  const other = Object.hasOwn(own.also, key) ? own.also[key] : undefined;
  return findCard(own, name) ?? (other === undefined ? undefined : findCard(await loadShard(other), other));
}

function findCard(shard: CardsResource, name: string): FoundCard | undefined {
  const card = shard.cards.find((each) => toLooseKey(each.name) === toLooseKey(name));
  return card && { ...shard, card };
}
