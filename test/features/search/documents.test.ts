import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../../src/features/search/engine/engine.ts';
import { showResults } from '../../../src/features/search/show/show-results.ts';
import { toPlainText } from '../../../src/model/records/text.ts';
import { readCollections } from '../../../src/rulebook/book/read-collections.ts';
import { DIGEST } from '../../digest-project.ts';
import { ask, openStarter } from './engines.ts';

describe('documents are found', () => {
  const { documents } = readCollections(DIGEST);
  let engine: SearchEngine;
  beforeAll(() => {
    engine = openStarter();
  });

  test('by their titles in either language', () => {
    const titles = documents.flatMap(({ id, title }) =>
      [title.en, title.ja].flatMap((name) => (name ? [[`ruling:${id}`, name] as const] : [])),
    );
    expect(titles.filter(([id, name]) => !ask(engine, name, 3).includes(id))).toEqual([]);
  });

  test('rulings by every card they name', () => {
    const named = documents.flatMap(({ id, rulings }) =>
      rulings.flatMap((ruling) =>
        ruling.cards.flatMap(({ en, ja }) =>
          [en, ja].flatMap((name) => (name ? [[`ruling:${id}#${ruling.id}`, name] as const] : [])),
        ),
      ),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(([id, name]) => !ask(engine, name, 20).includes(id))).toEqual([]);
  });

  test('cards by name, notes and rules of documents by their words', () => {
    for (const { id, cards } of documents)
      for (const { id: card, names } of cards)
        expect(ask(engine, names.en ?? names.ja ?? '', 10)).toContain(`ruling:${id}#${card}`);
  });

  test('rules of documents by their words, named by their title or the number they have there', () => {
    const rules = documents.flatMap((document) =>
      document.rules.flatMap(({ number, en, ja }) => {
        const text = toPlainText(en?.blocks ?? ja?.blocks ?? []);
        return text ? [{ id: `ruling:${document.id}#${number}`, number, text }] : [];
      }),
    );
    expect(rules.length).toBeGreaterThan(10);
    const shown = rules.flatMap(({ id, number, text }) => {
      const { groups } = showResults(engine, engine.search(text), 'ja', 0, 20);
      const hit = groups.flatMap(({ hits }) => hits).find((each) => each.id === id);
      return hit ? [{ number, first: hit.names[0]?.text }] : [];
    });
    expect(shown.length / rules.length).toBeGreaterThan(0.9);
    expect(shown.filter(({ number, first }) => first === number).length).toBeGreaterThan(5);
    expect(shown.filter(({ first }) => !first)).toEqual([]);
  });

  test('rulings by the ids that print gives them', () => {
    const printed = documents.flatMap(({ id, rulings }) =>
      rulings.filter((ruling) => /^[A-Z]+\.\d/.test(ruling.id)).map((ruling) => [id, ruling.id] as const),
    );
    expect(printed.length).toBeGreaterThan(5);
    for (const [document, id] of printed) expect(ask(engine, id, 3)).toContain(`ruling:${document}#${id}`);
  });
});
