import type { Card, NamePair, Ruling } from '../../../model/records/document.ts';

/**
 * Completes which cards the rulings name: one named in Japanese only gets the English name the document gives it
 * elsewhere (`《謙虚》` after `Humility《謙虚》`), and one printed as a card block counts where its English name is. A
 * Japanese name that is the end of other cards' names is short for one of them and none itself (《多相の戦士》).
 */
export function completeCards(rulings: readonly Ruling[], cards: readonly Card[]): void {
  const english = new Map<string, string>();
  const blocks = cards.map((card) => card.names);
  for (const card of [...rulings.flatMap((ruling) => ruling.cards), ...blocks]) {
    if (card.ja && card.en && !english.has(card.ja)) english.set(card.ja, card.en);
  }
  const names = [...rulings.flatMap((ruling) => ruling.cards), ...blocks].flatMap(({ ja }) => ja ?? []);
  const isShort = ({ en, ja }: NamePair) =>
    ja !== undefined && !en && !english.has(ja) && names.some((name) => name !== ja && name.endsWith(ja));
  for (const ruling of rulings) {
    ruling.cards = ruling.cards.filter((card) => !isShort(card));
    for (const card of ruling.cards) {
      const name = card.ja ? english.get(card.ja) : undefined;
      if (name && !card.en) card.en = name;
    }
    const text = ruling.ja?.blocks.map((block) => block.text).join('\n') ?? '';
    for (const names of blocks) if (isNamed(text, names, ruling)) ruling.cards.push({ ...names });
  }
}

function isNamed(text: string, names: NamePair, ruling: Ruling): boolean {
  if (!names.en || ruling.cards.some((card) => card.en === names.en)) return false;
  const at = text.indexOf(names.en);
  const around = at < 0 ? '' : text.charAt(at - 1) + text.charAt(at + names.en.length);
  return at >= 0 && !/[A-Za-z'’]/.test(around);
}
