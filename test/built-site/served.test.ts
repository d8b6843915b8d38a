import { afterAll, expect, test } from 'vitest';
import { createBot, readFrom } from '../../docs/sample-bot.mjs';
import { LANGS } from '../../src/model/records/lang.ts';
import { serveSite } from '../../src/site/build/serve-site.ts';
import { PAGE_KINDS } from '../browser/page-kinds.ts';
import { SITES } from '../browser/sites.ts';

const { out, base, address } = SITES.starter;
const { address: served, close } = await serveSite({ site: out, port: 0, base });
afterAll(close);

test('every kind of page is sent with a policy that allows nothing unsafe', async () => {
  for (const path of [...Object.values(PAGE_KINDS), '/', '/cr/702.9b/'])
    for (const lang of LANGS) {
      const { headers } = await fetch(new URL(path.replace('/xx/', `/${lang}/`), served));
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
      expect(headers.get('content-security-policy'), path).not.toContain('unsafe');
    }
});

test('the API answers at its root, and readably where it has nothing', async () => {
  const root = await fetch(`${served}api/v1/`);
  expect(root.status).toBe(200);
  expect(await root.text()).toContain('editions.json');
  const bare = await fetch(`${served}api/v1`, { redirect: 'manual' });
  expect(bare.status).toBe(301);
  expect(bare.headers.get('access-control-allow-origin')).toBe('*');
  for (const path of ['api/v1/rules/999.9z.json', 'api/v1/nothing', 'api/v1/rules/']) {
    const missing = await fetch(served + path);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('the sample bot answers from the built site, over the line', async () => {
  const [english, japanese] = LANGS.map((lang) => createBot(readFrom(served), lang));
  const linked = (answer: string | undefined) => answer?.split('\n').at(-1);
  expect(linked(await english?.('does 702.9b matter here?'))).toBe(`${address}cr/702.9b/?ed=2026-04-17`);
  expect(linked(await english?.('in 2004-01-01 it was 502.4b'))).toBe(`${address}cr/702.9b/?ed=2026-04-17`);
  expect(linked(await japanese?.('先制攻撃ってどういう能力？'))).toBe(`${address}ja/glossary/first-strike/`);
  expect(await japanese?.('999.9zは?')).toBe('999.9zに当たる現在のルールは見つかりません。');
});
