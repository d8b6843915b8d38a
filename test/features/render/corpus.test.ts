import { expect, test } from 'vitest';
import { createRenderer } from '../../../src/features/render/create-renderer.ts';
import type { TextHome } from '../../../src/features/render/nodes.ts';
import { listSideBlocks } from '../../../src/model/records/glossary-entry.ts';
import { LANGS, type Lang } from '../../../src/model/records/lang.ts';
import { isRuleNumber } from '../../../src/model/records/rule-number.ts';
import type { TextBlock } from '../../../src/model/records/text.ts';
import { type Book, createBook } from '../../../src/rulebook/book/book.ts';
import { describeWithCorpus } from '../../corpus.ts';
import { readCorpusEdition } from '../../rulebook/book/corpus-collections.ts';
import { textOf } from './render-text.ts';

/** Three-digit numbers that are no references, all there are: deck sizes and a repetition in the thousands. */
const NO_REFERENCE = /exactly 100 cards|are both 100|999,999/;

interface Text {
  lang: Lang;
  blocks: readonly TextBlock[];
  at: TextHome;
}

function textsOf(book: Book): Text[] {
  return LANGS.flatMap((lang) => [
    ...book.rules.flatMap(({ number, [lang]: side }) =>
      side ? [{ lang, blocks: side.blocks, at: { number } }] : [],
    ),
    ...book.glossary.flatMap(({ slug, [lang]: side }) =>
      side ? [{ lang, blocks: listSideBlocks(side), at: { slug } }] : [],
    ),
  ]);
}

describeWithCorpus('a real edition', () => {
  test.each([
    ['2026-02-27', { en: 'corpus/cr-en/20260227.txt' }, 2000, ['110.10']],
    [
      '2025-11-14',
      { en: 'corpus/cr-en/20251114.txt', ja: 'corpus/scale/ja-20251114.txt' },
      3800,
      ['110.10', '110.10'],
    ],
    ['2013-04-29', { en: 'corpus/cr-en/20130429.txt' }, 1200, []],
    ['2003-07-01', { en: 'corpus/cr-en/20030701.txt' }, 450, []],
  ])(
    '%s: every number is linked to a rule there is, and no character is lost',
    (edition, files, atLeast, unknown) => {
      const book = createBook(readCorpusEdition(edition, files));
      const renderer = createRenderer(book, { base: '/' });
      const unresolved: string[] = [];
      const missed: string[] = [];
      let links = 0;
      for (const { lang, blocks, at } of textsOf(book)) {
        const rendered = renderer.renderBlocks(blocks, { lang, pageLang: lang, at });
        for (const [index, { html }] of rendered.entries()) {
          expect(textOf(html)).toBe(blocks[index]?.text);
          for (const [, number = ''] of html.matchAll(/class="reference" href="\/..\/cr\/([^/]+)\/"/g)) {
            links++;
            expect(isRuleNumber(number) && book.rule(number)).toBeTruthy();
          }
          for (const [, number = ''] of html.matchAll(/class="reference-unresolved"[^>]*>([^<]*)</g))
            unresolved.push(number);
          const own = 'number' in at ? at.number : '';
          const rest = html.replace(
            /<a class="reference".*?<\/a>|<span class="reference-unresolved".*?<\/span>|<[^>]*>/g,
            '',
          );
          for (const [around] of rest.matchAll(/.{0,20}(?<![\d.])\d{3}(?:\.\d+[a-z]*)?\b.{0,20}/g)) {
            if (!NO_REFERENCE.test(around) && !(own && around.includes(own))) missed.push(around);
          }
        }
      }
      expect(unresolved).toEqual(unknown);
      expect(missed).toEqual([]);
      expect(links).toBeGreaterThan(atLeast);
    },
  );

  test('who cites a rule is what a search of the text for its number finds', () => {
    const book = createBook(readCorpusEdition('2026-02-27', { en: 'corpus/cr-en/20260227.txt' }));
    for (const target of ['704.5k', '509.1b', '116.2f', '608.2n']) {
      const found = book.rules.filter(
        (rule) =>
          rule.number !== target &&
          rule.en?.blocks.some(({ text }) => new RegExp(`${target}(?![a-z0-9])`).test(text)),
      );
      const cited = book.referrersOf(
        book.rules.find((rule) => rule.number === target)?.number ?? { slug: '' },
      );
      const inText = cited.flatMap((citation) => (citation.by === 'rule' ? [citation.number] : []));
      expect(new Set(inText)).toEqual(new Set([...found.map((rule) => rule.number), ...inText]));
      expect(found.every((rule) => inText.includes(rule.number))).toBe(true);
    }
  });
});
