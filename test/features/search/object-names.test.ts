import { describe, expect, test } from 'vitest';
import { createRenderer } from '../../../src/features/render/create-renderer.ts';
import { buildSearchIndex } from '../../../src/features/search/build/build-search-index.ts';
import { readAuthoredTables } from '../../../src/features/search/disk/load-search.ts';
import { createEngine } from '../../../src/features/search/engine/create-engine.ts';
import { segmentJapanese } from '../../../src/rulebook/book/terms/segment-japanese.ts';
import { entry, paragraph, rule, smallBook } from '../../rulebook/book/small-book.ts';

/** `constructor`, `toString`, …: what every object answers to, though nobody put it there. */
const NAMES = [
  ...new Set([Object.prototype, Array.prototype, Function.prototype].flatMap(Object.getOwnPropertyNames)),
].filter((name) => /^[a-z]{4,}$/i.test(name));

describe('a word that every object of the language knows', () => {
  const toHeadword = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const glossary = NAMES.map((name) => entry(name.toLowerCase(), [toHeadword(name), `What a ${name} does.`]));
  const rules = [
    rule('1', '# Game'),
    rule('100', '# General'),
    rule('100.1', `A player may ${NAMES.join(', ')}.`),
  ];

  test('is a term like others: it is linked, indexed and found', async () => {
    const segment = segmentJapanese;
    const book = smallBook(rules, glossary, segment);
    const engine = createEngine(buildSearchIndex(book, readAuthoredTables(), segment));
    for (const name of NAMES)
      expect(
        engine.search(name).hits.map(({ doc }) => doc.id),
        name,
      ).toContain(`glossary:${toHeadword(name)}`);
    const [block] = createRenderer(book, { base: '/' }).renderBlocks([paragraph(NAMES.join(', '))], {
      lang: 'en',
      pageLang: 'en',
    });
    expect(block?.html).toContain('<a class="term"');
  });
});
