import type { CardRuling, KeptCard } from '../../model/records/kept-card.ts';
import { type Subject, toSubjectKey } from '../../rulebook/book/references.ts';
import { append } from '../search/engine/values.ts';
import type { RelatedCard } from './relate-card.ts';

/** Makes what tells of rules and terms, taken together, which cards need them and what was ruled about them. */
export function createCardsAbout(related: readonly RelatedCard[]) {
  const needing = new Map<string, KeptCard[]>();
  const ruled = new Map<string, { card: KeptCard; ruling: CardRuling }[]>();
  for (const { card, relations } of related) {
    const needed = relations.rules.filter(({ by }) => by !== 'ruling').map(({ number }) => number);
    for (const key of [...needed, ...relations.terms]) append(needing, key, card);
    for (const [place, subjects] of relations.rulings.entries()) {
      const ruling = card.rulings[place];
      const entry = ruling && { card, ruling };
      if (entry) for (const subject of subjects) append(ruled, toSubjectKey(subject), entry);
    }
  }
  return (subjects: readonly Subject[]) => {
    const keys = subjects.map(toSubjectKey);
    const cards = new Set(keys.flatMap((key) => needing.get(key) ?? []));
    const rulings = new Set(keys.flatMap((key) => ruled.get(key) ?? []));
    return {
      /** The best known first. */
      cards: [...cards].sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity)),
      /** The newest first. */
      rulings: [...rulings].sort((a, b) => b.ruling.date.localeCompare(a.ruling.date)),
    };
  };
}
