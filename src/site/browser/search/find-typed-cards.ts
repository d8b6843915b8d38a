import type { CardName } from '../../../features/cards/card-names.ts';
import { findNamedCards, listTypedBeginnings } from '../../../features/cards/find-named-cards.ts';
import type { SearchEngine } from '../../../features/search/engine/engine.ts';
import { toNameKey } from '../../../features/search/fold/fold-text.ts';
import type { ShownGroup, ShownHit } from '../../../features/search/show/show-results.ts';
import { type Lang, otherLang } from '../../../model/records/lang.ts';
import { readTypedNumber } from '../../../model/records/read-typed-number.ts';
import { toShard } from '../../../model/text/loose-key.ts';
import type { CardNamesResource } from '../../../outputs/api/card-names-resource.ts';
import { toCardPath } from '../../../rulebook/book/address.ts';
import { fetchJson } from '../fetch-json.ts';

/** Cards shown above the rules. */
const MOST = 5;

/** The cards that what is typed may name; none are looked for while a rule or term may be meant. Rejects without a connection. */
export async function findTypedCards(
  typed: string,
  lang: Lang,
  { resources }: SearchEngine,
): Promise<ShownGroup<'card'> | undefined> {
  const isOfTheBook = resources.nameIndex.findInKeys(`\n${toNameKey(typed)}`).length > 0;
  if (isOfTheBook || readTypedNumber(typed)) return undefined;
  const files = new Set(listTypedBeginnings(typed).map(toShard));
  const read = (file: string) => fetchJson<CardNamesResource>(`/api/v1/card-names/${file}.json`);
  const names = await Promise.all([...files].map(read));
  const found = findNamedCards(
    typed,
    names.flatMap(({ cards }) => cards),
    MOST,
  );
  return found.length > 0 ? { above: [], hits: found.map((card) => toHit(card, lang)) } : undefined;
}

function toHit({ name, ja }: CardName, lang: Lang): ShownHit<'card'> {
  const names = { en: name, ja };
  return {
    id: name,
    kind: 'card',
    path: toCardPath(lang, name),
    names: [lang, otherLang(lang)].flatMap((each) =>
      names[each] ? [{ text: names[each], lang: each }] : [],
    ),
    excerpt: [],
    excerptLang: lang,
  };
}
