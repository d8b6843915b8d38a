import { beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/features/search/engine/create-engine.ts';
import type { SearchEngine } from '../../../src/features/search/engine/engine.ts';
import { ask, buildStarterFiles, openStarter } from './engines.ts';

describe('full text', () => {
  let engine: SearchEngine;
  beforeAll(() => {
    engine = openStarter();
  });
  const textOf = (id: string, lang: 'en' | 'ja') => {
    const { docs, textOf: read } = engine.resources;
    return read(docs.find(id)?.index ?? -1, lang);
  };

  test('any piece of a Japanese body finds its rule', () => {
    const rules = engine.resources.docs.list.filter(({ kind }) => kind === 'subrule').slice(0, 60);
    for (const { id } of rules) {
      const piece = textOf(id, 'ja').slice(3, 21);
      if (piece.length === 18) expect(ask(engine, piece, 5)).toContain(id);
    }
  });

  test('words of a rule in their order bring it to the top', () => {
    const rules = engine.resources.docs.list.filter(({ kind }) => kind === 'subrule').slice(0, 60);
    for (const { id } of rules) {
      const words = textOf(id, 'en').split(' ').slice(0, 8);
      if (words.length === 8) expect(ask(engine, words.join(' '), 5)).toContain(id);
    }
  });

  test('quoted text has to stand as it is', () => {
    const { hits } = engine.search('"combat damage"');
    expect(hits.length).toBeGreaterThan(0);
    for (const { doc } of hits)
      expect(
        `${textOf(doc.id, 'en')} ${doc.id} ${engine.resources.rowOf(doc.index)?.en}`.toLowerCase(),
      ).toContain('combat damage');
  });

  test('a name and a word of the text together find the rule under the name', () => {
    expect(ask(engine, '接死 damage', 4).filter((id) => id.startsWith('702.2')).length).toBeGreaterThan(1);
  });

  test('a filter keeps to a chapter, a kind, a language', () => {
    const ids = (filter: Parameters<SearchEngine['search']>[1]) =>
      engine.search('damage', filter).hits.map(({ doc }) => doc);
    expect(ids({ chapters: ['5'] }).every(({ id }) => id.startsWith('5'))).toBe(true);
    expect(ids({ kinds: ['glossary'] }).every(({ kind }) => kind === 'glossary')).toBe(true);
    expect(
      ids({ lang: 'ja' }).every(
        ({ id }) => textOf(id, 'ja') !== '' || /\d$/.test(id) || id.startsWith('glossary'),
      ),
    ).toBe(true);
  });

  test('the names alone answer before the text is there', () => {
    const { names } = buildStarterFiles();
    expect(ask(createEngine({ names }), 'せっし', 1)).toEqual(['702.2']);
  });

  test('a word of the running text is found by its reading', () => {
    const [first] = ask(engine, 'わりふる', 1);
    expect(textOf(first ?? '', 'ja')).toMatch(/割り?振/);
  });
});
