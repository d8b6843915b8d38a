import { describe, expect, test } from 'vitest';
import { loadBook } from '../../../src/rulebook/book/load-book.ts';
import { createHistory } from '../../../src/rulebook/history/history.ts';
import { listChanges } from '../../../src/rulebook/history/list-changes.ts';
import { toChangesFeed } from '../../../src/site/model/changes/changes-feed.ts';
import { createLastChange } from '../../../src/site/model/changes/last-change.ts';
import { toFeed } from '../../../src/site/publish/to-feed.ts';
import { toSitemap } from '../../../src/site/publish/to-sitemap.ts';
import { toUserscriptHead } from '../../../src/site/publish/to-userscript-head.ts';
import { DIGEST } from '../../digest-project.ts';

const { book } = loadBook(DIGEST);
const history = createHistory(book);
const day = book.edition.id;

describe('the feed of the digest', () => {
  const feed = (lang: 'en' | 'ja') =>
    toChangesFeed(book, lang, 'feed.xml', (path) => `https://rules.example/${lang}${path}`);

  test('brings the text of each rule that the newest edition added or reworded, in the reader’s language', () => {
    for (const lang of ['en', 'ja'] as const) {
      const entry = feed(lang).entries.find(({ address }) => address.endsWith(`/${day}/`));
      const told = listChanges(book.changesOf(day)?.rules ?? []).slice(0, 300);
      expect(told.length).toBeGreaterThan(20);
      for (const { to, from } of told) expect(entry?.content, `${to}`).toContain(to ?? from);
      const added = told.find(
        ({ kind, to }) => kind === 'added' && to && book.ruleIn(day, to)?.[lang]?.blocks[0],
      );
      const words = added?.to && book.ruleIn(day, added.to)?.[lang]?.blocks[0]?.text.slice(0, 12);
      expect(entry?.content).toContain(words);
      expect(entry?.content).not.toMatch(/<(?!\/?(?:h3|p|em)\b)/);
    }
  });

  test('has an entry of its own where the Japanese of an edition is there', () => {
    const { entries } = feed('ja');
    expect(entries.map(({ address }) => address)).toContain(
      `https://rules.example/ja/changes/${day}/#japanese`,
    );
    const without = {
      ...book,
      editions: book.editions.map((each) => ({ ...each, japaneseEdition: '2024-09-20' })),
    };
    const before = toChangesFeed(without, 'ja', 'feed.xml', (path) => path).entries;
    expect(before.filter(({ address }) => address.includes('#japanese'))).toEqual([]);
    expect(toFeed(feed('ja'))).toContain('<content type="html">');
  });
});

describe('the sitemap', () => {
  const toDay = createLastChange({ book, history });

  test('says of a rule when it or one below it last changed, and of nothing else what editions do not say', () => {
    for (const number of history.published) {
      const last = toDay(`cr/${number}/`);
      expect(last, number).toMatch(/^\d{4}-\d\d-\d\d$/);
      for (const child of book.childrenOf(number))
        expect((toDay(`cr/${child.number}/`) ?? '') <= (last ?? '')).toBe(true);
    }
    expect(new Set(history.published.map((number) => toDay(`cr/${number}/`))).size).toBeGreaterThan(1);
    expect(toDay(`changes/${day}/`)).toBe(day);
    expect(toDay('about/')).toBeUndefined();
  });

  test('has it in the form that sitemaps.org asks for', () => {
    const made = toSitemap(['cr/702/', 'about/'], (path) => `https://rules.example${path}`, toDay);
    expect(made.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(2);
    expect(made).toMatch(/<loc>[^<]*\/ja\/cr\/702\/<\/loc><lastmod>/);
  });
});

test('a userscript says where it is had anew, and each edition and each build has a higher version', () => {
  const head = (edition: string, built?: string) =>
    toUserscriptHead(
      { name: 'Taiyaku', origin: 'https://rules.example', base: '/', built },
      'https://rules.example/',
      edition,
    );
  const versionOf = (text: string) => /@version\s+(\S+)/.exec(text)?.[1]?.split('.').map(Number) ?? [];
  expect(head(day)).toContain('// @updateURL   https://rules.example/taiyaku.user.js\n');
  expect(head(day)).toContain('// @downloadURL https://rules.example/taiyaku.user.js\n');
  const versions = [head('2026-02-27'), head(day), head(day, '2026-05-01'), head(day, '2026-11-01')].map(
    versionOf,
  );
  for (const version of versions) expect(version).toHaveLength(3);
  const asOne = versions.map((parts) => parts.reduce((all, part) => all * 1e8 + part, 0));
  expect(asOne).toEqual([...asOne].sort((a, b) => a - b));
  expect(new Set(asOne).size).toBe(4);
});
