import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entry, rule, smallBook } from '../../rulebook/book/small-book.ts';
import { renderText, textOf } from './render-text.ts';

const book = smallBook(
  [rule('601.2', 'Text.'), rule('601.2a', 'Text.'), rule('601.2b', 'Text.'), rule('601.2c', 'Text.')],
  [entry('ability', ['Ability', 'A thing.'], ['能力', '何か。'])],
);

test.each([
  ['<script>alert(1)</script>', '&#x3C;script>alert(1)&#x3C;/script>'],
  ['<img src=x onerror=alert(1)>', '&#x3C;img src=x onerror=alert(1)>'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['**bold** _it_ `code` # no', '**bold** _it_ `code` # no'],
  ['&lt;b&gt; &amp;', '&#x26;lt;b&#x26;gt; &#x26;amp;'],
  ['{"><script>}', '{">&#x3C;script>}'],
])('%s is text', (text, expected) => {
  expect(renderText(book, text)).toBe(expected);
});

test.each([
  ['a\u202eb', '[U+202E]'],
  ['a\u0000b', '[U+0000]'],
  ['a\u200bb', '[U+200B]'],
  ['a\ufeffb', '[U+FEFF]'],
  ['a\u2066b', '[U+2066]'],
  ['a\u{e0041}b', '[U+E0041]'],
  ['a\ud800b', '[U+D800]'],
])('an invisible character of %j is shown by its number', (text, shown) => {
  expect(renderText(book, text)).toBe(`a<bdi class="control-character">${shown}</bdi>b`);
});

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.constantFrom(
    '<',
    '>',
    '"',
    '&',
    '《',
    '》',
    '/',
    '{',
    '}',
    '{W/U}',
    '{T',
    'rule 601.2',
    'rules 601.2a–c',
    ' and ',
    '601.2',
    '–',
    '能力',
    '語',
    'ability',
    '\u202e',
    '。',
    'javascript:',
    '“',
    '”',
    '〔',
  ),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

test('whatever the text, a reader gets it whole, and only our own elements', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'ja'), (given, lang) => {
      // Braces around a rule are raw marks of the publisher, which a reader does not get.
      fc.pre(!/\{rules?\s/i.test(given));
      const html = renderText(book, given, lang);
      expect(html.replace(/<\/?(?:a|span|bdi|svg|use)(?: [a-z-]+="[^"<>]*")*>/g, '')).not.toContain('<');
      for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g))
        expect(address).toMatch(
          /^(?:\/(?:en|ja)\/(?:cr|glossary)\/|\/symbols\.svg#|https:\/\/scryfall\.com\/search\?q=)/,
        );
      expect(textOf(html).replace(/\[U\+[0-9A-F]+\]/g, '')).toBe(
        given.replace(
          /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu,
          '',
        ),
      );
    }),
    { numRuns: 300 },
  );
});

test('a text of 200,000 brackets comes out whole', () => {
  const given = '{'.repeat(50_000) + '《'.repeat(50_000) + '('.repeat(50_000) + '〔'.repeat(50_000);
  expect(textOf(renderText(book, given, 'ja'))).toBe(given);
});
