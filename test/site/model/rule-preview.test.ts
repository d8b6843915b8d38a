import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentSymbols } from '../../../src/model/game/current-symbols.ts';
import { LANGS } from '../../../src/model/records/lang.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { createHistory } from '../../../src/rulebook/history/history.ts';
import { summariseRule, toRulePreview, toShortPreview } from '../../../src/site/model/programs/preview.ts';
import { collections, edition, number, rule } from '../../rulebook/book/small-book.ts';

const OLD = '2024-09-20';
const NEW = '2026-02-27';
const moved = { from: number('701.40a'), to: number('701.41a'), text: 'same' } as const;

const book = createBook(
  collections([], [], {
    editions: [edition(OLD), edition(NEW)],
    rules: {
      [OLD]: [
        rule('701', '# Keyword Actions', '# キーワード処理'),
        rule('701.40', '# Hide', '# 隠す'),
        rule('701.40a', '{T}: Hide a card.', '{T}：カードを隠す。'),
        rule('701.42', '# Abandon'),
        rule('701.42a', 'Leave it.'),
        rule('701.43', '# Split'),
      ],
      [NEW]: [
        rule('701', '# Keyword Actions', '# キーワード処理'),
        rule('701.41', '# Hide', '# 隠す'),
        rule('701.41a', '{T}: Hide a card.', '{T}：カードを隠す。'),
        rule('701.45', 'One half.'),
        rule('701.46', 'Only in English.'),
      ],
    },
    changes: [
      {
        before: OLD,
        after: NEW,
        rules: [
          { from: number('701'), to: number('701'), text: 'same' },
          { from: number('701.40'), to: number('701.41'), text: 'same' },
          moved,
          { from: number('701.42') },
          { from: number('701.42a') },
          { from: number('701.43') },
          { from: number('701.43'), to: number('701.45'), part: 'split' },
          { to: number('701.46') },
        ],
        glossary: [],
      },
    ],
  }),
);
const history = createHistory(book);
const preview = (of: string, lang: 'en' | 'ja') =>
  toRulePreview(summariseRule(book, history, number(of)), lang, 'https://rules.example/oembed.json');

describe('the preview of a rule', () => {
  test('names the edition, says symbols in words, and has both names', () => {
    expect(preview('701.41a', 'ja')).toMatchObject({
      title: '701.41a 隠す (Hide)',
      description: 'タップ・シンボル：カードを隠す。（2026年2月27日版）',
    });
    expect(preview('701.41a', 'en')).toMatchObject({
      title: '701.41a Hide (隠す)',
      description: 'tap symbol: Hide a card. (February 27, 2026 edition)',
    });
  });

  test('falls back to the other language where there is no text in the reader’s', () => {
    expect(preview('701.46', 'ja').description).toBe('Only in English. (February 27, 2026 edition)');
  });

  test('is the name where there is nothing else', () => {
    const own = createBook(collections([rule('600', '# General', '# 総則'), rule('601.1', '# Alone')]));
    const texts = ['600', '601.1'].map((of) => summariseRule(own, createHistory(own), number(of)).text);
    expect(texts.map(({ ja }) => ja)).toEqual(['総則（2026年2月27日版）', '601.1（2026年2月27日版）']);
    expect(texts[1]?.en).toBe('Alone (February 27, 2026 edition)');
  });

  test('names the edition of an older translation', () => {
    const older = rule('100.1', 'One.', '一。');
    const own = createBook(
      collections([{ ...older, ...(older.ja && { ja: { ...older.ja, edition: OLD } }) }]),
    );
    const { text } = summariseRule(own, createHistory(own), number('100.1'));
    expect(text).toEqual({ en: 'One. (February 27, 2026 edition)', ja: '一。（2024年9月20日版）' });
  });
});

describe('the preview of a number no longer in use', () => {
  test('says in the reader’s language what it was and where it went', () => {
    expect(preview('701.40a', 'ja')).toMatchObject({
      title: '701.40a (欠番) 隠す (Hide)',
      description:
        '2024年9月20日版まで使われていた番号です。この条文は現在701.41aにあります。当時の条文：タップ・シンボル：カードを隠す。',
    });
    expect(preview('701.40a', 'en')).toMatchObject({
      title: '701.40a (no longer in use) Hide (隠す)',
      description:
        'Last used in the September 20, 2024 edition. The rule now has the number 701.41a. Its text was: tap symbol: Hide a card.',
    });
    expect(preview('701.40', 'ja').description).toContain('現在701.41 隠すにあります。');
  });

  test('says so where the rule was taken out or became parts of others', () => {
    expect(preview('701.42a', 'ja').description).toMatch(/総合ルールから削除されました。$/);
    expect(preview('701.42a', 'en').description).toContain('removed from the rules. Its text was: Leave it.');
    expect(preview('701.43', 'en').description).toContain('Its content is now in 701.45.');
  });

  test('is in both languages behind the short link', () => {
    const { title, description } = toShortPreview(summariseRule(book, history, number('701.40a')), '');
    expect(title).toBe('701.40a (欠番 / no longer in use) 隠す / Hide');
    expect(description).toMatch(/^2024年9月20日版まで.* \/ Last used in the September 20, 2024 edition\./);
  });
});

test('whatever a rule says, its previews are whole, name the edition and have no symbol in braces', () => {
  const piece = fc.oneof(
    fc.constantFrom(...currentSymbols().symbols.map(({ code }) => `{${code}}`)),
    fc.constantFrom('飛行を持つ', 'creature ', '。', '. ', '{', '}', '{date}', '{FOO}', '<b>', '👩‍👩‍👧'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const text = fc.array(piece, { minLength: 1, maxLength: 40 }).map((pieces) => `x${pieces.join('')}`);
  fc.assert(
    fc.property(text, text, (en, ja) => {
      const own = createBook(collections([rule('100', '# A'), rule('100.1', en, ja)]));
      const summary = summariseRule(own, createHistory(own), number('100.1'));
      for (const lang of LANGS) {
        const { description } = toRulePreview(summary, lang, '');
        expect(description.length).toBeLessThanOrEqual(lang === 'ja' ? 80 : 160);
        expect(description).toMatch(
          lang === 'ja' ? /（2026年2月27日版）$/ : / \(February 27, 2026 edition\)$/,
        );
        expect(description).not.toMatch(/\{(?:T|W|2\/U|CHAOS)\}/);
        expect(description.isWellFormed()).toBe(true);
      }
    }),
  );
});
