import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChunks } from '../../../src/disk/read-chunks.ts';
import { collectCards } from '../../../src/reading/cards/collect-cards.ts';
import { cutEntries } from '../../../src/reading/cards/cut-entries.ts';
import { createFolder } from '../../ingest/run-script.ts';

const SET = readFileSync('test/fixtures/cards/set.json');
const moth = {
  object: 'card',
  oracle_id: 'm',
  layout: 'normal',
  lang: 'en',
  name: 'Lantern Moth',
  mana_cost: '{1}{W}',
  type_line: 'Creature — Insect',
  oracle_text: 'Flying',
  power: '1',
  toughness: '1',
  keywords: ['Flying'],
  edhrec_rank: 40,
};
const japanese = {
  ...moth,
  lang: 'ja',
  printed_name: '灯籠の蛾',
  printed_text: '飛行',
  printed_type_line: 'クリーチャー — 昆虫',
  released_at: '2024-01-01',
};
const ruling = {
  object: 'ruling',
  oracle_id: 'm',
  source: 'wotc',
  published_at: '2024-05-01',
  comment: 'It flies.',
};

const read = (...texts: (string | Uint8Array)[]) =>
  collectCards(texts.map((text, index) => ({ file: `${index}.json`, chunks: [Buffer.from(text)] })));
const toLines = (...values: object[]) =>
  `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]\n`;

describe('a card file', () => {
  test('of MTGJSON gives each card once, with its faces, names, newest Japanese and rulings by day', () => {
    const { cards, diagnostics } = read(SET);
    expect(diagnostics).toEqual([]);
    expect(cards.map(({ name }) => name)).toEqual([
      'Anchor Vow',
      'Dawn // Dusk',
      'Harbour Drake',
      'Lantern Moth',
      'Wordless Clerk',
    ]);
    expect(cards[1]?.faces.map(({ names, type }) => [names, type.ja])).toEqual([
      [{ en: 'Dawn', ja: '曙' }, 'インスタント'],
      [{ en: 'Dusk', ja: '黄昏' }, 'ソーサリー'],
    ]);
    expect(cards[3]).toMatchObject({
      faces: [
        {
          names: { en: 'Lantern Moth', ja: '灯籠の蛾' },
          cost: '{1}{W}',
          size: '1/1',
          text: { ja: ['飛行', expect.stringContaining('死亡')] },
        },
      ],
      keywords: ['Flying'],
      rank: 40,
      rulings: [{ date: '2022-02-02' }, { date: '2024-05-01' }],
    });
    expect(cards[4]?.faces[0]?.names).toEqual({ en: 'Wordless Clerk' });
  });

  test('of MTGJSON with every card under its name gives the same', () => {
    const set = JSON.parse(SET.toString());
    const data = Object.fromEntries(Map.groupBy(set.data.cards, ({ name }: { name: string }) => name));
    expect(read(JSON.stringify({ meta: set.meta, data })).cards).toEqual(read(SET).cards);
  });

  test('of Scryfall, its rulings beside it in any order, may be JSON or JSON Lines', () => {
    const rulings = toLines(ruling);
    const { cards, diagnostics } = read(rulings, toLines(moth, japanese));
    expect(diagnostics).toEqual([]);
    expect(cards).toMatchObject([
      {
        name: 'Lantern Moth',
        faces: [{ names: { ja: '灯籠の蛾' }, text: { ja: ['飛行'] } }],
        rulings: [{ date: '2024-05-01', en: 'It flies.' }],
      },
    ]);
    const lines = [moth, japanese, ruling].map((each) => JSON.stringify(each)).join('\n');
    expect(read(lines).cards).toEqual(cards);
  });

  test('may be gzipped', () => {
    const file = join(createFolder(), 'set.json.gz');
    writeFileSync(file, gzipSync(SET));
    expect(collectCards([{ file, chunks: readChunks(file) }])).toEqual(read(SET));
    writeFileSync(file, gzipSync(SET).subarray(0, 900));
    expect(collectCards([{ file, chunks: readChunks(file) }]).diagnostics[0]?.code).toBe('file-truncated');
  });

  test('with a damaged line loses that one alone, and says where', () => {
    for (const damage of [
      '{"object":"card","name":"Half',
      '{"object":"card","name":"A","x":{',
      '{"object":"card","name":5}',
    ]) {
      const { cards, diagnostics } = read(
        `${JSON.stringify(moth)}\n${damage}\n${JSON.stringify({ ...moth, name: 'Other' })}\n`,
      );
      expect(cards.map(({ name }) => name)).toEqual(['Lantern Moth', 'Other']);
      expect(diagnostics).toMatchObject([{ code: 'card-damaged', file: '0.json', line: 2, column: 1 }]);
    }
  });

  test('that ends early, or is of something else, is an error', () => {
    const codes = (text: string | Uint8Array) => read(text).diagnostics.map(({ code }) => code);
    expect(codes(SET.subarray(0, 2000))).toContain('file-truncated');
    expect(codes('{"meta":{},"data":{"decks":[{"name":"x"}]}}')).toEqual(['kind-unknown']);
  });

  test('tells a card with two texts, and a ruling of a card that is not there, by their places', () => {
    const { diagnostics } = read(
      toLines(moth, { ...moth, oracle_text: 'Reach' }, { ...ruling, oracle_id: 'z' }),
    );
    expect(diagnostics).toMatchObject([
      { code: 'card-repeated', line: 3, related: { line: 2 } },
      { code: 'ruling-of-unknown-card', line: 4, actual: 'z' },
    ]);
  });
});

describe('properties', () => {
  const value = fc.record({
    object: fc.constant('card'),
    name: fc.string({ minLength: 1 }),
    x: fc.jsonValue(),
  });

  test('entries are cut alike wherever the chunks end, and are what was written', () => {
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        (values, size, isPretty) => {
          const text = isPretty ? JSON.stringify(values, undefined, 2) : toLines(...values);
          const bytes = Buffer.from(text);
          const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
            bytes.subarray(at * size, (at + 1) * size),
          );
          expect([...cutEntries(chunks)].map((entry) => JSON.parse(entry.text))).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  test('whatever a file holds, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.json(), fc.string())), fc.nat(3000), (pieces, cut) => {
        read(
          pieces.join('\n'),
          Buffer.concat([SET.subarray(0, cut), Buffer.from(pieces.join('')), SET.subarray(cut)]),
        );
      }),
    );
  });
});
