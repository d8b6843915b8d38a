import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

it.each([
  ['behind it', (page: number) => `Harbour Rules                 ${page}`],
  ['before it', (page: number) => `${page}                 Harbour Rules`],
  ['with a word', (page: number) => `Harbour Rules                 Page ${page}`],
])('a name beside the numbers of pages is around the text: %s', (_, head) => {
  const pages = [1, 2, 3].map((page) => `${head(page)}\n\n${page}.1 The bell of page ${page} rings once.\n`);
  const { read } = readInput({
    file: 'any.txt',
    bytes: Buffer.from(pages.join('\n')),
    hints: { kind: 'document' },
  });
  expect(JSON.stringify(read?.records())).not.toContain('Harbour');
  expect(read?.records().rulings).toHaveLength(3);
});

const WRITERS = ['harbour_cat', 'かもめ', 'Ada Lovell'];
const SAID = ['The bell rings twice.', '了解です', '603.2c見た', 'そうですね', '704.5gの話だと思う'];

/** How programs head a message: its writer and the time at which it was written. */
const POSTS: Readonly<Record<string, (writer: string, minute: number) => string>> = {
  'a saved chat': (writer, minute) => `[2031/07/04 21:${minute}] ${writer}`,
  'a copied chat': (writer, minute) => `${writer} — 今日 21:${minute}`,
  'a board': (writer, minute) => `${minute} 名前：${writer} 投稿日：2031/03/04(火) 21:${minute}:05`,
  'an old board': (writer, minute) => `投稿者：${writer}　投稿日：2031年3月4日(火) 21時${minute}分`,
  'a board with room': (writer, minute) => `投稿者： ${writer}  2031/03/04(Tue) 21:${minute}`,
  'an old forum': (writer, minute) => `Posted by: ${writer} on 03/04/31 at 9:${minute} PM`,
  'a forum': (writer, minute) => `${writer}, 12 May 2031, 9:${minute} pm`,
};

it.each(Object.entries(POSTS))('who wrote a message and when heads it: %s', (_, toPost) => {
  const message = fc.record({ writer: fc.constantFrom(...WRITERS), said: fc.constantFrom(...SAID) });
  fc.assert(
    fc.property(fc.array(message, { minLength: 2, maxLength: 5 }), (messages) => {
      const text = messages.map(
        ({ writer, said }, at) => `${toPost(writer, at + 10)}\n${said}\n\n{Reactions}\n👍 (3) 🎉\n👍 2\n`,
      );
      const { read } = readInput({
        file: 'chat.txt',
        bytes: Buffer.from(text.join('\n')),
        hints: { kind: 'document' },
      });
      const { topics, rulings, notes, rules } = read?.records() ?? {
        topics: [],
        rulings: [],
        notes: [],
        rules: [],
      };
      const texts = JSON.stringify([rulings, notes]);
      expect(topics).toHaveLength(messages.length);
      expect(rules).toEqual([]);
      for (const { said } of messages) expect(texts).toContain(said);
      expect(texts).not.toMatch(/👍|🎉|Reactions/);
    }),
  );
});

it('messages in one language and then in the other are no translations of each other', () => {
  const toPost = POSTS['a saved chat'];
  const text = ['Ada Lovell', 'harbour_cat', 'かもめ', '鐘守'].map(
    (writer, at) => `${toPost?.(writer, at + 10)}\n${at < 2 ? 'The bell rings twice.' : '鐘は二度鳴る。'}\n`,
  );
  const { read } = readInput({ file: 'chat.txt', bytes: Buffer.from(text.join('\n')), hints: {} });
  const { topics = [], rulings = [] } = read?.records() ?? {};
  expect(topics).toHaveLength(4);
  expect(rulings.filter(({ en, ja }) => en && ja)).toEqual([]);
});

it('what was said of a card by day is a ruling of that day each, however the days are set', () => {
  const said = fc.constantFrom(
    'The lamp stays lit.',
    'Tokens count as well, and\nso do copies.',
    '灯は消えない。',
  );
  const between = fc.constantFrom(' ', '　', ': ', ' - ', '\n');
  fc.assert(
    fc.property(fc.array(said, { minLength: 2, maxLength: 6 }), between, (texts, sign) => {
      const lines = texts.map((text, at) => `2031-04-1${at}${sign}${text}`);
      const bytes = Buffer.from(`Harbor Lamp\n\n${lines.join('\n')}\n`);
      const { read } = readInput({ file: 'lamp.txt', bytes, hints: { kind: 'document' } });
      const { rulings } = read?.records() ?? { rulings: [] };
      expect(read?.account.unaccounted).toBe(0);
      expect(
        rulings.map(({ type, sources, en, ja }) => [
          type,
          sources[0]?.date,
          [...(en?.blocks ?? []), ...(ja?.blocks ?? [])].map(({ text }) => text).join(' '),
        ]),
      ).toEqual(texts.map((text, at) => ['point', `2031-04-1${at}`, text.replace('\n', ' ')]));
    }),
  );
});

it('Roman numbers head sections in order wherever they begin, and boxes of lines their text', () => {
  const text =
    '   BELL BULLETIN\n\n  I. LISTS\n\n  One bell rings.\n\n II. RULES\n\n  Two bells ring.\n\nIII. FAULTS\n\n  No bell rings.\n';
  const boxed =
    '鐘の通信\n\n┏━━━━┓\n┃１．鐘　　┃\n┗━━━━┛\n鐘は鳴る。\n\n┏━━━━┓\n┃２．灯　　┃\n┗━━━━┛\n灯は消える。\n';
  const read = (of: string) => readInput({ file: 'x.txt', bytes: Buffer.from(of), hints: {} });
  const topics = [text, boxed].map((of) =>
    read(of)
      .read?.records()
      .topics.map(({ id, names }) => [id, names.en ?? names.ja]),
  );
  expect(topics).toEqual([
    [
      ['1', 'LISTS'],
      ['2', 'RULES'],
      ['3', 'FAULTS'],
    ],
    [
      ['1', '鐘'],
      ['2', '灯'],
    ],
  ]);
  expect(read(text).diagnostics.map(({ code }) => code)).not.toContain('text-unaccounted');
});

it('the posts of a forum are below who wrote them, with a head above their table or without', () => {
  const row = (name: string, day: number, said: string) =>
    `<tr><td><b>${name}</b><br>Posts: ${day}</td><td>Posted: Sun Jul ${day}, 2004 4:15 pm<br><br>${said}</td></tr>`;
  const rows = row('barnacle', 11, 'Do bells ring?') + row('Old Salt', 12, 'They do.');
  const topics = ['', '<tr><th>Author</th><th>Message</th></tr>'].map((head) => {
    const page = `<title>Bells</title><table>${head}${rows}</table>`;
    const { read } = readInput({ file: 'x.html', bytes: Buffer.from(page), hints: {} });
    return read?.records().topics.map(({ names }) => names.en);
  });
  expect(topics).toEqual([
    ['barnacle', 'Old Salt'],
    ['barnacle', 'Old Salt'],
  ]);
});

it.each([
  [
    'with the name in brackets',
    (writer: string, minute: number, said: string) => `[21:${minute}] <${writer}> ${said}`,
  ],
  ['with tabs', (writer: string, minute: number, said: string) => `21:${minute}\t${writer}\t${said}`],
])('a line of a chat is what was said, by whom and when: %s', (_, toLine) => {
  const line = fc.record({
    writer: fc.constantFrom('harbour_cat', 'kesh', 'lia'),
    minute: fc.integer({ min: 10, max: 59 }),
    said: fc.constantFrom('The bell rings twice.', 'is it lit?', 'yes, at dusk'),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), (lines) => {
      const text = lines.map(({ writer, minute, said }) => toLine(writer, minute, said)).join('\n');
      const { read } = readInput({ file: 'log.txt', bytes: Buffer.from(text), hints: { kind: 'article' } });
      const told = read
        ?.records()
        .rulings.map(({ en, sources }) => [
          en?.blocks.map((block) => block.text).join(' '),
          ...sources.map(({ name }) => name),
        ]);
      expect(told).toEqual(lines.map(({ writer, minute, said }) => [said, writer, `21:${minute}`]));
    }),
  );
});
