import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../../src/features/search/engine/engine.ts';
import type { Variant } from '../../../src/features/search/engine/text-index.ts';
import { cutExcerpt, findMatches } from '../../../src/features/search/show/create-excerpt.ts';
import { showResults } from '../../../src/features/search/show/show-results.ts';
import type { Lang } from '../../../src/model/records/lang.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { readCollections } from '../../../src/rulebook/book/read-collections.ts';
import { DIGEST } from '../../digest-project.ts';
import { openStarter } from './engines.ts';

const createExcerpt = (text: string, lang: Lang, variants: readonly Variant[], phrase: string) =>
  cutExcerpt(text, lang, findMatches(text, variants, phrase));

describe('results as a page shows them', () => {
  let engine: SearchEngine;
  beforeAll(() => {
    engine = openStarter();
  });
  const show = (query: string, lang: 'en' | 'ja', count = 10) =>
    showResults(engine, engine.search(query), lang, 0, count);

  test('a result has both names, the reader’s first, and stands under its section', () => {
    const [group] = show('deathtouch', 'ja').groups;
    expect(group?.above.map(({ number }) => number)).toEqual(['702']);
    expect(group?.hits[0]?.names).toEqual([
      { text: '接死', lang: 'ja' },
      { text: 'Deathtouch', lang: 'en' },
    ]);
  });

  test('what was searched for in one language is marked in the other', () => {
    const hits = show('deathtouch', 'ja').groups.flatMap((group) => group.hits);
    expect(hits.flatMap(({ excerpt }) => excerpt).some(({ marked, text }) => marked && text === '接死')).toBe(
      true,
    );
  });

  test('one rule that leads clearly stands above the list, in both languages; a guess or a number does not', () => {
    const clear = ['deathtouch', 'trample', 'state-based actions', '接死', 'マリガン', '先制攻撃'].map(
      (query) => show(query, 'ja').answer,
    );
    const answers = clear.filter((answer) => answer !== undefined);
    expect(answers.length).toBeGreaterThan(0);
    for (const { texts, names } of answers) {
      expect(texts.map(({ lang }) => lang)).toEqual(['ja', 'en']);
      expect(names.length).toBeGreaterThan(0);
      for (const { text } of texts) expect(text).toMatch(/[.。…)）]$/);
    }
    for (const query of ['702.2b', 'qqqq zzzz', 'player']) expect(show(query, 'en').answer).toBeUndefined();
  });

  test('the pieces of an excerpt are the text', () => {
    const text = 'First strike is about the combat damage step.';
    const parts = createExcerpt(text, 'en', [{ lang: 'en', parts: ['combat', 'damag'] }], '');
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ marked }) => marked).map((part) => part.text)).toEqual(['combat damage']);
  });

  test.each([
    ['召喚酔い', /^(?:the )?rule$/i],
    ['layers', /effect/i],
    ['ルールによる召喚酔い', /^rule$/i],
  ])('%s marks what matched, and not %s', (query, never) => {
    for (const lang of ['en', 'ja'] as const)
      for (const { hits } of show(query, lang, 20).groups)
        for (const { excerpt } of hits)
          for (const { marked, text } of excerpt) if (marked) expect(text).not.toMatch(never);
  });

  test('no symbol is cut, by the ends of an excerpt or by a mark', () => {
    const symbol = fc.constantFrom('{T}', '{W/U}', '{2/B}', '{10}', '{CHAOS}');
    const words = fc.array(fc.oneof(symbol, fc.constantFrom('pay ', 'tap t', ' 2 ', 'w', '、', ': ')), {
      maxLength: 120,
    });
    const searched = fc.constantFrom('t', 'w', '2', 'pay', 'chaos', '10');
    fc.assert(
      fc.property(words, searched, fc.constantFrom('en' as const, 'ja' as const), (all, word, lang) => {
        for (const { text } of createExcerpt(all.join(''), lang, [{ lang, parts: [word] }], word))
          expect(text.replace(/\{[^{}]+\}/g, '')).not.toMatch(/[{}]/);
      }),
    );
  });

  test('a word of katakana is not marked inside a longer one', () => {
    const parts = createExcerpt(
      'アンタップしてからタップする。',
      'ja',
      [{ lang: 'ja', parts: ['たっぷ'] }],
      '',
    );
    expect(parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')).toBe(
      'アンタップしてから[タップ]する。',
    );
  });

  test('words of one name are marked where they stand together', () => {
    const text = 'Combat begins, and damage is combat damage: “summoning sickness” rule.';
    const variants = [
      { lang: 'en' as const, parts: ['combat', 'damag'] },
      { lang: 'en' as const, parts: ['sick', 'rule'] },
    ];
    const parts = createExcerpt(text, 'en', variants, '');
    expect(parts.filter(({ marked }) => marked).map((part) => part.text)).toEqual(['combat damage']);
  });

  test('the next results go on where the first ended', () => {
    const result = engine.search('player');
    const ids = (from: number) =>
      showResults(engine, result, 'en', from, 5).groups.flatMap((group) => group.hits.map(({ id }) => id));
    expect([...ids(0), ...ids(5)]).toEqual(result.hits.slice(0, 10).map(({ doc }) => doc.id));
  });

  test('every entry of the glossary has its own address', () => {
    const book = createBook(readCollections(DIGEST));
    const paths = new Set(
      engine.resources.docs.list
        .filter(({ kind }) => kind === 'glossary')
        .map(
          (doc) =>
            showResults(engine, { ...engine.search('x'), hits: [{ doc, score: 1 }] }, 'en', 0, 1).groups[0]
              ?.hits[0]?.path,
        ),
    );
    expect([...paths].sort()).toEqual(book.glossary.map(({ slug }) => `/en/glossary/${slug}/`).sort());
  });
});
