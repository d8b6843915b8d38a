import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as toText } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { loadBook } from '../../../src/rulebook/book/load-book.ts';
import { createHistory } from '../../../src/rulebook/history/history.ts';
import { toEditionText } from '../../../src/site/model/changes/edition-text.ts';
import { toLlmsTxt } from '../../../src/site/model/programs/llms-txt.ts';
import { toRuleMarkdown } from '../../../src/site/model/programs/rule-markdown.ts';
import { DIGEST } from '../../digest-project.ts';
import { collections, number, rule } from '../../rulebook/book/small-book.ts';

const site = { origin: 'https://rules.example', base: '/name/' };
const { book } = loadBook(DIGEST);
const history = createHistory(book);

describe('a page as Markdown', () => {
  const small = createBook(
    collections([
      rule('7', '# Lamps', '# 灯'),
      rule('702', '# Kinds', '# 種類'),
      rule('702.2', '# Glow', '# 発光'),
      rule('702.2a', ['It *glows*.', 'Example: A lamp {T}.'], ['光る。', '例:灯{T}。']),
      rule('702.2b', 'It may go out.'),
    ]),
  );

  it('has both languages rule by rule, the reader’s first', () => {
    expect(toRuleMarkdown(small, createHistory(small), site, number('702.2'), 'ja')).toBe(
      [
        '# 702.2 発光 / Glow',
        '2026年2月27日版 · 日本語訳なし\n<https://rules.example/name/ja/cr/702.2/>',
        '## 702.2a',
        '光る。',
        '> 例：灯{T}。',
        'It \\*glows\\*.',
        '> Example: A lamp {T}.',
        '## 702.2b',
        '*この条文の日本語訳はまだありません。*',
        'It may go out.',
        '← [702](702.md) · ↑ [702](702.md)\n',
      ].join('\n\n'),
    );
  });

  it('says of a number out of use what became of it', () => {
    const gone = history.published.filter((each) => !book.rule(each));
    expect(gone.length).toBeGreaterThan(10);
    for (const each of gone) {
      expect(toRuleMarkdown(book, history, site, each, 'en')).toMatch(/^# .*no longer in use/);
      expect(toRuleMarkdown(book, history, site, each, 'ja')).toContain('欠番');
    }
  });

  it('links only to pages that there are', () => {
    const known = new Set<string>(history.published);
    for (const each of history.published)
      for (const [, to = ''] of toRuleMarkdown(book, history, site, each, 'en').matchAll(
        /\]\(([^)]+)\.md\)/g,
      ))
        expect(known.has(to), `${each} → ${to}`).toBe(true);
  });

  it('tells every old number without a page at the end of its section or chapter, once', () => {
    const made = book.rules
      .filter(({ level }) => level === 'chapter' || level === 'section')
      .map(({ number: each }) => toRuleMarkdown(book, history, site, each, 'ja'));
    const told = made.flatMap((text) => [...text.matchAll(/^- ([\d.a-z]+): .*使われていた番号です。/gm)]);
    expect(told.map(([, each]) => each).sort()).toEqual([...history.unpublished].sort());
  });

  it('has the rules that a text names as links to their Markdown, each to where it stands today', () => {
    const made = book.rules.flatMap((each) =>
      each.level === 'rule' ? [toRuleMarkdown(book, history, site, each.number, 'en')] : [],
    );
    const links = made.flatMap((text) => [
      ...text.matchAll(/(?<!← |↑ |→ |- )\[([\d.]+[a-z]?)\]\(([\d.a-z]+)\.md\)/g),
    ]);
    expect(links.length).toBeGreaterThan(500);
    const outdated = links.filter(([, written, to]) => written !== to);
    for (const [, , to = ''] of outdated) expect(book.rule(number(to))).toBeDefined();
  });

  it('lets nothing of a text become markup', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '*',
        '_',
        '`',
        '#',
        '> ',
        '- ',
        '1. ',
        '![x](y)',
        '<b>',
        '&amp;',
        '\\',
        '~~',
        '|',
        '    ',
        '===',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const text = `灯${pieces.join('')}`.replace(/\s+/g, ' ').trim();
        const other = createBook(
          collections([rule('7', '# Lamps'), rule('702', '# Kinds'), rule('702.1', text)]),
        );
        const made = toRuleMarkdown(other, createHistory(other), site, number('702.1'), 'en');
        const said = fromMarkdown(made).children.map((node) => toText(node));
        if (!/\p{C}/u.test(text)) expect(said).toContain(text);
      }),
    );
  });
});

describe('the edition as text', () => {
  it('has every rule and every term of the language, each with its number or name', () => {
    for (const lang of ['en', 'ja'] as const) {
      const text = toEditionText(book, site, lang);
      for (const { number: each, [lang]: side } of book.rules)
        for (const block of side?.blocks ?? []) expect(text, each).toContain(block.text);
      for (const { slug } of book.glossary) {
        const name = book.nameOf(slug, lang) ?? book.nameOf(slug, lang === 'en' ? 'ja' : 'en') ?? slug;
        expect(text, slug).toContain(`\n${name}`);
      }
    }
  });

  it('marks what is only in the other language', () => {
    const small = createBook(collections([rule('7', '# Lamps', '# 灯'), rule('701', 'Burn.')]));
    expect(toEditionText(small, site, 'ja')).toContain('701. [未訳] Burn.');
    expect(toEditionText(small, site, 'en')).toContain('701. Burn.');
  });
});

describe('llms.txt', () => {
  const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');

  it('names what there is, under the address of the site', () => {
    const text = toLlmsTxt(book, { name: 'Taiyaku', ...site }, true);
    expect(text).toMatch(/^# Taiyaku 対訳\n\n> /);
    expect(linksOf(text).length).toBeGreaterThan(15);
    for (const link of linksOf(text)) expect(link).toMatch(/^https:\/\/rules\.example\/name\//);
  });

  it('names pages where the site has no Markdown', () => {
    const text = toLlmsTxt(book, { name: 'Taiyaku', ...site }, false);
    expect(text).not.toContain('.md');
    expect(linksOf(text)).toContain('https://rules.example/name/en/cr/7/');
  });
});
