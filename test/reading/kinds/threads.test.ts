import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionsReader } from '../../../src/reading/kinds/questions.ts';
import { readDocument } from './read-document.ts';

/** What is written to a board or in a chat: a question, or an answer to the one of that index. */
type Written = { answers?: number };

/** Questions each of which some message answers, in any order, each answer somewhere below its question. */
const threads = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 5 }).chain((counts) => {
  const answers = counts.flatMap((count, of) => Array<number>(count).fill(of));
  return fc.shuffledSubarray(answers, { minLength: answers.length }).map((order) => {
    const written: Written[] = counts.map(() => ({}));
    return [...written, ...order.map((of) => ({ answers: of }))];
  });
});

const askedBy = (of: number) => `渡し守${'あいうえお'[of]}`;
const toText = ({ answers }: Written, at: number) =>
  answers === undefined
    ? `${at + 1}番の鐘は、霧の日にも鳴らしてよいのですか？`
    : `${answers + 1}番なら、返事${at}のとおりです。`;
const toTime = (at: number) => `20:${`${10 + at}`}`;

const LAYOUTS: Record<string, (written: readonly Written[]) => string> = {
  'a board whose messages name another by its number': (written) =>
    written
      .map((message, at) => {
        const head = `${at + 1} ：名無しの渡し守。：2031/06/14(土) ${toTime(at)}:05 ID:k${at}Q`;
        const named = message.answers === undefined ? '' : `>>${message.answers + 1}\n`;
        return `${head}\n${named}${toText(message, at)}\n`;
      })
      .join('\n'),
  'a chat that speaks to people by name': (written) =>
    written
      .map((message, at) => {
        const { answers } = message;
        const [who, named] = answers === undefined ? [askedBy(at), ''] : ['灯台守', `@${askedBy(answers)} `];
        return `[${toTime(at)}] <${who}> ${named}${toText(message, at)}`;
      })
      .join('\n'),
};

describe('messages of a thread', () => {
  it.each(Object.entries(LAYOUTS))('%s: each answer is with what it answers', (_, lay) => {
    fc.assert(
      fc.property(threads, (written) => {
        const { reading, unaccounted } = readDocument(questionsReader, lay(written), 'thread.txt');
        expect(unaccounted).toEqual([]);
        const asked = reading.records.rulings.filter(({ type }) => type === 'question');
        const texts = asked.map(({ ja }) => ja?.blocks.map(({ text }) => text.split(' ').at(-1)));
        const questions = written.filter(({ answers }) => answers === undefined);
        expect(texts.map((found) => found?.filter((text) => !text?.startsWith('>>')))).toEqual(
          questions.map((question, of) => [
            toText(question, of),
            ...written.flatMap((message, at) => (message.answers === of ? [toText(message, at)] : [])),
          ]),
        );
      }),
    );
  });

  it('of a chat name who said them, without what the chat notes of itself or of what is no text', () => {
    const noted = ['20:13\t船大工が参加しました。', '20:14\t渡し守\t[スタンプ]', '20:15\t渡し守\t[Photo]'];
    fc.assert(
      fc.property(fc.subarray(noted), (others) => {
        const said = [
          '20:10\t灯台守\t綱が切れたら、鐘は鳴りますか？',
          ...others,
          '20:16\t渡し守\t鳴りません。',
        ];
        const asked = ['20:20\t灯台守\t霧の日も鳴りますか？', '20:21\t船大工\t鳴ります。'];
        const { rulings } = readDocument(questionsReader, [...said, ...asked].join('\n'), 'talk.txt').reading
          .records;
        expect(rulings.map(({ ja }) => ja?.blocks.map(({ text }) => text))).toEqual([
          ['綱が切れたら、鐘は鳴りますか？', '鳴りません。'],
          ['霧の日も鳴りますか？', '鳴ります。'],
        ]);
        expect(rulings[1]?.sources.map(({ name }) => name)).toEqual(['灯台守', '20:20', '船大工', '20:21']);
      }),
    );
  });

  it('in order, with nobody named, answer the last that asks', () => {
    const page = [
      '灯台守 2031/06/14 20:10',
      '綱が切れたら、鐘は鳴りますか？',
      '',
      '渡し守 2031/06/14 20:12',
      '鳴りません。',
      '',
      '船大工 2031/06/14 20:30',
      '霧の日はだれが鳴らすのですか？',
      '',
      '渡し守 2031/06/14 20:31',
      '当番です。',
    ].join('\n');
    const { rulings } = readDocument(questionsReader, page, 'forum.txt').reading.records;
    expect(rulings.map(({ ja }) => ja?.blocks.map(({ text }) => text))).toEqual([
      ['綱が切れたら、鐘は鳴りますか？', '鳴りません。'],
      ['霧の日はだれが鳴らすのですか？', '当番です。'],
    ]);
    expect(rulings.map(({ sources }) => sources.map(({ date }) => date))).toEqual([
      ['2031-06-14', '2031-06-14'],
      ['2031-06-14', '2031-06-14'],
    ]);
  });

  it('in another language than what they answer are texts of their own', () => {
    const log = [
      '[20:10] <kesh> 綱が切れたら、鐘は鳴りますか？',
      '[20:12] <lia> 鳴りません。',
      '[20:13] <wren> They do not, says the keeper of the north quay.',
    ].join('\n');
    const { rulings } = readDocument(questionsReader, log, 'log.txt').reading.records;
    expect(rulings.map(({ en, ja }) => [en?.blocks.length, ja?.blocks.length])).toEqual([
      [undefined, 2],
      [1, undefined],
    ]);
  });
});
