import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRuleNumber } from '../../../src/model/records/rule-number.ts';
import { SHARDS, toShard } from '../../../src/model/text/loose-key.ts';
import { toCardMarkdown } from '../../../src/outputs/api/card-markdown.ts';

const find = (text: string): Parameters<typeof toCardMarkdown>[0] => ({
  card: {
    name: 'Copper Moth',
    faces: [
      {
        names: { en: 'Copper Moth', ja: '銅の蛾' },
        cost: '{W}',
        type: { en: 'Creature' },
        size: '1/1',
        text: { en: [{ text }], ja: [{ text: '発光' }] },
      },
    ],
    keywords: ['Glow'],
    rules: [{ number: toRuleNumber('702.2'), by: 'keyword' }],
    terms: [],
    rulings: [{ date: '2025-02-03', en: text, ja: '発光する。', rules: [toRuleNumber('100.1')] }],
    urls: { en: 'https://rules.example/en/card/', ja: 'https://rules.example/ja/card/' },
  },
  rules: { '702.2': { en: { title: 'Glow', text: 'It shines.' }, ja: { title: '発光' } } },
});

test('a card as Markdown has both languages, its rules and its rulings', () => {
  expect(toCardMarkdown(find('Glow'), 'https://rules.example/en/card/?name=x')).toBe(
    '## Copper Moth / 銅の蛾 {W}\n\nCreature · 1/1\n\nGlow\n\n発光\n\n- 702.2 Glow / 発光\n  It shines.\n\n- 2025-02-03: Glow (100.1)\n  発光する。\n\n<https://rules.example/en/card/?name=x>',
  );
});

test('no text of a card is markup', () => {
  fc.assert(
    fc.property(fc.string(), (hostile) => {
      const made = toCardMarkdown(find(`<script>${hostile}</script>`), 'https://x.example/');
      expect(made).not.toMatch(/(?<!\\)<script/);
    }),
  );
});

test('a name has one file, however it is written', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(SHARDS).toContain(toShard(name));
    }),
  );
  expect(new Set(['Fire // Ice', 'fire ice', 'ＦＩＲＥ／ｉｃｅ'].map(toShard)).size).toBe(1);
});
