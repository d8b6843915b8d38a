import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  goesOnInSentence,
  isCalled,
  mayBeReferred,
  readBehind,
} from '../../../src/reading/blocks/beside-number.ts';
import { documentReader } from '../../../src/reading/kinds/document.ts';
import { readDocument } from './read-document.ts';

/** The rules that a text is read as. */
const findRules = (text: string) =>
  readDocument(documentReader, text, 'chat.txt').reading.records.rules.map(({ number }) => number);

describe('what is behind a number', () => {
  it.each(['項が', 'を', 'か702.10', 'から', '〔', '[例外]', 'or', '、', ')'])(
    '%s goes on about it, glued to it',
    (rest) => {
      expect(readBehind(rest, true)).toBe('sentence');
    },
  );

  it.each(['かけること', '飛行', 'Flying', '「飛行」', 'order'])('%s is what it numbers', (rest) => {
    expect(readBehind(rest, false)).toBe(rest === 'order' ? 'sentence' : 'text');
    expect(readBehind(rest, true)).not.toBe('sentence');
  });

  it.each(['条件として', '(飛行は', '番人'])('a rule may begin with %s behind a blank', (rest) => {
    expect(goesOnInSentence(rest)).toBe(false);
  });

  it('a name may begin as a particle does, where a blank parts it from its number', () => {
    expect(goesOnInSentence('のろい/Curse')).toBe(false);
    expect(goesOnInSentence('の効果は')).toBe(true);
    expect(goesOnInSentence('(blocks) has no order any more')).toBe(true);
    expect(goesOnInSentence('(Blocks) Nobody has')).toBe(false);
  });

  it.each(['枚の', '時間', '分間', '種類', 'cards', '点を'])('%s is counted', (rest) => {
    expect(readBehind(rest, true)).toBe('count');
  });

  it.each(['分割カード', '日本語', '時計', '種族', '点数'])('%s is a name', (rest) => {
    expect(readBehind(rest, true)).toBe('text');
  });

  it('what people say of a rule, its number glued before it, begins no rule', () => {
    const said = fc.constantFrom(
      ...[
        '見た',
        '読んでください',
        'って知ってる？',
        'だと思う',
        '的には大丈夫',
        '変わりました。',
        '熱い話！',
      ],
    );
    const numbers = fc.constantFrom('603.2c', '704.5g', '117.3d', '613.8');
    const stated = fc.constantFrom('飛行を持つクリーチャーは止まる。', '死亡誘発', '「霧」は能力である。');
    fc.assert(
      fc.property(numbers, said, stated, (number, text, rule) => {
        expect(findRules(`${number}${text}\n\nそうですね。\n`)).toEqual([]);
        expect(findRules(`${number}${rule}\n\n以上。\n`)).toEqual([number]);
      }),
    );
  });

  it('rule and brackets call a number, a comma only may', () => {
    for (const before of ['see rule ', 'Rules ', '(', '〔 ']) expect(isCalled(before)).toBe(true);
    for (const before of ['パワー、', 'and ', 'ルール']) {
      expect(isCalled(before)).toBe(false);
      expect(mayBeReferred(before)).toBe(true);
    }
    expect(mayBeReferred('である。')).toBe(false);
  });

  it('ルール ends the name of a chapter above a title, unless its reader is sent there', () => {
    expect(mayBeReferred('その他のルール ', '701. キーワード処理')).toBe(false);
    expect(mayBeReferred('詳細はルール ', '346. 手順を参照')).toBe(true);
    expect(mayBeReferred('詳細はルール', '346 手順')).toBe(true);
  });
});
