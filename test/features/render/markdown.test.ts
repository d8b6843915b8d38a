import { expect, test } from 'vitest';
import { createRenderer } from '../../../src/features/render/create-renderer.ts';
import { rule, smallBook } from '../../rulebook/book/small-book.ts';

const renderer = createRenderer(smallBook([rule('100.1', 'Text.')]), { base: '/rules/' });
const render = (text: string) => renderer.renderMarkdown(text, { lang: 'en', pageLang: 'en' });

test.each([
  ['# About\n\nA *page*.', '<h1>About</h1>\n<p>A <em>page</em>.</p>'],
  ['See rule 100.1 and {T}.', 'href="/rules/en/cr/100.1/"'],
  ['[rules](/en/cr/)', '<p><a href="/rules/en/cr/">rules</a></p>'],
  ['[out](https://example.org/)', '<p><a href="https://example.org/">out</a></p>'],
  ['[bad](javascript:alert(1))', '<p><a>bad</a></p>'],
  ['[worse](//example.org/)', '<p><a>worse</a></p>'],
  ['[rule 100.1](/en/)', '<p><a href="/rules/en/">rule 100.1</a></p>'],
  ['`rule 100.1`', '<p><code>rule 100.1</code></p>'],
])('%s', (text, expected) => {
  expect(render(text)).toContain(expected);
});

test('raw HTML of an authored page is left out', () => {
  expect(render('<script>alert(1)</script>\n\ntext')).toBe('<p>text</p>');
});
