import { describe, expect, test } from 'vitest';
import { createRenderer } from '../../../src/features/render/create-renderer.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { collections, edition, number, paragraph, rule, smallBook } from '../../rulebook/book/small-book.ts';
import { linksOf, renderText, textOf } from './render-text.ts';

const book = smallBook(
  [
    '2',
    '3',
    '4',
    '6',
    '601',
    '601.2',
    ...'abcdefgh'.split('').map((letter) => `601.2${letter}`),
    '701',
    '701.60',
    '702',
    '702.9',
    '702.9b',
    '709',
    '709.5',
    '810.8',
    '810.9',
    '903',
  ].map((of) => rule(of, 'Text.')),
);
const link = (of: string, lang = 'en') => `${of} → /${lang}/cr/${of}/`;

describe('English', () => {
  test.each([
    ['See rule 702.9b.', ['702.9b']],
    ['Follow rules 601.2b and 601.2f–h.', ['601.2b', '601.2f', '601.2h', '601.2g']],
    ['Follow rules 601.2a-d, then stop.', ['601.2a', '601.2d', '601.2b', '601.2c']],
    ['Rules 810.8–810.9 do.', ['810.8', '810.9']],
    ['See section 6, “Spells.”', ['6']],
    ['See sections 2–4.', ['2', '4', '3']],
    ['(see rule 903, “Commander”)', ['903']],
  ])('%s links %j', (text, numbers) => {
    const html = renderText(book, text);
    expect(linksOf(html, 'reference')).toEqual(numbers.map((of) => link(of)));
    expect(textOf(html)).toBe(text);
  });

  test.each([
    'It costs 702.50 dollars.',
    'In 1999, 601 people came.',
    'a 2/2 creature',
    '{702}',
    'version 601.2.3',
    '$702.9',
  ])('%s links nothing', (text) => expect(renderText(book, text)).not.toContain('<a'));
});

describe('Japanese', () => {
  test.each([
    ['rule903 [統率者戦]参照。', ['903']],
    ['rule 701.60 〔戦慄予示〕', ['701.60']],
    ['810.8と810.9を参照。', ['810.8', '810.9']],
    ['709.5項がある。', ['709.5']],
    ['rule 601.2b と rule 601.2f-h', ['601.2b', '601.2f', '601.2h', '601.2g']],
    ['ルール702.9bの例外', ['702.9b']],
  ])('%s links %j', (text, numbers) => {
    const html = renderText(book, text, 'ja');
    expect(linksOf(html, 'reference')).toEqual(numbers.map((of) => link(of, 'ja')));
    expect(textOf(html)).toBe(text);
  });
});

test('the middle of a range is listed after it with its full number as name', () => {
  expect(renderText(book, 'rules 601.2f–h')).toBe(
    'rules <a class="reference" href="/en/cr/601.2f/">601.2f</a>–' +
      '<a class="reference" href="/en/cr/601.2h/" aria-label="601.2h">h</a>' +
      '<span class="range-middle">(<a class="reference" href="/en/cr/601.2g/" aria-label="601.2g">g</a>)</span>',
  );
});

test('of a long range the section above stands for the middle', () => {
  const long = smallBook([
    rule('702', '# Keywords'),
    ...Array.from({ length: 40 }, (_, index) => rule(`702.${index + 1}`, 'Text.')),
  ]);
  expect(linksOf(renderText(long, 'rules 702.2–702.30'), 'reference')).toEqual(
    ['702.2', '702.30', '702'].map((of) => link(of)),
  );
  expect(renderText(long, 'rules 702.2–702.30')).toContain('aria-label="702">702</a>)');
});

test('a number the edition does not have is marked and not linked', () => {
  const html = renderText(book, 'See rule 799.1.');
  expect(html).toMatch(/^See rule <span class="reference-unresolved" title="[^"]+">799\.1<\/span>\.$/);
});

test('a rule does not link to itself', () => {
  expect(renderText(book, 'Rule 702.9b says so.', 'en', { at: { number: number('702.9b') } })).toBe(
    'Rule 702.9b says so.',
  );
});

test('links lead to pages of the page’s language, under the base', () => {
  const rendered = createRenderer(book, { base: '/rules/' }).renderBlocks([paragraph('rule 702.9')], {
    lang: 'en',
    pageLang: 'ja',
  });
  expect(rendered[0]?.html).toContain('href="/rules/ja/cr/702.9/"');
});

describe('a text of another edition', () => {
  const two = createBook(
    collections([], [], {
      editions: [edition('2024-09-20'), edition('2026-02-27')],
      rules: {
        '2024-09-20': [rule('701.34', '# Manifest'), rule('701.35', '# Detain')],
        '2026-02-27': [rule('701.34', '# Proliferate'), rule('701.40', '# Manifest')],
      },
      changes: [
        {
          before: '2024-09-20',
          after: '2026-02-27',
          rules: [
            { from: number('701.34'), to: number('701.40'), text: 'same' },
            { from: number('701.35') },
            { to: number('701.34') },
          ],
          glossary: [],
        },
      ],
    }),
  );
  test('leads to where the rule is today and says so', () => {
    const html = renderText(two, 'rule 701.34', 'en', { edition: '2024-09-20' });
    expect(html).toBe('rule <a class="reference" href="/en/cr/701.40/" title="Now rule 701.40">701.34</a>');
  });
  test('links nothing that is gone, or that only today’s edition has', () => {
    expect(renderText(two, 'rules 701.35 and 701.40', 'en', { edition: '2024-09-20' })).not.toContain('<a');
  });
  test('uses today’s numbers where no edition is given', () => {
    expect(linksOf(renderText(two, 'rule 701.34'))).toEqual(['701.34 → /en/cr/701.34/']);
  });
});
