import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import schema from 'jsonfeed-schema/schema-v1.1.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { type Feed, toJsonFeed } from '../../../src/site/publish/to-feed.ts';

const ajv = new Ajv({ strict: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);
const icon = 'https://rules.example/icons/icon-512.png';
const feed: Feed = {
  lang: 'ja',
  address: 'https://rules.example/ja/feed.json',
  page: 'https://rules.example/ja/changes/',
  title: '対訳 <変更点>',
  description: '版ごとの変更点',
  author: 'Taiyaku',
  entries: [],
};

test('the JSON feed of a language is as version 1.1 asks, with an item an edition', () => {
  const address = 'https://rules.example/ja/changes/2026-02-02/';
  const entry = { address, title: '2026年2月2日版', summary: '新規1件', day: '2026-02-02' };
  const read = JSON.parse(toJsonFeed({ ...feed, entries: [entry] }, icon));
  expect(validate(read), ajv.errorsText(validate.errors)).toBe(true);
  expect(read).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'ja',
    feed_url: feed.address,
  });
  expect(read.items).toEqual([
    {
      id: address,
      url: address,
      title: '2026年2月2日版',
      content_text: '新規1件',
      date_published: '2026-02-02T00:00:00Z',
    },
  ]);
});

test('its schema refuses a feed without items', () => {
  expect(validate({ ...JSON.parse(toJsonFeed(feed, icon)), items: undefined })).toBe(false);
});

test('whatever an edition is called, the feed is whole and says it', () => {
  const text = fc.string({ unit: 'binary', minLength: 1 });
  fc.assert(
    fc.property(text, text, (title, summary) => {
      const entry = { address: feed.page, title, summary, day: '2026-02-02' };
      const read = JSON.parse(toJsonFeed({ ...feed, entries: [entry] }, icon));
      expect(validate(read)).toBe(true);
      expect(read.items[0]).toMatchObject({ title, content_text: summary });
    }),
  );
});
