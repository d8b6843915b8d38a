import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

const cell = fc.constantFrom('霜', 'Frost Counter', 'タップして置く。', 'Tap it.', '警告', '氷室の番人');
const table = fc
  .integer({ min: 3, max: 5 })
  .chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 3, maxLength: 8 }),
  );

function read(text: string) {
  const bytes = Buffer.from(text);
  const { read: found } = readInput({ file: 'table.txt', bytes, hints: { kind: 'document' } });
  if (!found) throw new Error('refused');
  return found;
}

describe('a table', () => {
  it.each([
    ['\t', (text: string) => text],
    [',', (text: string) => (text.length > 4 ? `"${text}"` : text)],
    [',', (text: string) => `"${text}"`],
  ])('parted by %j gives a record for each row, with every cell of it', (sign, quote) => {
    fc.assert(
      fc.property(table, (rows) => {
        const { account, records } = read(rows.map((row) => row.map(quote).join(sign)).join('\n'));
        const texts = records().rulings.map(({ en, ja }) =>
          [...(en?.blocks ?? []), ...(ja?.blocks ?? [])].map(({ text }) => text).sort(),
        );
        expect(account.unaccounted).toBe(0);
        expect(texts).toEqual(rows.map((row) => [...row].sort()));
      }),
    );
  });

  it('of the texts of rules has a head that is no record', () => {
    const rows = [1, 2, 3].map((at) => `701.${at}\tBell ${at} rings.\t鐘${at}は鳴る。`);
    const { account, records } = read(['番号\t英語\t日本語', ...rows].join('\n'));
    expect(records().rulings).toEqual([]);
    expect(account.skippedBy['columns']).toBe(9);
  });

  it('has a column of names in the other language beside one whose head says its own', () => {
    const { rulings } = read('Term\tJapanese\nTow\t曳航\nMoor\t係留\n').records();
    expect(rulings.map(({ en, ja }) => [en?.blocks[0]?.text, ja?.blocks[0]?.text])).toEqual([
      ['Tow', '曳航'],
      ['Moor', '係留'],
    ]);
  });

  it('is the same table in Markdown, in a page, and in files of values of any program', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const head = rows[0]?.map((_, column) => `column_${'abcde'.charAt(column)}`) ?? [];
        const all = [head, ...rows];
        const documents = {
          'table.md': [head, head.map(() => '---'), ...rows]
            .map((row) => `| ${row.join(' | ')} |`)
            .join('\n'),
          'table.html': `<table>${all.map((row) => `<tr>${row.map((each) => `<td>${each}</td>`).join('')}</tr>`).join('')}</table>`,
          'table.csv': all.map((row) => row.map((each) => `"${each}"`).join(',')).join('\r\n'),
          'table.tsv': all.map((row) => row.join('\t')).join('\n'),
          'markup.csv': all
            .map((row) => row.map((each) => `"<p class=""c"">${each}</p>"`).join(','))
            .join('\n'),
          'spreadsheet.txt': `sep=;\n${all.map((row) => row.join(';')).join('\r\n')}`,
          'cards.txt': `#separator:tab\n#html:true\n#guid column:1\n${all.map((row, at) => [`k${at}`, ...row].join('\t')).join('\n')}`,
        };
        const texts = Object.entries(documents).map(([file, text]) => {
          const { read: found } = readInput({ file, bytes: Buffer.from(text), hints: { kind: 'document' } });
          expect(found?.account.unaccounted).toBe(0);
          expect(found?.account.skippedBy['marker'] ?? 0).toBe(0);
          const { rulings = [] } = found?.records() ?? {};
          return rulings.map(({ en, ja }) =>
            [...(en?.blocks ?? []), ...(ja?.blocks ?? [])].map(({ text: each }) => each),
          );
        });
        for (const other of texts) expect(other).toEqual(all);
      }),
    );
  });

  it('of cards gives cards with both names, of rules that it is about notes on them', () => {
    const csv =
      'card_name,japanese_name,mana_cost,type_line,japanese_text,oracle_text\nBell Rat,鐘のネズミ,{B},Creature,"鐘が鳴る。\n霧が出る。",A bell rings.\n"Tower, Old",古い塔,{2},Artifact,塔である。,A tower.\n';
    const { read: found } = readInput({ file: 'cards.csv', bytes: Buffer.from(csv), hints: {} });
    expect(found?.records().cards.map(({ names, cost, text }) => [names, cost, text])).toEqual([
      [
        { en: 'Bell Rat', ja: '鐘のネズミ' },
        '{B}',
        { en: ['A bell rings.'], ja: ['鐘が鳴る。', '霧が出る。'] },
      ],
      [{ en: 'Tower, Old', ja: '古い塔' }, '{2}', { en: ['A tower.'], ja: ['塔である。'] }],
    ]);
    const notes = readInput({
      file: 'notes.md',
      bytes: Buffer.from(
        '# 記録\n\n| Rule | 要旨 | Status |\n|---|---|---|\n| 704.5a | 鐘が鳴る | DONE (now) |\n| 704.5b | 霧が出る | LATER (then) |\n',
      ),
      hints: {},
    }).read?.records();
    expect(notes?.rules).toEqual([]);
    expect(
      notes?.notes.slice(-2).map(({ about, blocks }) => [about, blocks.map(({ text }) => text)]),
    ).toEqual([
      [['704.5a'], ['鐘が鳴る', 'DONE (now)']],
      [['704.5b'], ['霧が出る', 'LATER (then)']],
    ]);
  });

  it('of two languages gives pairs, and never by the letters of a cell alone', () => {
    const rowsOf = (head: string) => {
      const text = `# 港\n\n| ${head} |\n|---|---|---|\n| 1 | A bell rings. | 鐘が鳴る。 |\n| 2 | A tower stands. | 塔が立つ。 |\n`;
      const { read: found } = readInput({
        file: 'pairs.md',
        bytes: Buffer.from(text),
        hints: { kind: 'document' },
      });
      return (found?.records().rulings ?? []).filter(({ en, ja }) => en && ja).length;
    };
    expect(rowsOf('No. | English | 日本語')).toBe(2);
    expect(rowsOf('No. | 状態 | 備考')).toBe(0);
  });

  it('that is broken is read line by line, and says so', () => {
    const { read: found, diagnostics } = readInput({
      file: 'broken.csv',
      bytes: Buffer.from('鐘,Bell\n塔,"Tower that never\n霧,Fog\n'),
      hints: {},
    });
    expect(diagnostics.map(({ code }) => code)).toContain('format-broken');
    expect(found?.account.unaccounted).toBe(0);
  });

  it('whose head asks and answers gives questions', () => {
    const { records } = read('番号\t質問\t回答\n1\t凍りますか？\tはい。\n2\t解けますか？\tいいえ。\n');
    const questions = records().rulings.filter(({ type }) => type === 'question');
    expect(questions.map(({ ja }) => ja?.blocks.map(({ text }) => text))).toEqual([
      ['凍りますか？', 'はい。'],
      ['解けますか？', 'いいえ。'],
    ]);
  });

  it('of questions holds when and who beside their texts, however those columns are called and ordered', () => {
    const columns = fc
      .tuple(
        fc.constantFrom(
          ['Time', '12:10'],
          ['タイムスタンプ', '2031/03/04 12:10:11'],
          ['asked_on', '3/4/2031'],
        ),
        fc.constantFrom(['Name', 'Aki'], ['お名前', '渡し守'], ['Asked by', 'Lamp 7'], ['投稿者', 'あき']),
        fc.constant(['Question', 'Does the bell ring?']),
        fc.constantFrom(['Answer', 'It does, once.'], ['回答', 'Only at night.']),
      )
      .chain((all) => fc.shuffledSubarray(all, { minLength: 4 }));
    fc.assert(
      fc.property(columns, fc.integer({ min: 2, max: 4 }), (all, count) => {
        const rows = [
          all.map(([head]) => head),
          ...Array.from({ length: count }, () => all.map(([, cell]) => cell)),
        ];
        const { account, records } = read(rows.map((row) => row.join('\t')).join('\n'));
        const cellOf = (...heads: string[]) => all.find(([head = '']) => heads.includes(head))?.[1];
        const { rulings } = records();
        expect(account.unaccounted).toBe(0);
        expect(rulings).toHaveLength(count);
        for (const { type, en, sources } of rulings) {
          expect([type, ...(en?.blocks ?? []).map(({ text }) => text)]).toEqual([
            'question',
            cellOf('Question'),
            cellOf('Answer', '回答'),
          ]);
          expect(sources.map(({ name }) => name)).toEqual([
            cellOf('Name', 'お名前', 'Asked by', '投稿者'),
            cellOf('Time', 'タイムスタンプ', 'asked_on'),
          ]);
        }
      }),
    );
  });

  it('of a day and a text gives what was said on it, whether or not a head says so', () => {
    const heads = ['', 'Date\tRuling\n', '日付\t内容\n'];
    const days = ['2031-03-04', '10/4/2031', '2031年3月4日'];
    for (const head of heads)
      for (const day of days) {
        const { account, records } = read(`${head}${day}\tThe bell rings.\n${day}\tThe tower stands.\n`);
        expect(account.unaccounted).toBe(0);
        expect(
          records().rulings.map(({ type, en, sources }) => [type, en?.blocks[0]?.text, sources[0]?.name]),
        ).toEqual([
          ['point', 'The bell rings.', day],
          ['point', 'The tower stands.', day],
        ]);
      }
  });

  it('of a chat is the questions with what was said to them', () => {
    const text =
      '# Chat\n\n| time | who | text |\n|---|---|---|\n| 12:10 | Aki | Does it ring? |\n| 12:11 | Lamp | Once. |\n| 12:15 | Ben | Does it burn? |\n| 12:16 | Lamp | Never. |\n';
    const { read: found } = readInput({ file: 'chat.md', bytes: Buffer.from(text), hints: {} });
    expect(found?.kind).toBe('questions');
    const rulings = found?.records().rulings ?? [];
    expect(rulings.map(({ en }) => en?.blocks.map((block) => block.text))).toEqual([
      ['Does it ring?', 'Once.'],
      ['Does it burn?', 'Never.'],
    ]);
  });

  it('of cards gives what was ruled on each, however its columns are called and ordered', () => {
    const rulings = [
      {
        name: 'Grey Bell',
        other: '灰色の鐘',
        en: 'It rings at dusk.',
        ja: '夕暮れに鳴る。',
        day: '2031-02-03',
      },
      { name: 'Grey Bell', other: '灰色の鐘', en: 'It rings once.', ja: '一度だけ鳴る。', day: '2031-02-03' },
      {
        name: 'Old Tow',
        other: '古い曳航',
        en: 'Its rope may break.',
        ja: '綱は切れうる。',
        day: '2031-04-05',
      },
    ];
    const names = fc.record({
      name: fc.constantFrom('Card', 'Card name', 'Name'),
      other: fc.constantFrom('カード名', 'カードの名前', '名前'),
      en: fc.constantFrom('Ruling', 'Rulings', 'Ruling (English)'),
      ja: fc.constantFrom('裁定', '裁定内容', '裁定（日本語）'),
      day: fc.constantFrom('Date', '日付', 'published_at'),
    });
    const columns = fc.shuffledSubarray(['name', 'other', 'en', 'ja', 'day'] as const, { minLength: 5 });
    fc.assert(
      fc.property(names, columns, (head, order) => {
        const rows = [head, ...rulings].map((row) => order.map((column) => row[column]).join('\t'));
        const { account, records } = read(rows.join('\n'));
        expect(account.unaccounted).toBe(0);
        expect(
          records().rulings.map(({ cards, en, ja, sources }) => [cards, en?.blocks, ja?.blocks, sources]),
        ).toEqual(
          rulings.map(({ name, other, en, ja, day }) => [
            [{ en: name, ja: other }],
            [{ type: 'paragraph', text: en }],
            [{ type: 'paragraph', text: ja }],
            [{ name: day, date: day }],
          ]),
        );
      }),
    );
  });

  it.each([
    [
      'card\tdate\truling_en\truling_ja',
      ({ en, ja, day, name }: Record<string, string>) => `${name}\t${day}\t${en}\t${ja}`,
    ],
    ['カード\t裁定', ({ ja, name }: Record<string, string>) => `${name}\t${ja}`],
    ['Card\tRuling', ({ en, name }: Record<string, string>) => `${name}\t${en}`],
  ])('of rulings names each card in the language of its name: %s', (head, toLine) => {
    const rulings = [
      { name: 'Grey Bell', en: 'It rings.', ja: '鳴る。', day: '2031-02-03' },
      { name: '灰色の鐘', en: 'See rule 603.2.', ja: '603.2により鳴る。', day: '2031-02-04' },
      { name: 'Old Tow', en: 'It breaks.', ja: '切れる。', day: '2031-02-05' },
    ];
    const { records, account } = read([head, ...rulings.map(toLine)].join('\n'));
    expect(account.unaccounted).toBe(0);
    expect(records().rulings.map(({ cards }) => cards)).toEqual([
      [{ en: 'Grey Bell' }],
      [{ ja: '灰色の鐘' }],
      [{ en: 'Old Tow' }],
    ]);
  });

  it('has no row that heads what is below the table', () => {
    const { topics, rulings } = read(
      '灯台\n\n段階\t何が起きるか\t名\n4\t灯す\t霜\n5\t消す\t氷\n\n灯台は夜に灯る。\n',
    ).records();
    expect(topics).toEqual([]);
    expect(rulings.at(-1)?.ja?.blocks).toEqual([{ type: 'paragraph', text: '灯台は夜に灯る。' }]);
  });

  it('of terms gives names and readings, however its columns are called and ordered', () => {
    const terms = [
      { ja: '霜', reading: 'しも', en: 'Frost', times: '12' },
      { ja: '氷室の番人', reading: 'ひむろのばんにん', en: 'Keeper of Ice', times: '3' },
      { ja: '雨氷', reading: 'うひょう', en: 'Glaze', times: '' },
      { ja: '解凍する', reading: 'かいとうする', en: 'Thaw', times: '40' },
    ];
    const names = fc.record({
      ja: fc.constantFrom('ja', '日本語', '用語', 'Japanese'),
      reading: fc.constantFrom('reading', '読み', 'よみ', 'Kana'),
      en: fc.constantFrom('en', '英語', 'English', '原語'),
      times: fc.constantFrom('votes', '回数', 'x_1'),
    });
    const columns = fc
      .shuffledSubarray(['ja', 'reading', 'en', 'times'] as const, { minLength: 4 })
      .filter(([first]) => first !== 'times');
    fc.assert(
      fc.property(names, columns, (head, order) => {
        const rows = [head, ...terms].map((row) => order.map((column) => row[column]).join('\t'));
        const { read: found } = readInput({ file: 't.tsv', bytes: Buffer.from(rows.join('\n')), hints: {} });
        expect(found?.kind).toBe('glossary');
        const { glossary } = found?.records() ?? { glossary: [] };
        expect(glossary.map(({ ja, en }) => [ja?.headwords[0], ja?.reading, en?.headwords[0]])).toEqual(
          terms.map(({ ja, reading, en }) => [ja, reading, en]),
        );
        expect(found?.account.unaccounted).toBe(0);
      }),
    );
  });

  it('is none where a single line has a tab', () => {
    const { records } = read('霜とは\t何であるか。\n氷の一種である。\n');
    expect(records().rulings.map(({ ja }) => ja?.blocks[0]?.text)).toEqual([
      '霜とは 何であるか。',
      '氷の一種である。',
    ]);
  });

  it('of a file holds questions and answers whatever heads them', () => {
    const asked = [
      ['船は動きますか?', '動きます。'],
      ['帆は要りますか?', '要りません。'],
      ['錨は重いですか?', '重さは決まっていません。'],
    ];
    const head = fc.uniqueArray(fc.constantFrom('おたずね', 'お返事', '区分', '根拠', 'x', 'memo 欄'), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(head, fc.constantFrom('船', '', '第3回'), (heads, more) => {
        const rows = [heads, ...asked.map((row) => [...row, more])].map((row) => row.join('\t'));
        const { read: found } = readInput({ file: 't.tsv', bytes: Buffer.from(rows.join('\n')), hints: {} });
        expect(found?.kind).toBe('questions');
        const texts = found
          ?.records()
          .rulings.map(({ ja }) => ja?.blocks.slice(0, 2).map(({ text }) => text));
        expect(texts).toEqual(asked);
      }),
    );
  });

  it.each(['JP', '日本語', 'Japanese', '訳'])(
    'has one thing in two languages below one name twice, once with %s',
    (lang) => {
      const rows = ['2.1,Late Sail,帆の遅れ,Warning', '2.2,Lost Anchor,錨の紛失,Game Loss'];
      const text = [`Section,Infraction,Infraction (${lang}),Penalty`, ...rows].join('\n');
      const { read: found } = readInput({ file: 't.csv', bytes: Buffer.from(text), hints: {} });
      const pairs = found
        ?.records()
        .rulings.map(({ id, en, ja }) => [id, en?.blocks[0]?.text, ja?.blocks[0]?.text]);
      expect(pairs).toEqual([
        ['2.1', 'Late Sail', '帆の遅れ'],
        ['2.2', 'Lost Anchor', '錨の紛失'],
      ]);
    },
  );

  it('of names and penalties in two languages by turns pairs them', () => {
    const page = `<h1>違反処置</h1><table><tr><th>番号</th><th>Infraction</th><th>違反</th><th>Penalty</th><th>罰則</th></tr>
<tr><td>2.1</td><td>Late Sail</td><td>帆の遅れ</td><td>Warning</td><td>警告</td></tr>
<tr><td>2.2</td><td>Lost Anchor</td><td>錨の紛失</td><td>Game Loss</td><td>敗北</td></tr></table>`;
    const { read: found } = readInput({ file: 't.html', bytes: Buffer.from(page), hints: {} });
    const texts = found
      ?.records()
      .rulings.map(({ id, en, ja }) => [
        id,
        ...[en, ja].map((side) => side?.blocks.map(({ text }) => text).join(': ')),
      ]);
    expect(texts).toEqual([
      ['2.1', 'Late Sail: Warning', '帆の遅れ: 警告'],
      ['2.2', 'Lost Anchor: Game Loss', '錨の紛失: 敗北'],
    ]);
  });

  it('has a first row that says something for no head, as Markdown makes it one', () => {
    const rows = [
      '鐘は鳴りますか？ | 鳴ります。',
      '船は沈みますか？ | 沈みません。',
      '灯りは消えますか？ | 消えません。',
    ];
    const text = rows
      .toSpliced(1, 0, '--- | ---')
      .map((row) => `| ${row} |`)
      .join('\n');
    const { read: found } = readInput({
      file: 'faq.md',
      bytes: Buffer.from(`# よくある質問\n\n${text}\n`),
      hints: {},
    });
    const asked = found
      ?.records()
      .rulings.map(({ ja }) => ja?.blocks.map(({ text: each }) => each).join(' | '));
    expect(asked).toEqual(rows);
  });

  it('of any length, or of rows of any width, is read to its end', () => {
    for (const text of [
      'a,b\n'.repeat(150_000),
      `Name\n${'Name,'.repeat(20_000)}\n${'Text,'.repeat(20_001)}\n`,
    ]) {
      const { read: found } = readInput({
        file: 't.csv',
        bytes: Buffer.from(text),
        hints: { kind: 'article' },
      });
      expect(found?.account.unaccounted).toBe(0);
    }
  });

  it('has its head below lines that say something of it, and above one that does', () => {
    const days = [
      ['作成', '2031/04/05'],
      ['最終更新日', '2031/04/05', '', '作成', '番人'],
    ];
    const about = fc
      .tuple(fc.subarray(['港の裁定', '番人用']), fc.constantFrom(...days))
      .map(([lines, day]) => [...lines.map((line) => [line]), day]);
    const asked = ['灯りは消えますか。', '船は沈みますか。', '鐘は鳴りますか。'].map((each) => [
      each,
      'いいえ、消えません。',
    ]);
    fc.assert(
      fc.property(about, fc.subarray([['※番人が決めた']]), (above, below) => {
        const body = asked.map((row, at) => [`${at + 1}`, '灯り', ...row, `701.${at + 1}`]);
        const head = ['裁定番号', '種別', '質問', '回答', '根拠'];
        const rows = [...above, head, ...body, ...below].map((row) => row.join('\t'));
        const { read: found } = readInput({ file: 't.tsv', bytes: Buffer.from(rows.join('\n')), hints: {} });
        const texts = found
          ?.records()
          .rulings.filter(({ type }) => type === 'question')
          .map(({ ja }) => ja?.blocks.slice(0, 2).map(({ text }) => text));
        expect(texts).toEqual(asked);
      }),
    );
  });

  const ASKED = ['灯りは消えますか。', '船は沈みますか。', '鐘は鳴りますか。'];
  const SAID = ['いいえ、消えません。', 'はい、沈みます。', '一度だけ鳴ります。'];
  const readAsked = (text: string, file: string) => {
    const { read: found } = readInput({ file, bytes: Buffer.from(text), hints: {} });
    expect(found?.account.unaccounted).toBe(0);
    const join = (side?: { blocks: readonly { text: string }[] }) =>
      side?.blocks.map(({ text: each }) => each).join(' / ');
    return found?.records().rulings.map(({ type, en, ja }) => [type, join(en), join(ja)]);
  };

  it('without a head has questions in the column that asks, and answers behind it', () => {
    const rows = ASKED.map((asked, at) => `灯り${at},${asked},${SAID[at]}`);
    expect(readAsked(rows.join('\n'), 'a.csv')).toEqual(
      ASKED.map((asked, at) => ['question', undefined, `${asked} / ${SAID[at]} / 灯り${at}`]),
    );
  });

  it('has questions and answers where its first column says what each row is', () => {
    const sign = fc.constantFrom(['問', '答'], ['Q', 'A'], ['質問', '回答']);
    fc.assert(
      fc.property(sign, fc.boolean(), ([q, a], isCounted) => {
        const rows = ASKED.flatMap((asked, at) => [
          `<tr><td>${q}${isCounted ? at + 1 : ''}</td><td>${asked}</td></tr>`,
          `<tr><td>${a}</td><td>${SAID[at]}</td></tr>`,
        ]);
        const page = `<html><head><meta charset="UTF-8"></head><body><table>${rows.join('')}</table></body></html>`;
        expect(readAsked(page, 'a.html')).toEqual(
          ASKED.map((asked, at) => ['question', undefined, `${asked} / ${SAID[at]}`]),
        );
      }),
    );
  });

  it('of questions in two columns of languages pairs those that are in both, and asks the others as well', () => {
    const english = ['Does the lamp go out?', 'Does the boat sink?', 'Does the bell ring?'];
    const told = ['No, it stays lit.', 'Yes, it sinks.', 'It rings once.'];
    const has = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(has, (translated) => {
        const rows = english.map((asked, at) => {
          const [ja, answer] = translated[at] ? [ASKED[at], SAID[at]] : ['', '#N/A'];
          return [asked, ja, `"${told[at]}"`, answer, 'keeper@example.com'].join(',');
        });
        const csv = ['Question (EN),質問（日本語）,Answer (EN),回答（日本語）,Reviewer', ...rows].join('\n');
        expect(readAsked(csv, 'a.csv')).toEqual(
          english.map((asked, at) => [
            'question',
            `${asked} / ${told[at]}`,
            translated[at] ? `${ASKED[at]} / ${SAID[at]}` : undefined,
          ]),
        );
      }),
    );
  });

  it('is read where a person wrote quotation marks inside a value', () => {
    const csv = 'name,wording\nBell,Say "ring" aloud, once.\nRope,"Pull it, ""hard""."\nLamp,Light it.\n';
    const { read: found } = readInput({
      file: 'a.csv',
      bytes: Buffer.from(csv),
      hints: { kind: 'document' },
    });
    const [, bell, rope] = found?.records().rulings ?? [];
    expect([bell, rope].map((row) => row?.en?.blocks.map(({ text }) => text).join(' | '))).toEqual([
      'Bell | Say "ring" aloud, once.',
      'Rope | Pull it, "hard".',
    ]);
  });

  it('keeps the commas of a text that nobody set between quotation marks', () => {
    const clause = fc.constantFrom('ring it', 'a lamp', 'the rope, too', 'wait');
    fc.assert(
      fc.property(fc.array(fc.array(clause, { minLength: 1, maxLength: 4 }), { minLength: 2 }), (rows) => {
        const texts = rows.map((clauses) => `Pull, ${clauses.join(', ')}.`);
        const csv = `name,wording\n${texts.map((text, at) => `Bell ${at},${text}\n`).join('')}`;
        const found = readInput({ file: 'a.csv', bytes: Buffer.from(csv), hints: { kind: 'document' } }).read;
        const said = found?.records().rulings.map(({ en }) => en?.blocks.at(-1)?.text);
        expect(said?.filter((text) => text?.startsWith('Pull'))).toEqual(texts);
      }),
    );
  });

  it('of a file stays one where hardly a cell beside the first holds anything', () => {
    const rows = ['Order', 'Drink up', 'Call the watch', 'Pull the rope', 'Light the lamp'];
    const csv = `step;specific step;any other step\n${rows.map((row, at) => `${row};${at === 2 ? 'call and wait' : ''};\n`).join('')}`;
    const { read: found } = readInput({ file: 'a.csv', bytes: Buffer.from(csv), hints: {} });
    expect(found?.reading.title).toEqual({});
    const said = JSON.stringify(found?.records());
    for (const row of rows) expect(said).toContain(row);
  });

  it.each([
    'CardNum,CardName,ImgURL,Type,GrowCost,EffectText\nQ1,灯台守,https://harbor.example/q1.jpg,水夫,1,灯をともす。\nQ2,鐘楼守,https://harbor.example/q2.jpg,水夫,2,鐘を鳴らす。\n',
    'カード名,色,タイプ,コスト,効果1,効果2,画像ファイル名,読み\n灯台守,赤,水夫,1,灯をともす。,-,r_tomori.png,とうだいもり\n鐘楼守,青,水夫,2,鐘を鳴らす。,-,r_kane.png,しょうろうもり\n',
  ])('of cards is none of terms, by whatever names a program or a person gives its columns', (csv) => {
    const { read: found } = readInput({ file: 'a.csv', bytes: Buffer.from(csv), hints: {} });
    const { cards, glossary } = found?.records() ?? expect.fail('refused');
    expect(glossary).toEqual([]);
    expect(cards.map(({ names }) => names)).toEqual([{ ja: '灯台守' }, { ja: '鐘楼守' }]);
  });

  it('of terms has none in a column that its head calls neither a name nor a meaning', () => {
    const rows =
      '| 用語 | 意味の要点 | 方針 |\n|---|---|---|\n| mooring | 船を綱で留めること | 綱は二本で数える |\n| tide | 水の高さ | 港では数えない |\n| quay | 船を着ける岸 | 石でなくてもよい |\n';
    const { read: found } = readInput({
      file: 'a.md',
      bytes: Buffer.from(rows),
      hints: { kind: 'glossary' },
    });
    const { glossary } = found?.records() ?? expect.fail('refused');
    expect(glossary.map(({ en, ja }) => [en?.headwords, ja?.headwords])).toEqual([
      [['mooring'], []],
      [['tide'], []],
      [['quay'], []],
    ]);
  });
});
