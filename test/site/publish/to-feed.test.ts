import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { type Feed, toFeed } from '../../../src/site/publish/to-feed.ts';

const feed: Feed = {
  lang: 'ja',
  address: 'https://rules.example/ja/feed.xml',
  page: 'https://rules.example/ja/changes/',
  title: '対訳 <変更点> & more',
  description: '版ごとの変更点',
  author: 'Taiyaku',
  entries: [
    {
      address: 'https://rules.example/ja/changes/2026-02-02/',
      title: '2026年2月2日版',
      summary: '新規1 & 改訂2 <b>',
      day: '2026-02-02',
    },
    {
      address: 'https://rules.example/ja/changes/2025-09-01/',
      title: '2025年9月1日版',
      summary: 'なし',
      day: '2025-09-01',
    },
  ],
};

interface Element {
  name: string;
  attribs: Record<string, string>;
  children: Element[];
  data?: string;
}
const read = (xml: string): Element => {
  const root = (parseDocument(xml, { xmlMode: true }) as unknown as Element).children.find(
    (each) => each.name === 'feed',
  );
  if (!root) throw new Error('no feed');
  return root;
};
const all = (element: Element, name: string) => element.children.filter((each) => each.name === name);
const text = (element: Element | undefined) => element?.children.map(({ data }) => data).join('');

describe('the feed of a language', () => {
  const root = read(toFeed(feed));

  test('has what RFC 4287 asks of a feed, once each', () => {
    expect(root.attribs).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'ja' });
    for (const name of ['id', 'title', 'updated', 'author']) expect(all(root, name), name).toHaveLength(1);
    expect(all(root, 'link').map(({ attribs }) => [attribs['rel'], attribs['href']])).toEqual([
      ['self', feed.address],
      ['alternate', feed.page],
    ]);
    expect(text(all(root, 'updated')[0])).toBe('2026-02-02T00:00:00Z');
  });

  test('has an entry an edition, each with id, title, time, link and summary', () => {
    const entries = all(root, 'entry');
    expect(entries).toHaveLength(2);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'summary'])
        expect(all(entry, name), name).toHaveLength(1);
      expect(text(all(entry, 'id')[0])).toBe(all(entry, 'link')[0]?.attribs['href']);
      expect(text(all(entry, 'updated')[0])).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    }
    expect(new Set(entries.map((entry) => text(all(entry, 'id')[0]))).size).toBe(2);
  });

  test('lets nothing of a text become markup', () => {
    expect(text(all(root, 'title')[0])).toBe(feed.title);
    expect(toFeed(feed)).not.toContain('<b>');
  });

  test('is the same from the same book, and well formed without entries', () => {
    expect(toFeed(feed)).toBe(toFeed({ ...feed }));
    expect(text(all(read(toFeed({ ...feed, entries: [] })), 'updated')[0])).toBe('1970-01-01T00:00:00Z');
  });
});
