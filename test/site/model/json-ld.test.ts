import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { createHistory } from '../../../src/rulebook/history/history.ts';
import { summariseRule } from '../../../src/site/model/programs/preview.ts';
import {
  type Thing,
  toDataThing,
  toGlossaryThing,
  toJsonLd,
  toPageThings,
  toRuleThing,
  toTermThing,
} from '../../../src/site/model/programs/things.ts';
import { collections, edition, entry, number, rule } from '../../rulebook/book/small-book.ts';
import { expandJsonLd, findDataFaults } from './find-data-faults.ts';

const SITE = 'https://rules.example/taiyaku';
const toAddress = (path: string) => SITE + path;
const flying = entry('flying', ['Flying; Flyer', 'Of {W}.'], ['飛行', '{W}のもの。']);
const book = createBook(
  collections([], [], {
    editions: [edition('2024-09-20'), edition('2026-02-27')],
    rules: {
      '2024-09-20': [
        rule('702', '# Keywords'),
        rule('702.8', '# Old', '# 旧'),
        rule('702.9', '# Flying', '# 飛行'),
      ],
      '2026-02-27': [rule('702', '# Keywords'), rule('702.9', '# Flying', '# 飛行')],
    },
    glossary: { '2024-09-20': [], '2026-02-27': [flying, entry('haste', ['Haste', 'Quick.'])] },
    changes: [
      {
        before: '2024-09-20',
        after: '2026-02-27',
        rules: [{ from: number('702.8') }],
        glossary: [],
      },
    ],
  }),
);
const history = createHistory(book);
const ruleThing = (of: string) => toRuleThing(book, summariseRule(book, history, number(of)), toAddress);
const crumbs = [{ path: '/ja/cr/', name: { text: '目次', lang: 'ja' as const } }];
const toPage = (about?: Thing, way = crumbs) =>
  toPageThings({ lang: 'ja', path: '/ja/cr/', title: '題', crumbs: way, about }, 'Taiyaku', toAddress);
const toHtml = (things: readonly Thing[]) =>
  `<html><head><script type="application/ld+json">${toJsonLd(things)}</script></head><body></body></html>`;

describe('what pages tell programs', () => {
  test.each<[string, Thing[]]>([
    ['home', toPage(undefined, [])],
    ['a page', toPage()],
    ['a rule', toPage(ruleThing('702.9'))],
    ['a short link', [ruleThing('702.9')]],
    ['a number out of use', toPage(ruleThing('702.8'))],
    ['a term', toPage(toTermThing(book, flying, toAddress))],
    ['the glossary', toPage(toGlossaryThing(book, toAddress))],
    ['the data', toPage(toDataThing(book, 'ja', 'Taiyaku', toAddress))],
  ])('of %s is valid and loses nothing as linked data', async (_, things) => {
    expect(await findDataFaults(toHtml(things))).toEqual([]);
    expect((await expandJsonLd(toJsonLd(things), `${SITE}/`)).length).toBe(things.length);
  });

  test('would be found wrong where it is', async () => {
    const wrong = { '@type': 'CreativeWork', ruleNumber: '702.9' };
    expect(await findDataFaults(toHtml([wrong]))).toEqual([expect.stringContaining('ruleNumber')]);
    expect(await findDataFaults(toHtml([{ '@type': 'Rule' }]))).toEqual([expect.stringContaining('Rule')]);
  });

  test('of home is the site and how to search it', () => {
    expect(toPage(undefined, [])[0]).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${SITE}/ja/search/?q={search_term_string}` },
      },
    });
  });

  test('of a page is the way to it from home', () => {
    const [page] = toPage();
    expect(page?.['breadcrumb']).toMatchObject({
      itemListElement: [
        { position: 1, name: 'ホーム', item: `${SITE}/ja/` },
        { position: 2, name: '目次', item: `${SITE}/ja/cr/` },
      ],
    });
  });

  test('of a term is both names and definitions, each in its language', () => {
    expect(toTermThing(book, flying, toAddress)).toMatchObject({
      '@type': 'DefinedTerm',
      name: [
        { '@language': 'ja', '@value': '飛行' },
        { '@language': 'en', '@value': 'Flying' },
      ],
      alternateName: [{ '@language': 'en', '@value': 'Flyer' }],
      description: [
        { '@language': 'ja', '@value': '白マナのもの。' },
        { '@language': 'en', '@value': 'Of white mana.' },
      ],
      inDefinedTermSet: { '@type': 'DefinedTermSet' },
    });
    expect(toGlossaryThing(book, toAddress)['hasDefinedTerm']).toHaveLength(2);
  });

  test('of a number out of use says so, with its last edition', () => {
    expect(ruleThing('702.8')).toMatchObject({ version: '2024-09-20', creativeWorkStatus: 'Obsolete' });
    expect(ruleThing('702.9')).not.toHaveProperty('creativeWorkStatus');
  });
});

test('whatever a text says, it stays in its script element and comes out as it was', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '</script>',
      '<!--<script>',
      '</SCRIPT \n>',
      ']]>',
      '\u2028\u2029',
      '&lt;/script&gt;',
      '飛行',
    ),
  );
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const name = texts.join('');
      const document = parseDocument(`${toHtml([{ '@type': 'Thing', name }])}`);
      const scripts = JSON.stringify(document, (key, value) =>
        /^(?:parent|prev|next)$/.test(key) ? undefined : value,
      );
      expect(scripts.match(/"name":"script"/g)).toHaveLength(1);
      const [, content = ''] =
        /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(toHtml([{ name }])) ?? [];
      expect(JSON.parse(content)['@graph'][0].name).toBe(name);
    }),
  );
});
