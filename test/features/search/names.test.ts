import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../../src/features/search/engine/engine.ts';
import { ask, openStarter } from './engines.ts';

describe('names', () => {
  let engine: SearchEngine;
  beforeAll(() => {
    engine = openStarter();
  });
  const finds = (query: string, ...ids: string[]) => expect(ask(engine, query, ids.length)).toEqual(ids);

  test('a half-width query finds the full-width term', () => finds('ｱｰﾃｨﾌｧｸﾄ', '301'));
  test('full-width letters find the English name', () => finds('Ｄｅａｔｈｔｏｕｃｈ', '702.2'));
  test('a Japanese name finds the rule where only English is shown', () => finds('飛行', '702.9'));
  test('a reading finds the kanji', () => finds('しゅんそく', '702.8'));
  test('katakana is as good as hiragana', () => finds('シュンソク', '702.8'));
  test('romaji is as good as kana, Hepburn or kunrei', () => {
    finds('shunsoku', '702.8');
    finds('syunsoku', '702.8');
  });
  test('the reading heard at tables finds what the official one does', () => finds('じゅきん', '702.11'));
  test('the beginning of a reading is enough', () => finds('せんせいこ', '702.7'));
  test('a missing 中黒 or 長音 does not matter', () => {
    finds('ドローステップ', '504');
    finds('プレインズウォーカ', '306');
  });
  test('digits and kanji numbers are the same', () => finds('2段攻撃', '702.4'));
  test('an inflected word finds its rule', () => finds('destroyed', '701.8'));
  test('a numbered heading goes before the glossary entry of the same name', () =>
    finds('deathtouch', '702.2', 'glossary:Deathtouch'));
  test('both languages in one query meet in one rule', () => finds('Flying 飛行', '702.9'));
  test('a part of a name finds the names that have it', () => {
    expect(ask(engine, '起因処理', 2).sort()).toEqual(['703', '704']);
  });
});
