import { readFileSync } from 'node:fs';
import { cardKeywordsSchema, createCardRelator } from '../src/features/cards/relate-card.ts';
import { loadBook } from '../src/rulebook/book/load-book.ts';

// What cards are said to need, a few lines each, to be judged by eye: `npx node bench/cards.ts COLLECTIONS [COUNT]`.
const [collections = 'content/collections', count = '100'] = process.argv.slice(2);
const { book, cards = [] } = loadBook({ collections, authored: 'content' });
const keywords = cardKeywordsSchema.parse(JSON.parse(readFileSync('content/card-keywords.json', 'utf8')));
const relate = createCardRelator(book, keywords);
const step = Math.max(1, Math.floor(cards.length / Number(count)));
for (const card of cards.filter((_, index) => index % step === 0)) {
  const { rules, rulings } = relate(card);
  console.log(
    `\n${card.name} | ${card.faces.map(({ type }) => type.en).join(' // ')} | ${card.keywords.join(', ')}`,
  );
  console.log(card.faces.flatMap(({ text }) => text.en).join('\n'));
  console.log(
    '→',
    rules.map(({ number, by }) => `${number} ${book.titleOf(number, 'en') ?? ''} (${by})`).join('; '),
  );
  card.rulings.forEach(({ en }, index) => {
    const about = (rulings[index] ?? []).map((each) => (typeof each === 'string' ? each : each.slug));
    if (about.length > 0) console.log('  ruling:', en.slice(0, 160), '→', about.join(' '));
  });
}
const start = performance.now();
for (const card of cards) relate(card);
console.log(`\n${cards.length} cards related in ${Math.round(performance.now() - start)} ms`);
