import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// As many cards as there are, out of the few sets at hand: `npx node bench/make-cards.ts SETS OUT [COUNT]`. Names are
// varied, and with them the texts, so that nothing is the same twice.

interface PrintedCard {
  name: string;
  rulings?: object[];
  foreignData?: { language: string; name?: string }[];
}

const [sets = '', out = '', count = '25000'] = process.argv.slice(2);
const cards = new Map<string, PrintedCard[]>();
for (const file of readdirSync(sets).sort()) {
  const { data }: { data: { cards: PrintedCard[] } } = JSON.parse(readFileSync(join(sets, file), 'utf8'));
  const byName = Map.groupBy(data.cards, ({ name }) => name);
  for (const [name, printings] of byName) if (!cards.has(name)) cards.set(name, printings);
}

const varied = new Map<string, string[]>();
for (let round = 0; varied.size < Number(count); round++)
  for (const [name, printings] of cards)
    if (varied.size < Number(count))
      varied.set(
        toVaried(name, round),
        printings.slice(0, 2).map((card) => vary(card, round)),
      );
const data = [...varied].map(([name, entries]) => `${JSON.stringify(name)}: [${entries.join(',')}]`);
writeFileSync(out, `{"meta": {"date": "2026-01-01"}, "data": {${data.join(', ')}}}`);

function toVaried(name: string, round: number): string {
  return round === 0 ? name : `${name}${round}`;
}

/** The third Fire is `Fire3`, 火3 in Japanese, wherever its texts name it. */
function vary(card: PrintedCard, round: number): string {
  const names = [card.name, card.foreignData?.find(({ language }) => language === 'Japanese')?.name ?? ''];
  return names
    .filter((name) => name.length > 1)
    .reduce((text, name) => text.replaceAll(name, toVaried(name, round)), JSON.stringify(card));
}
