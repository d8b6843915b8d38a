import type { Card, NamedCard } from '../../../model/records/document.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { hasMoreWords, parseNames, splitTitle } from '../../blocks/parse-names.ts';
import { parseCardName } from '../find-cards.ts';
import type { Make } from './plan.ts';

/** A card printed in lines of its own. */
export const makeCard: Make = (builder, { block }) => {
  const { card: lines } = block;
  if (!lines) return;
  builder.close();
  builder.takeLabel(block);
  const place = builder.placeOf(block);
  const printed = builder.take([lines.name]);
  const { code = '', ...names } = toNames(printed);
  const other = lines.otherName && builder.take([lines.otherName]);
  if (other !== undefined) names.ja = parseNames(other, 'ja').ja ?? other;
  const saysMore = [printed, other].find((name) => name && hasMoreWords(name, [names.en, names.ja, code]));
  const type = lines.type && builder.take([lines.type]);
  const text = { en: [] as string[], ja: [] as string[] };
  for (const span of lines.text) {
    const line = builder.take([span]);
    text[hasJapanese(line) || (names.ja && !/[A-Za-z]{4}/.test(line)) ? 'ja' : 'en'].push(line);
  }
  const card: Card = {
    id: builder.ids.give(toSlug(names.en ?? names.ja ?? printed, 'card'), place),
    ...(builder.open.topic && { topic: builder.open.topic.id }),
    names,
    ...(saysMore && { printed: saysMore }),
    ...(lines.cost && { cost: builder.take([lines.cost]) }),
    type: type ? toTypes(type) : {},
    ...(lines.size && { size: builder.take([lines.size]) }),
    text,
    place,
  };
  builder.reading.records.cards.push(card);
  builder.open.card = card;
  if (lines.more.length === 0) return;
  const more = lines.more.map((span) => ({ type: 'paragraph' as const, text: builder.take([span]) }));
  const lang = more.some(({ text: line }) => hasJapanese(line)) ? 'ja' : 'en';
  const from = lines.more[0]?.from ?? block.from;
  const about = builder.addRuling('note', { ...block, from, paragraphs: [] }, { [lang]: more });
  about.card = card.id;
  about.cards = [{ ...names }];
  delete builder.open.ruling;
};

/** `《霜/Frost(AB)》`, `『霜』（Frost）`: the names of a card as printed above it. */
function toNames(printed: string): NamedCard {
  const bare = printed.replace(/^[『「《]([^『』「」《》]+)[』」》]/, '$1');
  const card = parseCardName(bare);
  const { en, ja } = parseNames(bare, hasJapanese(bare) ? 'ja' : 'en');
  return en && ja && !(card.en && card.ja) ? { en, ja } : card;
}

/** A type in one language or, parted by a sign, in both. */
function toTypes(type: string): Card['type'] {
  const { en, ja } = splitTitle(type, hasJapanese(type) ? 'ja' : 'en');
  return { ...(en && { en }), ...(ja && { ja }) };
}
