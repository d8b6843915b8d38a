import type { Ruling } from '../../records/document.ts';

/** Gives a card named in Japanese only the English name and code the document gives it elsewhere: `《謙虚》` after `Humility《謙虚》`. */
export function completeCards(rulings: readonly Ruling[]): void {
  const english = new Map<string, string>();
  for (const { cards } of rulings) {
    for (const card of cards) if (card.ja && card.en && !english.has(card.ja)) english.set(card.ja, card.en);
  }
  for (const { cards } of rulings) {
    for (const card of cards) {
      const name = card.ja ? english.get(card.ja) : undefined;
      if (name && !card.en) card.en = name;
    }
  }
}
