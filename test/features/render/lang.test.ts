import { expect, test } from 'vitest';
import { createRenderer } from '../../../src/features/render/create-renderer.ts';
import { smallBook } from '../../rulebook/book/small-book.ts';
import { renderText } from './render-text.ts';

const book = smallBook([]);

test.each([
  ['接死/Deathtouch', '接死/<span lang="en">Deathtouch</span>'],
  ['X点とPTと{W}', null],
  ['これはFirst Strikeである', 'これは<span lang="en">First Strike</span>である'],
  ['能力だけ', '能力だけ'],
])('in Japanese, %s', (text, html) => {
  const rendered = renderText(book, text, 'ja');
  if (html === null) expect(rendered).not.toContain('lang=');
  else expect(rendered).toBe(html);
});

test.each([
  ['Deathtouch (接死)', 'Deathtouch (<span lang="ja">接死</span>)'],
  ['the 「能力」 of it', 'the <span lang="ja">「能力」</span> of it'],
  ['plain', 'plain'],
])('in English, %s', (text, html) => {
  expect(renderText(book, text)).toBe(html);
});

test('a heading has symbols and languages but no links', () => {
  const renderer = createRenderer(book, { base: '/' });
  expect(renderer.renderInline('接死/Deathtouch, rule 100', { lang: 'ja', pageLang: 'ja' })).toBe(
    '接死/<span lang="en">Deathtouch, rule</span> 100',
  );
});
