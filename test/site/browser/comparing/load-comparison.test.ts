import { afterEach, expect, test, vi } from 'vitest';
import { toRuleNumber } from '../../../../src/model/records/rule-number.ts';
import { loadComparison, loadTexts } from '../../../../src/site/browser/comparing/fill-texts.ts';

afterEach(() => vi.unstubAllGlobals());

const EDITIONS = ['2031-02-01', '2031-05-01', '2031-08-01'];

/** Answers as the site does; the days are of this file alone, for what was fetched is kept. */
function serve(files: Readonly<Record<string, unknown>>) {
  const fetch = vi.fn(async (path: string) => {
    const found = Object.keys(files).find((file) => path.endsWith(file));
    return found ? Response.json(files[found]) : new Response('', { status: 404 });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the steps between two editions are joined: a rule that moved twice moved once', async () => {
  const fetch = serve({
    '/api/v1/changes/2031-05-01.json': {
      rules: [{ from: '701.3', to: '701.4', text: 'same' }],
      sections: { 701: { en: 'Of the older' } },
    },
    '/api/v1/changes/2031-08-01.json': {
      rules: [{ from: '701.4', to: '701.6', text: 'reworded' }, { to: '701.9' }],
      sections: { 701: { en: 'Of the newer' } },
    },
  });
  const { changes, sections } = await loadComparison(EDITIONS, '2031-02-01', '2031-08-01');
  expect(changes).toEqual([{ from: '701.3', to: '701.6', text: 'reworded' }, { to: '701.9' }]);
  expect(sections).toEqual({ 701: { en: 'Of the newer' } });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an edition compared with itself asks for nothing', async () => {
  const fetch = serve({});
  expect(await loadComparison(EDITIONS, '2031-08-01', '2031-08-01')).toEqual({ changes: [], sections: {} });
  expect(fetch).not.toHaveBeenCalled();
});

test('a comparison rejects where a step cannot be had', async () => {
  serve({});
  await expect(loadComparison(['2032-01-01'], '2031-08-01', '2032-01-01')).rejects.toThrow('404');
});

test('the texts of a rule are those of its number in its section, and none where it has none', async () => {
  const fetch = serve({ '/api/v1/texts/2031-08-01/702.json': { '702.9b': { en: 'A creature.' } } });
  expect(await loadTexts('2031-08-01', toRuleNumber('702.9b'))).toEqual({ en: 'A creature.' });
  expect(await loadTexts('2031-08-01', toRuleNumber('702.9z'))).toEqual({});
  expect(await loadTexts('2031-08-01', undefined)).toEqual({});
  expect(fetch).toHaveBeenCalledTimes(1);
});
