import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

/** Questions with their answers, a language each. */
function readQuestions(text: string, file = 'faq.txt') {
  const { read } = readInput({ file, bytes: new TextEncoder().encode(text), hints: {} });
  return (read?.records().rulings ?? [])
    .filter(({ type }) => type === 'question')
    .map(({ en, ja }) => [en, ja].map((side) => side?.blocks.map((block) => block.text).join(' / ')));
}

test('an answer on the line of its question is its answer', () => {
  expect(readQuestions('Q: May I light two lamps? A: No.\nQ: May I light one? A: Yes.\n')).toEqual([
    ['May I light two lamps? / No.', undefined],
    ['May I light one? / Yes.', undefined],
  ]);
});

test('a question right behind an answer is a question of its own, in the other language the same', () => {
  const text =
    'Q: May it burn?\nA: It may. Q: 灯してもよいか？ A: よい。\nQ: May it sink?\nA: No. Q: 沈めてもよいか？ A: いいえ。\n';
  expect(readQuestions(text)).toEqual([
    ['May it burn? / It may.', '灯してもよいか？ / よい。'],
    ['May it sink? / No.', '沈めてもよいか？ / いいえ。'],
  ]);
});

test('a dash sets off a question as a colon does', () => {
  expect(readQuestions('Q - Who lights it?\nA - The keeper.\n\nQ - Who pays?\nA – The port.\n')).toEqual([
    ['Who lights it? / The keeper.', undefined],
    ['Who pays? / The port.', undefined],
  ]);
});

test('headings that ask are questions, with the text below them for an answer', () => {
  const text =
    '# Lamp FAQ\n\n## Lamps\n\n### May it burn?\n\nIt may.\n\n### May it sink?\n\nNo.\n\n**Q: Is it a boat?**\n\nA: No.\n';
  expect(readQuestions(text, 'faq.md')).toEqual([
    ['May it burn? / It may.', undefined],
    ['May it sink? / No.', undefined],
    ['Is it a boat? / No.', undefined],
  ]);
});

test('a question in one language is no translation where the others have none', () => {
  const ja = ['船は沈むか？', '灯りは消えるか？', '錨は重いか？', '鐘は鳴るか？'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), fc.boolean(), (at, isAnswered) => {
      const lines = ja.map((question) => `Q. ${question}${isAnswered ? '\nA. いいえ。' : ''}\n`);
      lines.splice(at + 1, 0, 'Q. May it burn?\nA. It may.\n');
      const read = readQuestions(`よくある質問\n\n${lines.join('\n')}`);
      expect(read.filter(([en, of]) => en && of)).toEqual([]);
      expect(read).toHaveLength(5);
    }),
  );
});

test('choices are of their question, however they are counted and its answer is called', () => {
  const signs = fc.constantFrom(['ア．', 'イ．'], ['a) ', 'b) '], ['1. ', '2. '], ['①', '②']);
  const words = fc.constantFrom('正解：', '解答：', '答え：', '正解　');
  fc.assert(
    fc.property(signs, words, ([one, two], word) => {
      const text = `灯台の問題\n\n問1　灯りは消えるか。\n${one}消える\n${two}消えない\n${word}消える\n\n問2　船は沈むか。\n${word}沈む\n`;
      const [first = [], second] = readQuestions(text);
      expect(second).toEqual([undefined, '船は沈むか。 / 沈む']);
      expect(first[1]).toMatch(/^灯りは消えるか。 .*消える .*消えない.* \/ 消える$/);
    }),
  );
});

test('what is behind a quoted answer is no part of it', () => {
  const text =
    '# 質問箱\n\n**Q: 船は沈むか？**\n\n> 沈む。\n\n> ゆっくりと。\n\n次は灯台の話だ。\n\n**Q: 灯台は船か？**\n\n> いいえ。\n\n以上です。\n';
  expect(readQuestions(text, 'a.md')).toEqual([
    [undefined, '船は沈むか？ / 沈む。 / ゆっくりと。'],
    [undefined, '灯台は船か？ / いいえ。'],
  ]);
});

test('a sign alone on its line asks or answers what is below it, in a text and in Markdown', () => {
  const asked = fc.constantFrom('問N', '第N問', '問題N', 'Q.N', 'Question N', '質問 N');
  const answered = fc.constantFrom('答え', '解答', '**回答**', 'Answer', '正解', '答え / Answer');
  fc.assert(
    fc.property(asked, answered, fc.constantFrom('## ', ''), (question, answer, level) => {
      const text = ['鐘は鳴るか。', '灯は消えるか。']
        .map(
          (said, at) =>
            `${level}${question.replace('N', `${at + 1}`)}\n\n${said}\n\n${answer}\n\n規定のとおり。\n`,
        )
        .join('\n');
      expect(readQuestions(`# 港の練習問題\n\n${text}`, 'quiz.md')).toEqual([
        [undefined, '鐘は鳴るか。 / 規定のとおり。'],
        [undefined, '灯は消えるか。 / 規定のとおり。'],
      ]);
    }),
  );
});

test('a quoted line that asks is a question, and the lines below it that are not quoted answer', () => {
  expect(readQuestions('> Q1. 鐘は鳴るか。\n> Q2. 灯は消えるか。\n\nA1. 鳴る。\nA2. 消えない。\n')).toEqual([
    [undefined, '鐘は鳴るか。 / 鳴る。'],
    [undefined, '灯は消えるか。 / 消えない。'],
  ]);
});

test('where no sign answers, the lines behind the one that asks do, in a text and in Markdown, in both languages', () => {
  for (const sign of ['Q: ', 'Q. ']) {
    const toAsked = (asked: string, said: string) => `**${sign}${asked}**\n${said}\n`;
    const bells = [
      ['Is the bell rung at dusk?', 'It is.'],
      ['鐘は夕方に鳴りますか？', '鳴ります。'],
      ['Does the lamp go out?', 'It does.'],
      ['灯は消えますか？', '消えます。'],
    ] as const;
    const text = ['# Bells\n', ...bells.map(([asked, said]) => toAsked(asked, said))].join('\n');
    expect(readQuestions(text, 'bells.md')).toEqual([
      ['Is the bell rung at dusk? / It is.', '鐘は夕方に鳴りますか？ / 鳴ります。'],
      ['Does the lamp go out? / It does.', '灯は消えますか？ / 消えます。'],
    ]);
  }
  expect(readQuestions('Q: 鐘は鳴るか？\n鳴る。\n\nQ: 灯は消えるか？\n消えない。\n')).toEqual([
    [undefined, '鐘は鳴るか？ / 鳴る。'],
    [undefined, '灯は消えるか？ / 消えない。'],
  ]);
  expect(readQuestions('Q: 鐘は鳴るか？\n夕方の話。\nA: 鳴る。\n')).toEqual([
    [undefined, '鐘は鳴るか？夕方の話。 / 鳴る。'],
  ]);
});

test('a mail whose quotations ask is of questions, however many lines its head has', () => {
  const fields = ['From: keeper@example.org', 'Subject: Re: 鐘の話', 'Date: Tue, 12 Mar 2030 21:04:11 +0900'];
  const more = ['To: harbor@example.org', 'Cc: lamp@example.org', 'X-Mailer: Bell 3'];
  const body =
    '> 鐘はいつ鳴りますか?\n\n夕方に鳴ります。\n\n> 灯はいつ消えますか?\n\n夜明けに消えます。\n\n--\n港番\n';
  for (const head of [fields, [...fields, ...more]])
    expect(readQuestions(`${head.join('\n')}\n\n${body}`, 'mail.txt')).toEqual([
      [undefined, '鐘はいつ鳴りますか? / 夕方に鳴ります。'],
      [undefined, '灯はいつ消えますか? / 夜明けに消えます。'],
    ]);
});

test('terms of a list and summaries that ask are questions beside those of a table', () => {
  const page = `<h1>Harbor FAQ</h1><dl><dt>How many bells ring?</dt><dd>3. (810.4)</dd><dt>May I see them?</dt><dd><p>Yes.</p></dd></dl>
<details><summary>Who rings them?</summary><p>The keeper.</p></details>
<table><tr><th>Question</th><th>Answer</th></tr><tr><td>Lamps needed?</td><td>Two.</td></tr><tr><td>Is it free?</td><td>No.</td></tr></table>`;
  expect(readQuestions(page, 'faq.html').map(([en]) => en)).toEqual([
    'How many bells ring? / 3. (810.4)',
    'May I see them? / Yes.',
    'Who rings them? / The keeper.',
    'Lamps needed? / Two.',
    'Is it free? / No.',
  ]);
});

test('a column that counts the rows of a table of questions is no part of an answer', () => {
  const heads = fc.constantFrom('No.', '番号', 'ID', '#');
  fc.assert(
    fc.property(heads, fc.integer({ min: 1, max: 400 }), (head, first) => {
      const rows = ['船は沈むか？,沈まない。,2.1', '灯は消えるか？,消えない。,2.2'];
      const text = [`${head},質問,回答,根拠`, ...rows.map((row, at) => `${first + at},${row}`)].join('\n');
      expect(readQuestions(text, 'faq.csv')).toEqual([
        [undefined, '船は沈むか？ / 沈まない。 / 2.1'],
        [undefined, '灯は消えるか？ / 消えない。 / 2.2'],
      ]);
    }),
  );
});

test('numbered questions listed above their answers are contents, and each is asked once', () => {
  const parts = ['6. Lamps\n6.1. May it burn?\n6.2. May it sink?', '7. Ropes\n7.1. May it break?'];
  const body = parts.map((part) => part.replaceAll('?', '?\n\nIt may, and nothing more is said of it.\n'));
  const line = '==================\n';
  const text = `${line}Harbor FAQ\n${line}\n${parts.join('\n')}\n\n${body
    .map((part) => line + part.replace('\n', `\n${line}`))
    .join('\n')}`;
  const answer = 'It may, and nothing more is said of it.';
  expect(readQuestions(text)).toEqual(
    ['May it burn?', 'May it sink?', 'May it break?'].map((asked) => [`${asked} / ${answer}`, undefined]),
  );
});

test('what is set apart below the last answer is no part of it in the other language, or where none of the others has such a text', () => {
  const [own, other] = ['The next issue is about fog.', '次回は霧の話です。'];
  const end = fc.constantFrom(own, other);
  fc.assert(
    fc.property(end, fc.boolean(), (closing, goesOn) => {
      const more = goesOn ? 'Not in fog.\n\n' : '';
      const text = `Lamp FAQ\n\nQ: May it burn?\nA: It may.\n\n${more}Q: May it sink?\nA: No.\n\nQ: Is it lit?\nA: Yes.\n\n${closing}\n`;
      expect(readQuestions(text).flat().join().includes(closing)).toBe(goesOn && closing === own);
    }),
  );
});

test('what else a row of questions says is in the language of its answer', () => {
  const text =
    '状態\t港\t質問\t回答\n6/1\tSue\t灯は消えるか？\t消えない。\n6/2\t森\t船は沈むか？\t沈まない。\n';
  expect(readQuestions(text, 'form.tsv')).toEqual([
    [undefined, '灯は消えるか？ / 消えない。 / 6/1 / Sue'],
    [undefined, '船は沈むか？ / 沈まない。 / 6/2 / 森'],
  ]);
});

test('whose a document is and where to write to is no part of its last answer', () => {
  fc.assert(
    fc.property(fc.constantFrom('(c) 2005 The Lamp.', 'お問い合わせ：灯台まで'), (end) => {
      expect(readQuestions(`Q: May it burn?\nA: It may.\n\n${end}\n`)).toEqual([
        ['May it burn? / It may.', undefined],
      ]);
    }),
  );
});

test('a term among terms that ask is a question without its sign, among names of cards it is none', () => {
  const toPage = (terms: readonly string[]) =>
    `<title>Lamp FAQ</title><h1>Lamp FAQ</h1><dl>${terms.map((term) => `<dt>${term}</dt><dd>It does so at dusk.</dd>`).join('')}</dl>`;
  const countOf = (terms: readonly string[]) =>
    readQuestions(toPage(terms), 'faq.html').filter(([en]) => en?.includes(' / ')).length;
  expect(countOf(['Does it burn?', 'Does it ring?', 'May I light it'])).toBe(3);
  expect(countOf(['Harbor Lamp', 'Fog Bell', 'Does it ring?'])).toBe(1);
});

test('quotations that ask in an answered mail are questions, whoever is greeted above them', () => {
  const text =
    'From: Jo <jo@example.org>\nTo: Ada <ada@example.org>\nSubject: Re: lamps\nDate: Sat, 14 Mar 2015 22:41:09 +0900\n\nAda,\n\nOn 2015/03/14 20:03, Ada wrote:\n> May a lamp burn\n> at noon?\n\nIt may, at a cost.\n\n> And at dawn?\n\nThen it may not.\n';
  expect(readQuestions(text, 'lamps.eml')).toEqual([
    ['May a lamp burn at noon? / It may, at a cost.', undefined],
    ['And at dawn? / Then it may not.', undefined],
  ]);
});

test('who asked on a site of answers, before a colon, sets a question off', () => {
  const post = (who: string, question: string, answer: string) =>
    `<div class="post"><div class="ask">${who} asked: ${question}</div><p>${answer}</p></div>`;
  const page = `<html><head><meta charset="utf-8"><title>Lamp tips</title></head><body>${post('Anonymous', 'May it burn?', 'It may.')}${post('harbor-cat', 'May it sink?', 'No.')}</body></html>`;
  expect(readQuestions(page, 'tips.html')).toEqual([
    ['May it burn? / It may.', undefined],
    ['May it sink? / No.', undefined],
  ]);
});

test('an answer, and the text of a rule, may be of any number of paragraphs', () => {
  const lines = 'It rings.\n'.repeat(130_000);
  expect(readQuestions(`Q: Why?\nA: So.\n${lines}`)[0]?.[0]?.length).toBeGreaterThan(130_000 * 9);
  const { read } = readInput({ file: 'a.txt', bytes: Buffer.from(`702.9b It rings.\n${lines}`), hints: {} });
  expect(read?.account.unaccounted).toBe(0);
});

test('what the format calls footnotes is of no answer, and their signs are no text', () => {
  const markdown =
    '# Lamp FAQ\n\n**Q: May it burn?**[^1]\n\nA: It may.\n\n**Q: Is it a boat?**\n\nA: No.\n\n[^1]: Said at the spring meeting.\n';
  const sign = '<sup><a href="#fn1">1</a></sup>';
  const page = `<html lang="en"><body><h1>Lamp FAQ</h1><p>Q: May it burn?${sign}</p><p>A: It may.</p><p>Q: Is it a boat?</p><p>A: No.</p>
<div class="footnotes"><hr><ol><li id="fn1">Said at the spring meeting. <a class="footnote-backref" href="#r1">↩</a></li></ol></div></body></html>`;
  for (const [file, text] of Object.entries({ 'faq.md': markdown, 'faq.html': page })) {
    const { read } = readInput({ file, bytes: new TextEncoder().encode(text), hints: {} });
    expect(
      read?.records().rulings.map(({ type, en }) => [type, en?.blocks.map((block) => block.text)]),
    ).toEqual([
      ['question', ['May it burn?', 'It may.']],
      ['question', ['Is it a boat?', 'No.']],
      ['note', ['Said at the spring meeting.']],
    ]);
  }
});

test('Q and A that only their style sets apart are signs, glued to their texts or alone', () => {
  const asked = [
    ['灯りは消えますか？', '消えません。'],
    ['鐘は鳴りますか？', '夜に鳴ります。'],
    ['船は沈みますか？', '300回に1回は沈みます。'],
  ];
  const tag = fc.constantFrom('span', 'b', 'i', 'em');
  const around = fc.constantFrom(['dt', 'dd'], ['p', 'p'], ['h3', 'div']);
  const inside = fc.boolean();
  fc.assert(
    fc.property(tag, around, inside, fc.boolean(), (sign, [one, two], isParagraph, isCounted) => {
      const mark = (letter: string, at: number) =>
        `<${sign} class="x">${letter}${isCounted ? at + 1 : ''}</${sign}>`;
      const items = asked.map(
        ([question, answer], at) =>
          `<${one}>${mark('Q', at)}${question}</${one}><${two}>${mark('A', at)}${isParagraph && two !== 'p' ? `<p>${answer}</p>` : answer}</${two}>`,
      );
      const list = one === 'dt' ? `<dl>${items.join('')}</dl>` : items.join('');
      const page = `<html lang="ja"><head><meta charset="utf-8"></head><body><h1>よくある質問</h1>${list}</body></html>`;
      expect(readQuestions(page, 'faq.html')).toEqual(asked.map((each) => [undefined, each.join(' / ')]));
    }),
    { numRuns: 60 },
  );
});

test('where to write to who asked is no text of a question', () => {
  const csv =
    'メールアドレス,質問,回答\nkeeper@example.com,灯りは消えますか？,消えません。\nbell@example.com,鐘は鳴りますか？,鳴ります。\n';
  expect(readQuestions(csv, 'faq.csv')).toEqual([
    [undefined, '灯りは消えますか？ / 消えません。'],
    [undefined, '鐘は鳴りますか？ / 鳴ります。'],
  ]);
});

const CALLS = ['Does the bell ring?', 'May the boat sail?', 'Who lights the lamp?', 'Is fog a wall?'];
const RULED = ['It does, once.', 'Not before dawn.', 'The keeper does.', 'It is none.'];

test('numbered questions have the answers that a later part gives under their numbers', () => {
  const signs = fc.constantFrom('1. ', '1) ', '(1) ', '①');
  const count = (sign: string, at: number) => sign.replace('1', `${at + 1}`).replace('①', '①②③④'.charAt(at));
  fc.assert(
    fc.property(signs, signs, fc.integer({ min: 3, max: 4 }), (one, two, length) => {
      const list = (texts: readonly string[], sign: string) =>
        texts.slice(0, length).map((text, at) => count(sign, at) + text);
      const text = ['# Calls', ...list(CALLS, one), '# What I ruled', ...list(RULED, two)].join('\n\n');
      expect(readQuestions(text, 'report.md')).toEqual(
        CALLS.slice(0, length).map((call, at) => [`${call} / ${RULED[at]}`, undefined]),
      );
      // A list that lacks one answers none.
      const short = ['# Calls', ...list(CALLS, one), '# What I ruled', ...list(RULED, two).slice(1)];
      expect(readQuestions(short.join('\n\n'), 'report.md')).toEqual([]);
    }),
  );
});

test('who asks may be named behind what is asked', () => {
  const by = fc.constantFrom('', ' (Kesh)', ' — Kesh, Harbor', ' – Anonymous');
  fc.assert(
    fc.property(by, by, (one, two) => {
      const text = `# The mail sack\n\n${CALLS[0]}${one}\n\n${RULED[0]}\n\n${CALLS[1]}${two}\n\n${RULED[1]}\n`;
      expect(readQuestions(text, 'column.md')).toEqual([
        [`${CALLS[0]}${one} / ${RULED[0]}`, undefined],
        [`${CALLS[1]}${two} / ${RULED[1]}`, undefined],
      ]);
    }),
  );
});

test('an answer may be in a box that says so', () => {
  const name = fc.constantFrom('答えを見る', '解答', '回答を表示', 'Show the answer', 'Answer');
  fc.assert(
    fc.property(name, (box) => {
      const part = (title: string, asked: string, answer: string) =>
        `### Q. ${title}\n\n${asked}\n\n:::details ${box}\n${answer}\n:::\n`;
      const text = `# 港の裁定\n\n${part('鐘', '鐘は鳴る？', '鳴ります。')}\n${part('船', '船は出る？', '出ません。')}`;
      expect(readQuestions(text, 'notes.md')).toEqual([
        [undefined, '鐘 / 鐘は鳴る？ / 鳴ります。'],
        [undefined, '船 / 船は出る？ / 出ません。'],
      ]);
    }),
  );
});

test('signs of questions again, below a heading for the answers however it is set off, are answers', () => {
  const heading = fc.constantFrom('## 解答', '=============== 解答と解説 ===============', '■ 解答・解説 ■');
  fc.assert(
    fc.property(heading, (answers) => {
      const asked = '港の試験\n\n問1 鐘は鳴るか。\n\n問2 船は出るか。\n';
      expect(readQuestions(`${asked}\n${answers}\n\n問1 鳴る。\n\n問2 出ない。\n`, 'quiz.txt')).toEqual([
        [undefined, '鐘は鳴るか。 / 鳴る。'],
        [undefined, '船は出るか。 / 出ない。'],
      ]);
    }),
  );
});

test('what is ruled of what happened, by the heads of columns, answers it', () => {
  const head = fc.constantFrom(
    ['質問', '裁定'],
    ['迷った状況を書いてください', 'どう裁定しましたか?'],
    ['状況', '裁定'],
  );
  fc.assert(
    fc.property(head, (columns) => {
      const rows = [columns, ['鐘を鳴らし忘れた。', '巻き戻した。'], ['船が先に出た。', 'そのまま続けた。']];
      expect(readQuestions(rows.map((row) => row.join(',')).join('\n'), 'calls.csv')).toEqual([
        [undefined, '鐘を鳴らし忘れた。 / 巻き戻した。'],
        [undefined, '船が先に出た。 / そのまま続けた。'],
      ]);
    }),
  );
});

test('headings below one that is named for them ask, whatever those of other parts do', () => {
  const others = fc.subarray(['### The lamp', '### The oil', '### The fog'], { minLength: 1 });
  fc.assert(
    fc.property(others, fc.boolean(), (parts, isFirst) => {
      const told = ['## News', ...parts.flatMap((part) => [part, 'It is lit at dusk.'])];
      const asked = ['## Asked often', '### Does it burn?', 'It does.', '### Does it sink?', 'No.'];
      const text = ['# Lamps', ...(isFirst ? [...asked, ...told] : [...told, ...asked])].join('\n\n');
      expect(readQuestions(text, 'news.md')).toEqual([
        ['Does it burn? / It does.', undefined],
        ['Does it sink? / No.', undefined],
      ]);
    }),
  );
});

test.each([
  'aria-expanded="false"',
  'aria-controls="a"',
  'data-toggle="collapse"',
  'data-bs-toggle="collapse"',
])('a button that opens the text below it, %s, asks it', (opens) => {
  const card = (asked: string, answer: string) =>
    `<div><button ${opens}><span>Q</span>${asked}</button></div><div><span>A</span><p>${answer}</p></div>`;
  const cards = card('灯りは消えますか？', 'いいえ、消えません。') + card('船は出ますか？', 'はい、出ます。');
  const page = `<html><head><meta charset="UTF-8"><title>港</title></head><body><h1>港</h1>${cards}<button>カート</button></body></html>`;
  expect(readQuestions(page, 'faq.html')).toEqual([
    [undefined, '灯りは消えますか？ / いいえ、消えません。'],
    [undefined, '船は出ますか？ / はい、出ます。'],
  ]);
});

/** Questions in both languages, with their answers. */
const ASKED = [
  ['May it burn?', 'It may, until dawn.', '灯してもよいですか？', '夜明けまではよい。'],
  ['May it sink?', 'No, it never sinks.', '沈めてもよいですか？', 'いいえ、沈みません。'],
  ['Who lights it?', 'The keeper lights it.', '誰がともしますか？', '灯台守がともします。'],
  ['Is a rope needed?', 'Only to tow a ship.', '綱は要りますか？', '船を曳くときだけ要ります。'],
] as const;

test('two columns that ask the same in two languages are pairs in their order, and nothing else is', () => {
  const toColumn = (asked: readonly (readonly string[])[]) =>
    `<div>${asked.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join('')}</div>`;
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 4 }),
      fc.integer({ min: 0, max: 2 }),
      fc.boolean(),
      (count, missing, isJapaneseFirst) => {
        const all = ASKED.slice(0, count);
        const en = all.map(([question, answer]) => [question, answer]);
        const ja = all.slice(missing).map(([, , question, answer]) => [question, answer]);
        const columns = [toColumn(en), toColumn(ja)];
        const page = `<html><head><meta charset="UTF-8"><title>FAQ</title></head><body><h1>FAQ</h1><h2>Lamps / 灯</h2>${(isJapaneseFirst ? columns.toReversed() : columns).join('')}</body></html>`;
        const read = readQuestions(page, 'faq.html').filter(([one, other]) => one && other);
        const known = all.map(([one, said, other, also]) => [`${one} / ${said}`, `${other} / ${also}`]);
        for (const pair of read) expect(known).toContainEqual(pair);
        if (missing === 0) expect(read).toHaveLength(count);
      },
    ),
  );
});

test('what names a question and what names its answer are signs of them, whoever asked', () => {
  const names = fc.constantFrom(
    ['ご質問', 'お答え'],
    ['質問', '回答'],
    ['Question', 'Answer'],
    ['問題', '解答'],
  );
  const signs = fc.constantFrom(['▼', '▽'], ['■', '□'], ['【', '【'], ['## ', '## ']);
  const people = fc.constantFrom('', '（波止場さん）', '（筆名：ともしび）');
  fc.assert(
    fc.property(names, signs, people, ([question, answer], [one = '', other = ''], who) => {
      const close = one === '【' ? '】' : '';
      const text = ASKED.map(
        ([, , asked, said]) =>
          `${one}${question}${who}${close}\n${asked}\n\n${other}${answer}${close}\n${said}\n`,
      );
      const read = readQuestions(`灯台だより\n\n${text.join('\n')}`, one === '## ' ? 'faq.md' : 'faq.txt');
      expect(read).toEqual(ASKED.map(([, , asked, said]) => [undefined, `${asked} / ${said}`]));
    }),
  );
});

test('rows whose cells each have the sign of a question or an answer are those, in both languages or one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(['Q: ', 'A: '], ['Q. ', 'A. '], ['【Q】', '【A】']),
      fc.boolean(),
      fc.boolean(),
      ([q = '', a = ''], isInBoth, isCounted) => {
        const toCells = (sign: string, cells: readonly string[], count: string) =>
          `<tr>${isCounted ? `<td>${count}</td>` : ''}${cells.map((cell) => `<td>${sign}${cell}</td>`).join('')}</tr>`;
        const rows = ASKED.flatMap(([en, said, ja, also], at) => [
          toCells(q, isInBoth ? [en, ja] : [en, `${said} Is it?`], `${at + 1}`),
          toCells(a, isInBoth ? [said, also] : [said, 'That is all.'], ''),
        ]);
        const heads = isInBoth ? ['English', '日本語'] : ['First', 'Second'];
        const head = `<tr>${isCounted ? '<th>#</th>' : ''}${heads.map((each) => `<th>${each}</th>`).join('')}</tr>`;
        const page = `<html><head><meta charset="UTF-8"><title>FAQ</title></head><body><h1>FAQ</h1><table>${head}${rows.join('')}</table></body></html>`;
        const read = readQuestions(page, 'faq.html');
        expect(read).toHaveLength(ASKED.length);
        if (isInBoth)
          expect(read).toEqual(ASKED.map(([en, said, ja, also]) => [`${en} / ${said}`, `${ja} / ${also}`]));
      },
    ),
  );
});

test('a line between a question and the text right below it parts them as a blank does', () => {
  const parts = ['\n', '\n--\n', '\n-- \n', '\n-----\n', '\n・・・・\n'];
  fc.assert(
    fc.property(fc.constantFrom(...parts), fc.boolean(), (part, isListed) => {
      const asked = ['灯りは消えますか?', '船は沈みますか?', '鐘は鳴りますか?'];
      const contents = isListed
        ? `1. 目次\n=======\n\n${asked.map((each, at) => `  Q2-${at + 1}. ${each}`).join('\n')}\n\n`
        : '';
      const body = asked.map((each, at) => `Q2-${at + 1}. ${each}${part}いいえ、番人が見ています。`);
      const read = readQuestions(`港のFAQ\n\n${contents}2. 港\n=======\n\n${body.join('\n\n')}\n`);
      expect(read).toEqual(asked.map((each) => [undefined, `${each} / いいえ、番人が見ています。`]));
    }),
  );
});

test('a line in bold that asks the same in the other language is of its question', () => {
  const ask = (ja: string, en: string) =>
    `<p><strong>Q. ${ja}</strong><br><strong>${en}</strong></p><p>A. 消えません。<br>It does not.</p>`;
  const page = `<html><head><meta charset="UTF-8"></head><body><h1>FAQ</h1>${ask('灯りは消えますか？', 'Does it go out?')}${ask('船は沈みますか？', 'Does it sink?')}</body></html>`;
  expect(readQuestions(page, 'a.html')).toEqual([
    ['Does it go out? / It does not.', '灯りは消えますか？ / 消えません。'],
    ['Does it sink? / It does not.', '船は沈みますか？ / 消えません。'],
  ]);
});

test('tabs of two languages below the number of a question hold one question in both', () => {
  const tab = (lang: string, asked: string, answer: string) =>
    `=== "${lang}"\n\n    **Q.** ${asked}\n\n    **A.** ${answer}\n`;
  const both = (at: number, ja: string, en: string) =>
    `### Q${at}\n\n${tab('日本語', ja, '消えません。')}\n${tab('English', en, 'It does not.')}`;
  const text = `# FAQ\n\n${both(1, '灯りは消えますか？', 'Does it go out?')}\n${both(2, '船は沈みますか？', 'Does it sink?')}`;
  expect(readQuestions(text, 'faq.md')).toEqual([
    ['Does it go out? / It does not.', '灯りは消えますか？ / 消えません。'],
    ['Does it sink? / It does not.', '船は沈みますか？ / 消えません。'],
  ]);
});

test('an item that asks is one in each part of a level, and what is set in below it answers', () => {
  const part = (name: string) => `### ${name}\n- ${name}は灯せますか？\n  - 灯せます。\n  - 夜に限ります。\n`;
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), (count) => {
      const names = Array.from({ length: count }, (_, at) => `第${'一二三四五六'.charAt(at)}の灯`);
      const read = readQuestions(
        `# 灯台の遊び方\n\n手番に灯を点します。\n\n## 質問\n${names.map(part).join('')}`,
        'a.md',
      );
      expect(read).toEqual(
        names.map((name) => [undefined, `${name}は灯せますか？ / 灯せます。 / 夜に限ります。`]),
      );
    }),
  );
});

test('a column is of answers whatever is before that word at its head', () => {
  const heads = fc.constantFrom('Answer', "Source's answer", 'Short answer', '公式の回答', '回答');
  fc.assert(
    fc.property(heads, (head) => {
      const text = `# Lamps\n\n| # | Question | Boats | ${head} | Family |\n|---|---|---|---|---|\n| A1 | May it burn? | Gull | It may | T |\n| A2 | May it sink? | Tern | No | R |\n`;
      expect(readQuestions(text, 'a.md').map(([en]) => en)).toEqual([
        'May it burn? / It may / Gull / T',
        'May it sink? / No / Tern / R',
      ]);
    }),
  );
});
