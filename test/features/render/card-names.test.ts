import { expect, test } from 'vitest';
import { smallBook } from '../../rulebook/book/small-book.ts';
import { linksOf, renderText, textOf } from './render-text.ts';

const book = smallBook([]);
const search = (query: string) => `https://scryfall.com/search?q=${encodeURIComponent(query)}`;
const addressOf = (text: string) =>
  /href="([^"]*)"/.exec(renderText(book, text, 'ja'))?.[1]?.replaceAll('&#x27;', "'");

test.each([
  ['《魔の魅惑/Aluren(TE)》', '!"Aluren"'],
  ["《カラスの罪/Raven's Crime》", '!"Raven\'s Crime"'],
  ['《Camouflage(UN)》', '!"Camouflage"'],
  ['《大地の  知識》', 'lang:ja "大地の知識"'],
  ['《漂流》', 'lang:ja "漂流"'],
  ['《Aluren／魔の魅惑》', '!"Aluren"'],
  ['《火/Fire//氷/Ice》', '!"Fire // Ice"'],
])('%s leads to a search for %s', (text, query) => {
  expect(addressOf(text)).toBe(search(query));
  expect(textOf(renderText(book, text, 'ja'))).toBe(text);
});

test.each(['《》', '《 》', '《…》', '《1/1》', '《{W/U}》', '《a"b》', '《<script>》', '《開いたまま'])(
  '%s is not linked',
  (text) => expect(linksOf(renderText(book, text, 'ja'))).toEqual([]),
);

test('the link is marked as leading out', () => {
  expect(renderText(book, '《漂流》', 'ja')).toMatch(
    /^<a class="card-name" href="[^"]+" rel="noopener">《漂流》<\/a>$/,
  );
});

test('the end of a name behind it is that card, however often it is named', () => {
  const html = renderText(book, '《沼の灯守》と《灯守》は《灯守》である。《灯台》', 'ja');
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  const whole = search('lang:ja "沼の灯守"');
  expect(addresses.map((href) => href?.replaceAll('&#x27;', "'"))).toEqual([
    whole,
    whole,
    whole,
    search('lang:ja "灯台"'),
  ]);
});
