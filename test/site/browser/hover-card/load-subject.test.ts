import { afterEach, expect, test, vi } from 'vitest';
import { loadSubject } from '../../../../src/site/browser/hover-card/load-subject.ts';

afterEach(() => vi.unstubAllGlobals());

const load = (path: string) => loadSubject({ href: `https://example.org${path}` } as HTMLAnchorElement);

/** Numbers and slugs are of this file alone, for what was fetched is kept. */
function serve(files: Readonly<Record<string, unknown>>) {
  const fetch = vi.fn(async (path: string) => {
    const found = Object.keys(files).find((file) => path.endsWith(`/${file}.json`));
    return found ? Response.json(files[found]) : new Response('', { status: 404 });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const side = (text: string[], title?: string) => ({ ...(title && { title }), text, examples: [] });

test('a link that leads to no rule or term has no card, and nothing is fetched', async () => {
  const fetch = serve({});
  for (const path of [
    '/',
    '/en/',
    '/en/cr/',
    '/en/cr/foo/',
    '/en/glossary/',
    '/ja/rulings/x/',
    '/en/search/',
  ])
    expect(await load(path)).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test('a rule brings both languages and its state', async () => {
  serve({
    '951.1a': {
      level: 'subrule',
      status: 'current',
      translation: 'outdated',
      en: side(['One.']),
      ja: side(['一。']),
    },
  });
  const subject = await load('/en/cr/951.1a/#history');
  expect(subject).toMatchObject({ number: '951.1a', isGone: false, isOutdated: true });
  expect(subject?.sides.en?.text).toEqual(['One.']);
  expect(subject?.sides.ja?.text).toEqual(['一。']);
});

test('a rule that is but a heading shows the text of the first rule in it', async () => {
  serve({
    '952.1': { level: 'rule', status: 'current', translation: 'missing', en: side([], 'Haste') },
    '952.1a': { level: 'subrule', status: 'current', translation: 'missing', en: side(['Haste is fast.']) },
  });
  const subject = await load('/ja/cr/952.1/');
  expect(subject?.sides).toEqual({ en: { title: 'Haste', text: ['Haste is fast.'], examples: [] } });
});

test('a chapter is shown by its name alone', async () => {
  serve({ 8: { level: 'chapter', status: 'current', translation: 'current', en: side([], 'Many players') } });
  expect((await load('/en/cr/8/'))?.sides.en?.title).toBe('Many players');
});

test('a term has its headword, its reading and its senses numbered', async () => {
  serve({
    'made-up-term': {
      reading: 'せんい',
      translation: 'current',
      en: {
        headwords: ['Made up', 'Other'],
        text: ['Two senses.'],
        senses: [['First.', 'More.'], ['Second.']],
      },
    },
  });
  expect(await load('/ja/glossary/made-up-term/')).toEqual({
    reading: 'せんい',
    isGone: false,
    isOutdated: false,
    sides: { en: { title: 'Made up', text: ['Two senses.', '1. First. More.', '2. Second.'], examples: [] } },
  });
});
