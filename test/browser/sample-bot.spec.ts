import { expect, test } from '@playwright/test';
import { createBot, readFrom } from '../../docs/sample-bot.mjs';
import { SITES } from './sites.ts';

const { address } = SITES.starter;
const linked = (answer: string | undefined) => answer?.split('\n').at(-1);

test('the sample bot answers from the built site, over the line', async () => {
  const [english, japanese] = (['en', 'ja'] as const).map((lang) => createBot(readFrom(address), lang));
  expect(linked(await english?.('does 702.9b matter here?'))).toBe(`${address}cr/702.9b/?ed=2026-04-17`);
  expect(linked(await english?.('in 2004-01-01 it was 502.4b'))).toBe(`${address}cr/702.9b/?ed=2026-04-17`);
  expect(linked(await japanese?.('先制攻撃ってどういう能力？'))).toBe(`${address}ja/glossary/first-strike/`);
  expect(await japanese?.('999.9zは?')).toBe('999.9zに当たる現在のルールは見つかりません。');
});
