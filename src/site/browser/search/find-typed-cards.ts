import { createFileSource } from '../../../features/cards/card-source.ts';
import {
  findCardsInQuestion,
  findNamedCards,
  listTypedBeginnings,
} from '../../../features/cards/find-cards-in-question.ts';
import type { NameResources } from '../../../features/search/engine/name-resources.ts';
import { toNameKey } from '../../../features/search/fold/fold-text.ts';
import type { QueryCard } from '../../../features/search/query/parse-query.ts';
import type { ShownGroup, ShownHit } from '../../../features/search/show/show-results.ts';
import type { CardName } from '../../../model/records/kept-card.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { readTypedNumber } from '../../../model/records/read-typed-number.ts';
import { toShard } from '../../../model/text/loose-key.ts';
import { toCardPath } from '../../../rulebook/book/address.ts';
import { orderNames } from '../../../rulebook/book/name.ts';
import { fetchJson } from '../fetch-json.ts';

/** Cards of a query: to be shown above the rules, and what they mean for the search. */
export interface TypedCards {
  shown: ShownGroup<'card'>;
  named: readonly QueryCard[];
}

/** Cards shown above the rules. */
const MOST = 5;

const source = createFileSource(fetchJson);

/**
 * The cards that a question names, else those that what is typed so far may name; none are looked for while a name of
 * the book may be meant. Rejects without a connection.
 */
export async function findTypedCards(
  typed: string,
  lang: Lang,
  resources: NameResources,
): Promise<TypedCards | undefined> {
  const isOfTheBook = resources.nameIndex.findByPrefix(toNameKey(typed)).length > 0;
  if (isOfTheBook || readTypedNumber(typed)) return undefined;
  const named = await findCardsInQuestion(typed, source, resources);
  const cards = named.length > 0 ? named.map(({ card }) => card) : await findBegun(typed);
  if (cards.length === 0) return undefined;
  return { shown: { above: [], hits: cards.slice(0, MOST).map((card) => toHit(card, lang)) }, named };
}

async function findBegun(typed: string): Promise<CardName[]> {
  const files = new Set(listTypedBeginnings(typed).map(toShard));
  const names = await Promise.all([...files].map((file) => source.readNames(file)));
  return findNamedCards(typed, names.flat(), MOST);
}

function toHit({ name, ja }: CardName, lang: Lang): ShownHit<'card'> {
  return {
    id: name,
    kind: 'card',
    path: toCardPath(lang, name),
    names: orderNames({ en: name, ja }, lang),
    excerpt: [],
    excerptLang: lang,
  };
}
