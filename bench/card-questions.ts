import { readFileSync } from 'node:fs';
import { createCardSource } from '../src/features/cards/card-source.ts';
import { findCardsInQuestion } from '../src/features/cards/find-cards-in-question.ts';
import { buildFromBook } from '../src/features/search/disk/load-search.ts';
import { createEngine } from '../src/features/search/engine/create-engine.ts';
import type { SearchResult } from '../src/features/search/engine/engine.ts';
import { CONTENT_FOLDERS } from '../src/rulebook/book/read-collections.ts';
import { loadSiteContent } from '../src/site/model/site-content.ts';

// The share of the rules that must be cited among the first five, of questions that name cards, with and without the
// card file: `npx node bench/card-questions.ts COLLECTIONS`, of sets that have the cards (here the ten at hand).
const [collections = 'content/collections', file = 'bench/card-questions.json'] = process.argv.slice(2);
const content = loadSiteContent({ ...CONTENT_FOLDERS, collections });
const source = createCardSource(content.cards ?? [], content.segment);
const engine = createEngine(buildFromBook(content));
const questions: { q: string; must: string[] }[] = JSON.parse(readFileSync(file, 'utf8'));
const sums = { with: 0, without: 0, named: 0 };
for (const { q, must } of questions) {
  const cards = await findCardsInQuestion(q, source, engine.resources);
  const shareOf = (result: SearchResult) => {
    const first = result.hits.filter(({ doc }) => doc.number).slice(0, 5);
    return must.filter((number) => first.some(({ doc }) => doc.number === number)).length / must.length;
  };
  const [own, bare] = [shareOf(engine.search(q, {}, cards)), shareOf(engine.search(q))];
  sums.with += own;
  sums.without += bare;
  sums.named += cards.length > 0 ? 1 : 0;
  if (own < 1)
    console.log(
      `${own.toFixed(1)} ${bare.toFixed(1)} ${q} (${must.join(', ')}) ${cards.map(({ card }) => card.name).join('; ')}`,
    );
}
for (const [name, sum] of Object.entries(sums)) console.log(name, (sum / questions.length).toFixed(3));
