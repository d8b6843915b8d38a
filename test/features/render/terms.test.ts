import { expect, test } from 'vitest';
import { createRenderer } from '../../../src/features/render/create-renderer.ts';
import { entry, paragraph, rule, smallBook } from '../../rulebook/book/small-book.ts';
import { linksOf, renderText } from './render-text.ts';

const book = smallBook(
  [rule('702', '# Keyword Abilities'), rule('702.62', '# Suspend'), rule('717', '# Odd Cards')],
  [
    entry('ability', ['Ability', 'A thing.'], ['能力', '何か。']),
    entry('card', ['Card', 'A thing.'], ['カード', '何か。']),
    entry('suspend', ['Suspend', 'A keyword ability.'], ['待機', '何か。']),
  ],
);

test('a term is linked at its first mention only, in any block of the rule', () => {
  const rendered = createRenderer(book, { base: '/' }).renderBlocks(
    [paragraph('An ability of a card.'), paragraph('Cards have abilities.')],
    { lang: 'en', pageLang: 'ja' },
  );
  expect(rendered.map((block) => linksOf(block.html))).toEqual([
    ['ability → /ja/glossary/ability/', 'card → /ja/glossary/card/'],
    [],
  ]);
});

test('seen terms can be carried from call to call', () => {
  const renderer = createRenderer(book, { base: '/' });
  const context = { lang: 'en', pageLang: 'en', seenTerms: new Set<string>() } as const;
  expect(renderer.renderBlocks([paragraph('A card.')], context)[0]?.html).toContain('<a');
  expect(renderer.renderBlocks([paragraph('A card.')], context)[0]?.html).toBe('A card.');
});

test('an entry does not link to itself', () => {
  expect(renderText(book, 'An ability of a card.', 'en', { at: { slug: 'ability' } })).toBe(
    'An ability of a <a class="term" href="/en/glossary/card/">card</a>.',
  );
});

test('the name beside a rule number is no place for terms, unless it is one', () => {
  expect(linksOf(renderText(book, 'See rule 717, “Odd Cards.”'), 'term')).toEqual([]);
  expect(linksOf(renderText(book, 'See rule 702.62, “Suspend.”'), 'term')).toEqual([
    'Suspend → /en/glossary/suspend/',
  ]);
});

test('Japanese terms link too', () => {
  expect(linksOf(renderText(book, '待機は能力である。', 'ja'))).toEqual([
    '待機 → /ja/glossary/suspend/',
    '能力 → /ja/glossary/ability/',
  ]);
});
