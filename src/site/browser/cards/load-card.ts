import { toLooseKey, toShard } from '../../../model/text/loose-key.ts';
import type { CardResource, CardsResource } from '../../../outputs/api/cards-resource.ts';
import { fetchJson } from '../fetch-json.ts';

/** A card with the names and beginnings of what it needs. */
export interface FoundCard extends Pick<CardsResource, 'rules' | 'terms' | 'edition'> {
  card: CardResource;
}

/** The card of a name in either language, of its face too; undefined where none has it. Rejects where it cannot be had. */
export async function loadCard(name: string): Promise<FoundCard | undefined> {
  const own = await loadShard(name);
  const found = findCard(own, name);
  const key = toLooseKey(name);
  // A name such as “constructor” is none that the object itself has.
  const other = own && Object.hasOwn(own.also, key) ? own.also[key] : undefined;
  return found ?? (other === undefined ? undefined : findCard(await loadShard(other), other));
}

function findCard(shard: CardsResource | undefined, name: string): FoundCard | undefined {
  const card = shard?.cards.find((each) => toLooseKey(each.name) === toLooseKey(name));
  return shard && card && { ...shard, card };
}

/** Undefined where no card's name is of this file. */
function loadShard(name: string): Promise<CardsResource | undefined> {
  return fetchJson<CardsResource>(`/api/v1/cards/${toShard(name)}.json`);
}
