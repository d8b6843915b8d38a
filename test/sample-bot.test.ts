import { describe, expect, it } from 'vitest';
import { createBot } from '../docs/sample-bot.mjs';
import { loadBook } from '../src/rulebook/book/load-book.ts';
import { onceFor } from '../src/rulebook/book/once.ts';
import { createHistory } from '../src/rulebook/history/history.ts';
import { DIGEST } from './digest-project.ts';
import { collectApi } from './outputs/api/collect-api.ts';

const { book } = loadBook(DIGEST);
const history = createHistory(book);
const files = collectApi(
  { book, history },
  {
    name: 'Taiyaku',
    origin: 'https://rules.example',
    base: '/',
  },
);
/** Each file is parsed once, however many questions are answered out of it. */
const parse = onceFor((path: string) => {
  const content = files.get(path);
  return content === undefined ? undefined : JSON.parse(content);
});
const load = async (path: string) => parse(path);
const bots = { en: createBot(load, 'en'), ja: createBot(load, 'ja') };
const linked = (answer: string | undefined) => /\/cr\/([\d.a-z]+)\//.exec(answer ?? '')?.[1];

describe('the sample bot', () => {
  it('answers a number with its text and its link', async () => {
    const answer = await bots.en('Can a wall block it? 702.9b says no.');
    expect(answer).toContain(files.get('rules/702.9b.json') && 'with flying');
    expect(answer).toContain('unofficial digest');
    expect(answer?.split('\n').at(-1)).toBe('https://rules.example/cr/702.9b/?ed=2026-04-17');
  });

  it('gives a heading with the rules below it, in the language asked for', async () => {
    expect(await bots.ja('７０２．９って何？')).toContain('702.9b 飛行を持つ');
  });

  it('carries a number of a day to today, and says so', async () => {
    const answer = await bots.en('what was 502.4b on 2004-01-01?');
    expect(answer).toContain('What 502.4b meant is another number today');
    expect(linked(answer)).toBe('702.9b');
  });

  it.each(['The ticket is $702.90 and the set has 1999.1 cards.', '定価は702円です。', 'hmm'])(
    'takes no other number for a rule: %s',
    async (message) => {
      expect(linked(await bots.ja(message))).toBeUndefined();
    },
  );

  it.each([
    ['how does First-Strike work', 'first-strike'],
    ['せんせいこうげきって？', 'first-strike'],
    ['ﾄﾞﾛｰｽﾃｯﾌﾟはいつ?', 'draw-step'],
    ['SBAについて', 'state-based-actions'],
  ])('finds a term in %s', async (message, slug) => {
    expect((await bots.ja(message))?.split('\n').at(-1)).toBe(`https://rules.example/ja/glossary/${slug}/`);
  });

  it('never gives a rule that a number did not mean', async () => {
    const days = [...book.knownEditions.filter((_, place) => place % 9 === 0), '2005-05-05', '2026-12-31'];
    for (const [place, number] of history.known.entries()) {
      const day = days[place % days.length] ?? '';
      const meant = history.resolve(day, number);
      const target = linked(await bots.en(`${number} (${day})`));
      if (target !== undefined)
        expect('now' in meant && (meant.page ?? meant.now), `${number} ${day}`).toBe(target);
      // Without a day it is the rule of today, else the only one there ever was.
      const undated = linked(await bots.en(`see ${number}.`));
      const meanings = history.meaningsOf(number).map(({ meaning }) => meaning);
      const pages = meanings.flatMap((each) => ('now' in each ? (each.page ?? each.now) : []));
      const today = meanings.at(-1);
      if (undated !== undefined)
        expect(today && 'now' in today ? [today.page ?? today.now] : [...new Set(pages)], number).toEqual([
          undated,
        ]);
    }
  });

  it('fits into a message of 2,000 characters, whatever is asked', async () => {
    for (const number of history.published.filter((each) => each.length > 1)) {
      expect((await bots.en(number))?.length).toBeLessThanOrEqual(2000);
      expect((await bots.ja(number))?.length).toBeLessThanOrEqual(2000);
    }
  });
});
