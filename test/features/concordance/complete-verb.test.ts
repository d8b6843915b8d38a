import { expect, test } from 'vitest';
import { completeVerb } from '../../../src/features/concordance/find-phrase.ts';
import { createSignMaker } from '../../../src/features/concordance/sign-text.ts';

const toSigns = createSignMaker('ja');

function complete(stem: string, ...texts: string[]): string | undefined {
  return completeVerb({ signs: toSigns(stem).signs, text: stem }, texts.map(toSigns))?.text;
}

test('a stem is the verb whose forms follow it', () => {
  expect(complete('払', '銀貨を払う。', '払わない者', '払いに行く', '払った後')).toBe('払う');
  expect(complete('選', '色を選ぶ。', '選ばれた色', '選んだ塔')).toBe('選ぶ');
  expect(complete('唱え', '歌を唱えた', '唱えるとき', '唱えてもよい')).toBe('唱える');
  expect(complete('移', '机を移す', '移した椅子', '移さない')).toBe('移す');
});

test('a stem that nothing but one kana in え ever follows keeps it', () => {
  expect(complete('積み替', '荷を積み替える。', '積み替えた荷', '積み替えない')).toBe('積み替える');
  expect(complete('助', '鳥を助けた', '助ければ')).toBe('助ける');
});

test('a noun is none, nor is what is whole', () => {
  expect(complete('塔', '塔を建てる', '塔に登る', '塔の色')).toBeUndefined();
  expect(complete('破壊', '塔を破壊する', '破壊された')).toBeUndefined();
  expect(complete('払う', '払うこと', '払うとき')).toBeUndefined();
  expect(complete('滑空機', '滑空機に', '滑空機の')).toBeUndefined();
});
