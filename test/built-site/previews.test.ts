import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { symbolPatterns } from '../../src/model/game/symbol-patterns.ts';
import { isRuleNumber } from '../../src/model/records/rule-number.ts';
import { findSymbol } from '../../src/model/records/symbol.ts';
import { SITES } from '../browser/sites.ts';

/** What a crawler that runs no script keeps of a page. */
interface Head {
  tags: Map<string, string>;
  links: { rel: string; hreflang: string; type: string; href: string }[];
}

function readHead(file: string): Head {
  const head: Head = { tags: new Map(), links: [] };
  const parser = new Parser({
    onopentag(name, { property, name: tagName, content, rel, hreflang = '', type = '', href = '' }) {
      const tag = property ?? tagName;
      if (name === 'meta' && tag) head.tags.set(tag, content ?? '');
      if (name === 'link' && rel) head.links.push({ rel, hreflang, type, href });
    },
  });
  const html = readFileSync(file, 'utf8');
  parser.end(html.slice(0, html.indexOf('</head>')));
  return head;
}

const listNumbers = (folder: string) => readdirSync(folder).filter(isRuleNumber);
/** A symbol, `{W/U}`, is whole or not there; no half of a character either. */
const isWhole = (text: string) =>
  /^[^{}]*(?:\{[^{}]+\}[^{}]*)*$/.test(text) && text.isWellFormed() && !/^\p{M}/u.test(text);

/** What is wrong with the tags that all previews share; empty where nothing is. */
function findTagFaults(
  { tags, links }: Head,
  number: string,
  longest: number,
  isGone: (number: string) => boolean,
): string[] {
  const title = tags.get('og:title') ?? '';
  const description = tags.get('og:description') ?? '';
  const told = `${title} ${description} ${tags.get('description')}`;
  const checks = {
    'symbols in words': (told.match(symbolPatterns().every) ?? []).every((printed) => !findSymbol(printed)),
    'edition named': /\d年\d+月\d+日版|\w+ \d+, \d{4} edition/.test(description),
    'out of use told': /欠番|no longer in use/.test(title) === isGone(number),
    title: title.startsWith(number) && title.length <= 70 && isWhole(title),
    description: description !== '' && description.length <= longest && isWhole(description),
    twitter: tags.get('twitter:title') === title && tags.get('twitter:description') === description,
    'digest told': /Unofficial|非公式/.test(tags.get('og:site_name') ?? ''),
    oembed: links.some(({ type }) => type === 'application/json+oembed'),
  };
  return Object.entries(checks).flatMap(([check, isRight]) =>
    isRight ? [] : [`${number}: ${check}: ${title} | ${description}`],
  );
}

/** What is wrong with the picture of a page; empty where nothing is. */
function findPictureFaults({ tags }: Head, out: string, address: string): string[] {
  const image = tags.get('og:image') ?? '';
  const checks = {
    'whole address': image.startsWith(`${address}pictures/`),
    'is there': existsSync(join(out, image.replace(address, ''))),
    size: tags.get('og:image:width') === '1200' && tags.get('og:image:height') === '630',
    'told in words': Boolean(tags.get('og:image:alt')),
    card: tags.get('twitter:card') === 'summary_large_image',
  };
  return Object.entries(checks).flatMap(([check, isRight]) => (isRight ? [] : [`${check}: ${image}`]));
}

/** The addresses of a page as a crawler gets them: its own, the canonical one, the other languages, oEmbed. */
function listAddresses({ tags, links }: Head): string[] {
  const named = links.filter(
    ({ rel, type }) => rel === 'canonical' || (rel === 'alternate' && !/atom|feed|markdown/.test(type)),
  );
  return [
    `og:url ${tags.get('og:url')}`,
    ...named.map(({ rel, hreflang, href }) => `${hreflang || rel} ${href}`),
  ];
}

for (const [name, { out, address }] of Object.entries(SITES)) {
  const isGone = (number: string) => {
    const { status } = JSON.parse(readFileSync(join(out, 'api/v1/rules', `${number}.json`), 'utf8'));
    return status === 'gone';
  };
  test(`a crawler finds a whole preview on every short page of the ${name} site`, () => {
    const numbers = listNumbers(join(out, 'cr'));
    expect(numbers.length).toBeGreaterThan(20);
    const faults = numbers.flatMap((number) => {
      const head = readHead(join(out, 'cr', number, 'index.html'));
      const oembed = `api/v1/oembed/${number}.json`;
      const expected = [
        `og:url ${address}cr/${number}/`,
        `canonical ${address}ja/cr/${number}/`,
        `en ${address}en/cr/${number}/`,
        `ja ${address}ja/cr/${number}/`,
        `x-default ${address}cr/${number}/`,
        `alternate ${address}${oembed}`,
      ];
      const found = listAddresses(head);
      return [
        ...findTagFaults(head, number, 80 + ' / '.length + 160, isGone),
        ...(found.join() === expected.join() ? [] : [`${number}: ${found.join(', ')}`]),
        ...(existsSync(join(out, oembed)) ? [] : [`${number}: no ${oembed}`]),
        ...(head.tags.get('og:locale') === 'ja_JP' && head.tags.get('og:locale:alternate') === 'en_US'
          ? []
          : [`${number}: locale`]),
      ];
    });
    expect(faults.slice(0, 10)).toEqual([]);
  });

  test(`every rule's page of the ${name} site has a preview in its own language`, () => {
    const faults = (['ja', 'en'] as const).flatMap((lang) =>
      listNumbers(join(out, lang, 'cr')).flatMap((number) => {
        const head = readHead(join(out, lang, 'cr', number, 'index.html'));
        const expected = [
          `og:url ${address}${lang}/cr/${number}/`,
          `canonical ${address}${lang}/cr/${number}/`,
          `en ${address}en/cr/${number}/`,
          `ja ${address}ja/cr/${number}/`,
          `x-default ${address}cr/${number}/`,
          `alternate ${address}api/v1/oembed/${number}.json`,
        ];
        const found = listAddresses(head);
        return [
          ...findTagFaults(head, number, 160, isGone),
          ...(found.join() === expected.join() ? [] : [`${lang} ${number}: ${found.join(', ')}`]),
          ...(head.tags.get('og:locale')?.startsWith(lang) ? [] : [`${lang} ${number}: locale`]),
        ];
      }),
    );
    expect(faults.slice(0, 10)).toEqual([]);
  });

  test(`every page of the ${name} site that a reader is sent to has a picture`, () => {
    const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?:ja|en|cr)[\\/].*index\.html$/.test(file),
    );
    expect(pages.length).toBeGreaterThan(60);
    const faults = pages.flatMap((file) =>
      findPictureFaults(readHead(join(out, file)), out, address).map((fault) => `${file}: ${fault}`),
    );
    expect(faults.slice(0, 10)).toEqual([]);
  });
}

test('a subrule is shown with the picture of its keyword, a number out of use with that of the site', () => {
  const { out, address } = SITES.starter;
  const imageOf = (page: string) => readHead(join(out, page, 'index.html')).tags.get('og:image');
  expect(imageOf('ja/cr/702.9b')).toBe(`${address}pictures/702.9.png`);
  expect(imageOf('cr/601.2')).toBe(`${address}pictures/601.png`);
  expect(imageOf('en/cr/509.5')).toBe(`${address}pictures/site.png`);
});
