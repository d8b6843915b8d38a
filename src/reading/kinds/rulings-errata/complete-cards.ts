import type { Card, NamedCard, NamePair, Ruling } from '../../../model/records/document.ts';

/**
 * Completes which cards the rulings name: one named in Japanese only gets the English name the document gives it
 * elsewhere (`《謙虚》` after `Humility《謙虚》`), and one printed as a card block counts where its English name is. The end
 * of a name (《多相の戦士》, Doppelganger) is short for the one card so called that the ruling names, else the document;
 * where there are several it is none.
 */
export function completeCards(rulings: readonly Ruling[], cards: readonly Card[]): void {
  const blocks: readonly NamedCard[] = cards.map((card) => card.names);
  const all = [...rulings.flatMap((ruling) => ruling.cards), ...blocks];
  const english = new Map<string, string>();
  for (const { en, ja } of all) if (ja && en && !english.has(ja)) english.set(ja, en);
  const common = new Set(cards.flatMap(({ text }) => text.en?.join(' ').match(/\b[a-z]+\b/g) ?? []));
  const meantBy = (card: NamedCard, own: readonly NamedCard[]): NamedCard | undefined => {
    const isLonger = ({ ja }: NamedCard) => card.ja && ja !== card.ja && ja?.endsWith(card.ja);
    if (card.en || (card.ja && english.has(card.ja)) || !all.some(isLonger)) return card;
    return onlyOf(own.filter(isLonger)) ?? onlyOf(all.filter(isLonger));
  };
  for (const ruling of rulings) {
    const text = ruling.ja?.blocks.map((block) => block.text).join('\n') ?? '';
    const printed = blocks.filter(({ en }) => {
      if (!en) return false;
      const end = en.slice(en.lastIndexOf(' ') + 1);
      const isUnlike = blocks.every((other) => other.en === en || !other.en?.endsWith(end));
      return hasWord(text, en) || (isUnlike && !common.has(end.toLowerCase()) && hasWord(text, end));
    });
    const named = ruling.cards.flatMap((card) => meantBy(card, ruling.cards) ?? []);
    const found = new Map<string, NamedCard>();
    for (const card of [...named, ...printed]) {
      const en = card.en ?? english.get(card.ja ?? '');
      const key = en ?? card.ja ?? '';
      found.set(key, { ...(en && { en }), ...card, ...found.get(key) });
    }
    ruling.cards = [...found.values()];
  }
}

/** The card that all these are, undefined where they are several or none. */
function onlyOf(cards: readonly NamePair[]): NamePair | undefined {
  const names = new Set(cards.map(({ ja }) => ja));
  return names.size === 1 ? cards[0] : undefined;
}

/** Whether a text has an English name that is no part of a longer word. */
function hasWord(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const around = at < 0 ? '' : text.charAt(at - 1) + text.charAt(at + name.length);
  return at >= 0 && !/[A-Za-z'’]/.test(around);
}
