import { describe, expect, test } from 'vitest';
import { toPicturePath } from '../../../src/rulebook/book/address.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { findPictured } from '../../../src/rulebook/book/find-pictured.ts';
import { collectPictures } from '../../../src/site/pictures/collect-pictures.ts';
import { collections, number, rule } from '../../rulebook/book/small-book.ts';

const book = createBook(
  collections([
    rule('7', '# Additional Rules', '# その他のルール'),
    rule('702', '# Keyword Abilities', '# キーワード能力'),
    rule('702.1', 'Most abilities say what they do.', '能力は何をするかを述べる。'),
    rule('702.9', '# Flying', '# 飛行'),
    rule('702.9a', '{T}: Flying.', '{T}：飛行。'),
    rule('702.9b', 'Several are one.', '二つ目。'),
    rule('702.10', '# Haste'),
    rule('702.10a', 'Haste is an ability.'),
  ]),
);
const pictures = collectPictures(book, 'Taiyaku');

describe('the pictures of a site', () => {
  test('are one of the site and one a chapter, section and keyword', () => {
    expect([...pictures.keys()]).toEqual(
      ['site', '7', '702', '702.9', '702.10'].map((name) => `/pictures/${name}.png`),
    );
  });

  test('stand for every rule below them', () => {
    const found = ['7', '702.1', '702.9', '702.9a', '702.10a'].map((of) => findPictured(book, number(of)));
    expect(found).toEqual(['7', '702', '702.9', '702.9', '702.10']);
    expect(toPicturePath(findPictured(book, number('899.1')))).toBe('/pictures/site.png');
    for (const { number: of } of book.rules)
      expect(pictures.has(toPicturePath(findPictured(book, of)))).toBe(true);
  });

  test('say number, both names, the texts in words and the edition', () => {
    expect(pictures.get('/pictures/702.9.png')).toEqual({
      site: 'Taiyaku',
      edition: ['2026年2月27日版', 'February 27, 2026 edition'],
      number: '702.9',
      names: { ja: '飛行', en: 'Flying' },
      text: { ja: ['タップ・シンボル：飛行。', '二つ目。'], en: ['tap symbol: Flying.', 'Several are one.'] },
    });
  });

  test('leave out what there is no Japanese of', () => {
    const { names, text } = pictures.get('/pictures/702.10.png') ?? {};
    expect({ names, text }).toEqual({ names: { en: 'Haste' }, text: { en: ['Haste is an ability.'] } });
  });
});
