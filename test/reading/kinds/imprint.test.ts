import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

/** Title, day and people of a document. */
function readImprintOf(text: string, file = 'notes.txt') {
  const { read } = readInput({ file, bytes: new TextEncoder().encode(text), hints: {} });
  const { title, date, credits } = read?.reading ?? {};
  return { title, date, credits };
}

const PAGE = (head: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
const TEXT = '<p>The lamp is lit at dusk.</p><p>It burns until dawn.</p>';

test('a page is called what its title and its first heading both say, not what its site is', () => {
  const page = PAGE(
    '<title>Lamps at dusk | The Harbor Diary</title>',
    `<p>Diary</p><h1>Lamps at dusk</h1>${TEXT}`,
  );
  expect(readImprintOf(page, 'a.html').title).toEqual({ en: 'Lamps at dusk' });
});

test('a title may be a sentence where the head of the page says it too', () => {
  const page = PAGE(
    '<title>灯りを変えた。港の話。 | 港</title>',
    '<h1>灯りを変えた。港の話。</h1><p>今日は灯りの話を書く。</p>',
  );
  expect(readImprintOf(page, 'a.html').title).toEqual({ ja: '灯りを変えた。港の話。' });
});

test('a page that says neither in its text has day and writer of its head', () => {
  const head =
    '<title>Lamps</title><meta name="author" content="Jo Park"><meta property="article:published_time" content="2020-05-06T10:00:00Z">';
  expect(readImprintOf(PAGE(head, TEXT), 'a.html')).toEqual({
    title: { en: 'Lamps' },
    date: '2020-05-06',
    credits: ['Jo Park'],
  });
});

test('the day and the writer may share a line', () => {
  expect(readImprintOf('灯台の話\n\n2015/08/09　文：山田\n\n今日は灯台の話を書く。\n')).toEqual({
    title: { ja: '灯台の話' },
    date: '2015-08-09',
    credits: ['文：山田'],
  });
});

test.each(['週刊灯台翻訳', '港の訳', '月刊 灯台文'])(
  'where a line names who made it, %s before the day is no person',
  (name) => {
    const text = `${name}　2035年8月第3週　　　　　翻訳：Sumi / 校正：ろく\n\n今日は灯台の話を書く。\n`;
    expect(readImprintOf(text)).toEqual({
      title: { ja: `${name} 2035年8月第3週` },
      date: '2035-08-01',
      credits: ['翻訳：Sumi / 校正：ろく'],
    });
  },
);

test('an abbreviation in brackets is no English title', () => {
  expect(readImprintOf('# 灯台の質問箱 (FAQ)\n\n灯台の話を書く。\n', 'a.md').title).toEqual({
    ja: '灯台の質問箱 (FAQ)',
  });
});

test('what a field beside the day says is nobody who made the document', () => {
  expect(
    readImprintOf('灯台の話\n\n投稿日：2015年8月9日 / 分類：港\n\n今日は灯台の話を書く。\n'),
  ).toMatchObject({
    date: '2015-08-09',
    credits: [],
  });
});

test('a title stands right above the line that says who wrote it', () => {
  const text =
    'Questions about the Lantern Set\nCompiled by Jo Park\nLast modified: May 4, 2019\n\nA lamp burns.\n';
  expect(readImprintOf(text)).toEqual({
    title: { en: 'Questions about the Lantern Set' },
    date: '2019-05-04',
    credits: ['Compiled by Jo Park'],
  });
});

test('who posted a page is no title of it, and its head may say more than its heading', () => {
  const page = PAGE(
    '<title>[Rules] Does a lamp burn in rain? : lamps</title>',
    `<p>posted by u/harbor 3 years ago</p><h1>Does a lamp burn in rain?</h1>${TEXT}`,
  );
  expect(readImprintOf(page, 'a.html')).toMatchObject({
    title: { en: 'Does a lamp burn in rain?' },
    credits: ['posted by u/harbor 3 years ago'],
  });
});

test('a month in words is a day, and a name may stand between it and the title', () => {
  expect(
    readImprintOf(
      'Lamps and You\nA primer for keepers\nMarch 2016\n\nLamps burn at dusk. They burn until dawn.\n',
    ),
  ).toMatchObject({
    title: { en: 'Lamps and You' },
    date: '2016-03-01',
  });
});

test('the day may be in the last line, behind a line across the page, and is no part of an answer', () => {
  const notes = '# Lamps\n\n**Q: Does it burn?**\n\nA: It does.\n\n---\n*Last updated: 2031-11-05*\n';
  const { read } = readInput({ file: 'a.md', bytes: new TextEncoder().encode(notes), hints: {} });
  expect(read?.reading.date).toBe('2031-11-05');
  expect(read?.records().rulings[0]?.en?.blocks.map(({ text }) => text)).toEqual([
    'Does it burn?',
    'It does.',
  ]);
});

test('a page whose head names the site first is called what is printed above its people or its day', () => {
  const page = PAGE(
    '<title>The Harbor Diary - Lamps at dusk</title>',
    `<p>Archive</p><p>Lamps at dusk</p><p>By Jo Park</p><p>Updated 2 May 2031</p>${TEXT}`,
  );
  expect(readImprintOf(page, 'a.html')).toEqual({
    title: { en: 'Lamps at dusk' },
    date: '2031-05-02',
    credits: ['By Jo Park'],
  });
});

test('who edited and who helped are people', () => {
  expect(
    readImprintOf(
      '港の灯り リリースノート\n\n編集：浜田、協力：磯野\n更新日：2031年3月16日\n\n灯りは夕方にともる。朝まで燃える。\n',
    ),
  ).toMatchObject({ date: '2031-03-16', credits: ['編集：浜田、協力：磯野'] });
});

const NAMES = ['Rulings on Lamps', 'Lamp Rules', 'A Guide to Lamps'];
const DAYS = ['May 4, 2019', '4 May 2019', '2019-05-04', '2019/05/04', '5/14/2019'];
const toDate = (day: string) => (day.includes('14') ? '2019-05-14' : '2019-05-04');
const TEXTS = '\n\nThe lamp is lit at dusk. It burns until dawn.\n\nNobody puts it out.\n';

test.each(
  NAMES.flatMap((name) =>
    DAYS.flatMap((day) => [
      ['below the title', name, day, `${name}\nBy Jo Park, ${day}${TEXTS}`],
      ['on two lines below it', name, day, `${name}\n\nUpdated ${day}\nTranslated by Jo Park${TEXTS}`],
      ['in the last line', name, day, `# ${name}${TEXTS}\nWritten by Jo Park, last update ${day}\n`],
      ['in fields', name, day, `---\ntitle: "${name}"\ndate: ${day}\nauthors: ["Jo Park"]\n---${TEXTS}`],
    ]),
  ),
)('day and people are read %s: %s, %s', (_, name, day, text) => {
  const { title, date, credits } = readImprintOf(text, 'a.md');
  expect({ title, date }).toEqual({ title: { en: name }, date: toDate(day) });
  expect(credits?.join()).toContain('Jo Park');
});

test.each([
  ['Lamps / 灯り', { en: 'Lamps', ja: '灯り' }],
  ['灯り / Lamps', { en: 'Lamps', ja: '灯り' }],
  ['Lamps / 灯り | Harbor Diary', { en: 'Lamps', ja: '灯り' }],
  ['Lamps | Harbor Diary', { en: 'Lamps' }],
  ['Lamps - 港の日記', { en: 'Lamps' }],
  ['@keeper on Murmur', {}],
])('the title of a page is a name in each of its languages, without its site: %s', (title, names) => {
  expect(readImprintOf(PAGE(`<title>${title}</title>`, TEXT), 'a.html').title).toEqual(names);
});

test('where a site is the first heading of its page the title is the second', () => {
  const page = PAGE(
    '<title>港の日記 - 灯りの話</title>',
    '<h1>港の日記</h1><p>2016年08月05日</p><h2>灯りの話</h2><p>今日は灯りの話を書く。</p><p>posted by かもめ</p>',
  );
  expect(readImprintOf(page, 'a.html')).toEqual({
    title: { ja: '灯りの話' },
    date: '2016-08-05',
    credits: ['posted by かもめ'],
  });
});

test.each([
  ['Lamp Rules, rev. 3, June 2031', { en: 'Lamp Rules' }],
  ['Lamp Rules - Version 1.2, June 2031', { en: 'Lamp Rules' }],
  ['灯りの規定　2031年6月版', { ja: '灯りの規定' }],
  ['灯りの規定（2031年6月版）', { ja: '灯りの規定' }],
  ['Lamp Rulings June 2031', { en: 'Lamp Rulings June 2031' }],
  ['2031年6月の裁定', { ja: '2031年6月の裁定' }],
])('a month that ends a title is of its edition where words say so, else its name: %s', (line, title) => {
  for (const text of [`${line}${TEXTS}`, `# ${line}${TEXTS}`]) {
    const { read } = readInput({ file: 'a.md', bytes: new TextEncoder().encode(text), hints: {} });
    expect(read?.reading).toMatchObject({ title, date: '2031-06-01', datePrecision: 'month' });
  }
  // Where another day is the document's, the month is said in the title alone.
  const dated = readImprintOf(`# ${line}${TEXTS}\nLast update 6/14/2031\n`, 'a.md');
  expect(dated.date).toBe('2031-06-14');
  expect(JSON.stringify(dated.title)).toContain('2031');
});

test('a title above the text is none below it, unless that has a heading of the first level', () => {
  const text =
    '---\ntitle: Lamps at Dusk\n---\n\n## Who lights them\n\nThe watch does. It is paid for that.\n';
  expect(readImprintOf(text, 'a.md').title).toEqual({ en: 'Lamps at Dusk' });
  expect(readImprintOf(text.replace('## ', '# '), 'a.md').title).toEqual({ en: 'Who lights them' });
});

test.each([
  ['# 26. Q&A: ropes', '26. Q&A: ropes'],
  ['10%\n\n# Ropes', 'Ropes'],
  ['Faults to: jo@harbor.example\n\n# Ropes', 'Ropes'],
])(
  'the title is the one first heading, whatever its number, and never what has no letter or an address: %s',
  (head, en) => {
    expect(
      readImprintOf(`${head}\n\n## One\n\nThey hold. They wear.\n\n## Two\n\nThey are wet.\n`, 'a.md').title,
    ).toEqual({ en });
  },
);

test('fields of an archive that are written as links of Markdown are those of any front matter', () => {
  const text =
    '---\n[Link to the archive](https://harbor.example/lamps)\n\n[_metadata_:author]:- "Jo Park"\n[_metadata_:publish_date]:- "2031-07-01"\n[_metadata_:title]:- "Lamps at Dusk"\n---\n\n' +
    'The lamp is lit at dusk. It burns until dawn.\n\nNobody puts it out.\n';
  expect(readImprintOf(text, 'a.md')).toEqual({
    title: { en: 'Lamps at Dusk' },
    date: '2031-07-01',
    credits: ['Jo Park'],
  });
});

const SITES = [
  '<h1><a href="/">The Harbor Diary</a></h1>',
  '<h1><a href="https://harbor.example/index.html"><img src="a.gif" alt="The Harbor Diary"></a></h1>',
  '<h1><span><a href="../">The Harbor Diary</a></span></h1><p>Of lamps</p>',
  '<div class="banner"><h1>The Harbor Diary</h1></div>',
  '<div id="blogHeader"><h1>The Harbor Diary</h1><h2>Of lamps</h2></div>',
  '<header><h1>The Harbor Diary</h1></header>',
];
const ARTICLES = [
  `<h2>Lamps at dusk</h2>${TEXT}`,
  `<main><h1>Lamps at dusk</h1>${TEXT}</main>`,
  `<article><h1><a href="/2031/lamps">Lamps at dusk</a></h1>${TEXT}</article>`,
];

test.each(SITES.flatMap((site) => ARTICLES.map((article) => [site, article])))(
  'what leads to the first page of a site, or is above its pages, is no title and no part: %s %s',
  (site, article) => {
    for (const title of [
      '',
      'The Harbor Diary',
      'Lamps at dusk | The Harbor Diary',
      'The Harbor Diary: Lamps at dusk',
    ]) {
      const page = PAGE(title && `<title>${title}</title>`, site + article);
      const { read } = readInput({ file: 'a.html', bytes: new TextEncoder().encode(page), hints: {} });
      expect(read?.reading.title).toEqual({ en: 'Lamps at dusk' });
      expect(read?.records().topics).toEqual([]);
    }
  },
);

test('a heading that names the site and nothing more is no part above the title', () => {
  const page = PAGE(
    '<title>Lamps at dusk - The Harbor Diary</title>',
    `<h1>The Harbor Diary</h1><p>Of lamps</p><h2>Lamps at dusk</h2>${TEXT}<h3>Oil</h3>${TEXT}`,
  );
  const { read } = readInput({ file: 'a.html', bytes: new TextEncoder().encode(page), hints: {} });
  expect(read?.reading.title).toEqual({ en: 'Lamps at dusk' });
  expect(read?.records().topics.map(({ names, parent }) => [names.en, parent])).toEqual([['Oil', undefined]]);
});

const SUBJECTS: readonly ((subject: string, at: number) => string)[] = [
  (subject, at) => `[${at + 123}] ${subject}\n投稿者：港の人　投稿日：2031年5月1${at}日(月) 21時14分`,
  (subject, at) => `${subject}\n投稿者： 港の人  2031/05/1${at}(Mon) 21:14`,
  (subject, at) => `${subject}　投稿者：港の人　投稿日：2031年5月1${at}日(月) 21時14分`,
  (subject, at) => `Subject: ${subject}\nFrom: 港の人\nDate: 2031-05-1${at} 21:14`,
];

test.each(SUBJECTS.map((toMessage) => [toMessage('…', 2).replaceAll('\n', ' / '), toMessage]))(
  'a thread has the subject of its first message, its day and its writer: %s',
  (_, toMessage) => {
    for (const count of [2, 3]) {
      const messages = Array.from(
        { length: count },
        (__, at) =>
          `${toMessage(at === 0 ? '灯りと鐘について' : 'Re: 灯りと鐘について', at)}\n\n灯りは何度ともりますか？\n鐘が鳴るたびでしょうか。\n`,
      );
      const found = readImprintOf(messages.join('\n'));
      expect([count, found.title, found.date]).toEqual([count, { ja: '灯りと鐘について' }, '2031-05-10']);
      expect(found.credits?.[0]).toMatch(/^(?:投稿者：\s?)?港の人$/);
    }
  },
);

test('a thread that asks is called what it asks about', () => {
  const asked = '【質問】灯りと鐘について';
  const message = '<p>1 名前：港の人 2031/05/12 21:14</p><p>灯りは何度ともりますか？</p>';
  const other = message.replace('1 名前', '2 名前').replace('21:14', '22:14');
  const pages = [
    `${asked}\n\n灯りは何度ともりますか？\n\n【回答】\n鐘が鳴るたびにともります。\n`,
    PAGE(`<title>${asked} - 港の掲示板</title>`, `<h1>${asked}</h1>${message}${other}`),
    PAGE('<title>港の掲示板</title>', `<h1>${asked}</h1>${message}${other}`),
  ];
  for (const page of pages)
    expect(readImprintOf(page, page.startsWith('<') ? 'a.html' : 'a.txt').title).toEqual({
      ja: '灯りと鐘について',
    });
});

test('what a text says of itself is believed before the mail that it came with', () => {
  const mail =
    'From: desk@harbor.example\nSubject: notes\nDate: Fri, 07 Oct 2011 12:00:00 +0000\n\nLamp Notes\nCompiled by Jo Park\nLast modified September 30, 2011\n\nThe lamp is lit at dusk.\n';
  expect(readImprintOf(mail)).toEqual({
    title: { en: 'Lamp Notes' },
    date: '2011-09-30',
    credits: ['Compiled by Jo Park'],
  });
});

test('a day in the title is no part of another, and a month gives way to a day', () => {
  expect(readImprintOf(`Rulings of May 2019${TEXTS}\nLast update 5/14/2019\n`)).toMatchObject({
    title: { en: 'Rulings of May 2019' },
    date: '2019-05-14',
  });
});

test('who made it may be below what the title announces', () => {
  const text =
    '2019年5月 灯りの裁定\n\nこれは灯りについての裁定である。\n\n浜田 修 編\n\n灯りは夕方にともる。朝まで燃える。\n';
  expect(readImprintOf(text)).toMatchObject({
    title: { ja: '2019年5月 灯りの裁定' },
    credits: ['浜田 修 編'],
  });
});

test.each(['Jo Park', 'Jo Park   1. "never say never"\nrules netrep   2. http://harbor.example'])(
  'the signature of a mail is left out by name: %j',
  (signature) => {
    const mail = `From: Jo Park\nSubject: Lamps\n\nThe lamp is lit at dusk.\n\n-- \n${signature}\n`;
    const { read } = readInput({ file: 'a.txt', bytes: new TextEncoder().encode(mail), hints: {} });
    expect(read?.account.skippedBy['signature']).toBeGreaterThan(0);
    expect(read?.records().rulings.map(({ en }) => en?.blocks[0]?.text)).toEqual([
      'The lamp is lit at dusk.',
    ]);
  },
);

const WRITTEN = ['2031-04-05', '2031年4月5日', '2031/4/5'];

test('whose name is behind the day on which it was made made it', () => {
  const made = fc.constantFrom('作成', '作成日', '投稿', '執筆日:', 'Posted', 'Written on');
  const name = fc.constantFrom('渡し守', '浜田 修', 'Jo Park');
  fc.assert(
    fc.property(made, fc.constantFrom(...WRITTEN), name, (word, day, who) => {
      const text = `# 鐘の裁定\n\n${word} ${day} ${who}\n\n鐘は一度だけ鳴る。\n`;
      expect(readImprintOf(text, 'a.md')).toEqual({
        title: { ja: '鐘の裁定' },
        date: '2031-04-05',
        credits: [who],
      });
    }),
  );
});

test('the page of a post is called what was posted', () => {
  const heads = [
    (title: string) => `Ferryman on Gull: "${title}" / Gull`,
    (title: string) => `渡し守 (@ferry) on Gull: “${title}” / Gull`,
    (title: string) => `渡し守さんはGullを使っています 「${title}」 / Gull`,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.constantFrom('鐘の裁定まとめ', '灯りの話'), (head, title) => {
      const page = PAGE(`<title>${head(title)}</title>`, '<main><p>鐘は一度だけ鳴る。</p></main>');
      expect(readImprintOf(page, 'a.html').title).toEqual({ ja: title });
    }),
  );
});

test('a first line that the next one goes on with is no title', () => {
  const firsts = ['Ships are\nboats that cross', '港: 規則が変わりました\n灯台: どこが変わった？'];
  for (const first of firsts)
    expect(readImprintOf(`${first}\n\nThe lamp is lit at dusk.\n`).title).toEqual({});
});

test('a chapter alone is called by its number where the line below says who made it', () => {
  const chapter = fc.constantFrom('第7章 灯りの規則', '第二章 船（抜粋）');
  fc.assert(
    fc.property(
      chapter,
      fc.constantFrom('訳：渡し守　2031年4月', '2031年4月5日 渡し守 訳'),
      (name, below) => {
        const { title, date } = readImprintOf(
          `${name}\n${below}\n\n702.150. 灯り\n\n702.150a 灯りは光である。\n`,
        );
        expect(title).toEqual({ ja: name });
        expect(date).toMatch(/^2031-04/);
      },
    ),
  );
});

test.each([
  'On 5 May 2006, Ada wrote:',
  'On Fri, May 5, 2006 at 10:11 AM, Ada <ada@example.org> wrote:',
  'Ada wrote on 5 May 2006:',
  '2006年5月5日 10:11 Ada <ada@example.org>:',
  '2006/05/05 10:11、Adaさんは書きました:',
])('a mail is of its own day and subject, whatever it quotes: %s', (above) => {
  const quoted = `${above}\n> Is the lamp lit?\n> It was not.\n`;
  const header = 'From: Jo <jo@example.org>\nSubject: Re: Fw: Lamps\nDate: Tue, 9 May 2006 10:22:31 +0100\n';
  for (const body of [`${quoted}\nIt is.\n`, `Hi all,\n\n${quoted}\nIt is.\n`, `It is.\n\n${quoted}`])
    expect(readImprintOf(`${header}\n${body}`, 'answer.eml')).toEqual({
      title: { en: 'Lamps' },
      date: '2006-05-09',
      credits: ['Jo <jo@example.org>'],
    });
});

test.each(['date', 'created', 'published_on', 'Updated', 'lastmod', 'post_date', '公開日', '日付'])(
  'a field %s says the day of its page',
  (field) => {
    const page = `---\ntags: [a, b]\n${field}: 2019-05-14\n---\n\n# 鐘\n\n鐘は一度だけ鳴る。\n`;
    expect(readImprintOf(page, 'x.md').date).toBe('2019-05-14');
  },
);

test('who is quoted, and when that was written, says nothing of a mail', () => {
  const mail =
    'From: mori@example.jp\nSubject: [lamps 12] Re: Re: Oil\nDate: Tue, 14 Nov 2000 23:41:07 +0900\n\nHello.\n\nOn Mon, 13 Nov 2000 20:10:12 +0900\nAoki <aoki@example.jp> wrote:\n\n> Does it burn?\n\nIt does.\n';
  expect(readImprintOf(mail)).toMatchObject({ title: { en: 'Oil' }, date: '2000-11-14' });
});

test('a day of an update may have its year of two digits behind it', () => {
  const read = (day: string) =>
    readImprintOf(`Lamp Rulings Summary\nUpdated ${day}\n\nIt burns.\n\nIt may.\n`).date;
  expect([read('09/16/98'), read('5/2/04'), read('2022-11')]).toEqual([
    '1998-09-16',
    '2004-05-02',
    undefined,
  ]);
});

test('a picture and the writer may be between a title and its day', () => {
  const text =
    '# 灯台の話\n\n![見出し画像](a.png)\n\nみなと｜灯台守\n2024年1月7日 12:30\n\n灯は夕暮れにともす。\n';
  expect(readImprintOf(text, 'a.md')).toMatchObject({ title: { ja: '灯台の話' }, date: '2024-01-07' });
});

test('a word that is above a list names nobody, and a version in brackets is no English name', () => {
  const text =
    '<h1>用語メモ（ver. 0.9）</h1><p>灯は夕暮れにともす。</p><p>まとめ：</p><ol><li>灯</li><li>霧</li></ol>';
  expect(readImprintOf(text, 'a.html')).toEqual({
    title: { ja: '用語メモ（ver. 0.9）' },
    date: undefined,
    credits: [],
  });
});

test('a day in the first of two columns is when what is beside it was said', () => {
  const rows = [
    ['2018/04/27', '灯は夕暮れにともす。'],
    ['2020-08-07', '霧の日は一日ともす。'],
  ];
  const page = `<h1>灯台</h1><h3>裁定</h3><table>${rows.map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join('')}</table>`;
  const { read } = readInput({ file: 'a.html', bytes: new TextEncoder().encode(page), hints: {} });
  const said = read?.records().rulings.map(({ ja, sources }) => [sources[0]?.date, ja?.blocks[0]?.text]);
  expect(said).toEqual(rows.map(([day, text]) => [day?.replaceAll('/', '-'), text]));
});

test('a label alone on its line says what the line below it states', () => {
  const said = ['投稿者：', '森 みなと', '投稿日時：', '2012年3月4日 10:22'];
  const expected = { title: { ja: '霧の話' }, date: '2012-03-04', credits: ['投稿者：森 みなと'] };
  const text = '霧の日は灯を一日ともす。';
  expect(readImprintOf(`霧の話\n${said.join('\n')}\n\n${text}\n`)).toEqual(expected);
  const page = PAGE(
    '<title>霧の話 - 灯台日誌</title>',
    `<h1>灯台日誌</h1><h2>霧の話</h2><p>${said.join('<br>')}</p><p>${text}</p>`,
  );
  expect(readImprintOf(page, 'a.html')).toEqual(expected);
});

test('a printed text without a title is called what its pages have beside their numbers', () => {
  const pages = [3, 4].map(
    (page) => `Harbour Handbook          ${page}\n\n2.${page} The bell of the quay rings once.\n`,
  );
  expect(readImprintOf(pages.join('\n')).title).toEqual({ en: 'Harbour Handbook' });
});

test('fields between colons below a title say day and people', () => {
  const text =
    '==========\nLamp rules\n==========\n\n:Author: Jo Park\n:Date: 2031-04-05\n\nLamps\n=====\n\nThe lamp is lit at dusk.\n';
  expect(readImprintOf(text)).toEqual({
    title: { en: 'Lamp rules' },
    date: '2031-04-05',
    credits: ['Jo Park'],
  });
});

test('what is around a text has other days than the page says', () => {
  const page = (time: string, comment: string) =>
    PAGE(
      '<title>Lamps at dusk</title>',
      `<main><h1>Lamps at dusk</h1>${TEXT}<p>In <a href="#">Lamps</a>, <time datetime="${time}">then</time>.</p></main><div class="comments-area"><p>Ivo, posted ${comment}</p><p>Is it lit?</p></div>`,
    );
  const dayOf = (...days: [string, string]) => readImprintOf(page(...days), 'a.html').date;
  expect(dayOf('2031-01-31T15:14:00+00:00', '2031-02-01')).toBe('2031-01-31');
  // Of one moment pages of Japan print the next day.
  expect(dayOf('2031-01-31T15:14:00Z', '2031-02-01')).toBe('2031-02-01');
});

test('a title in both languages is cut where the head of the page cuts it', () => {
  const page = PAGE(
    '<title>店の規則 / House Rules</title>',
    `<h1><span>店の規則</span> <span>House Rules</span></h1>${TEXT}`,
  );
  expect(readImprintOf(page, 'a.html').title).toEqual({ en: 'House Rules', ja: '店の規則' });
});

test('a name above the writer and the day is the title, whatever was copied above it', () => {
  const text = `Tidewater\nArticles\nStore\n\nLamps, Explained\nBy Noor Ahmadi\nPosted on May 4, 2022\n\nThe lamp is lit at dusk.\n\nIt burns until dawn.\n`;
  expect(readImprintOf(text)).toEqual({
    title: { en: 'Lamps, Explained' },
    date: '2022-05-04',
    credits: ['By Noor Ahmadi'],
  });
});

test('the day of an old page may be below the name of its first part', () => {
  const page = PAGE(
    '<title>Lamp FAQ</title>',
    `<center><h1>Lamp FAQ</h1><h3>Part 2: Oil</h3><i>Last revised: 12 March 1998</i></center>${TEXT}`,
  );
  expect(readImprintOf(page, 'a.html')).toMatchObject({ title: { en: 'Lamp FAQ' }, date: '1998-03-12' });
});

test('a heading with a sign is the title where it is the first and no other has that sign', () => {
  const signs = fc.constantFrom(['■', '◆'], ['●', '○'], ['★', '・'], ['◎', '○']);
  const named = fc.constantFrom('灯りの裁定集', '訂正のお知らせ（2031年9月26日）', '港の規定');
  fc.assert(
    fc.property(signs, named, fc.boolean(), ([own = '', other = ''], name, isOfParts) => {
      const parts = ['用語', '大会'].map((part) => `${isOfParts ? own : other}${part}\n\n灯りは消えない。`);
      const { title = {} } = readImprintOf(`${own}${name}\n\n${parts.join('\n\n')}\n`);
      expect(Boolean(title.ja)).toBe(!isOfParts);
    }),
    { numRuns: 60 },
  );
});

test('the one heading beside the title that is a day says when, the day of the week with it', () => {
  const day = fc.constantFrom(
    'Tuesday, March 9, 2010',
    '2010年3月9日（火曜日）',
    'March 9, 2010',
    '2010-03-09',
  );
  fc.assert(
    fc.property(day, fc.boolean(), (said, isAbove) => {
      const lines = ['<h2>Two bells at once</h2>', `<h3>${said}</h3>`];
      const page = PAGE(
        '<title>Harbor Judge: Two bells at once</title>',
        (isAbove ? lines.reverse() : lines).join('') + TEXT,
      );
      expect(readImprintOf(page, 'a.html')).toMatchObject({
        title: { en: 'Two bells at once' },
        date: '2010-03-09',
      });
    }),
    { numRuns: 20 },
  );
});

test('a heading above a sentence is a part of the text, whatever is pressed elsewhere', () => {
  const page = PAGE(
    '',
    '<h1>灯りの規定</h1><h2>登録</h2><p>灯りは港で登録する。</p><p>登録</p><h2>共有する</h2>',
  );
  const { read } = readInput({ file: 'a.html', bytes: new TextEncoder().encode(page), hints: {} });
  expect(read?.records().topics.map(({ names }) => names.ja)).toEqual(['登録']);
});

test('a title says most of what the head of its page says, or that most of it; a term is none', () => {
  const title = (head: string, body: string) =>
    readImprintOf(PAGE(`<title>${head}</title>`, body + TEXT), 'a.html').title;
  expect(title('灯台の質問箱その３', '<p>Harbor</p><b>第二版灯台の質問箱その３</b>')).toEqual({
    ja: '第二版灯台の質問箱その３',
  });
  expect(title('☆灯台のお部屋☆', '<h1>☆灯台のお部屋☆</h1><dl><dt>灯台</dt><dd>光る塔。</dd></dl>')).toEqual({
    ja: '☆灯台のお部屋☆',
  });
  const header = '<div id="header"><h1>灯り/鐘 - 港の話</h1></div><div id="body">';
  expect(title('灯り/鐘 - 港の話 - 灯台 Wiki', `${header}<h2>油</h2>${TEXT}<h2>錨</h2>`)).toEqual({
    ja: '灯り/鐘 - 港の話',
  });
});

test.each([
  ['港の一覧（夜の部・2031年7月版）', '港の一覧（夜の部・2031年7月版）'],
  ['港の一覧（2031年7月版）', '港の一覧'],
])('of %s the brackets stay whole', (line, name) => {
  expect(readImprintOf(`${line}\n\n灯りは夕方にともる。\n`)).toMatchObject({
    title: { ja: name },
    date: '2031-07-01',
  });
});

test('what a title calls itself is nobody who made it', () => {
  const { title, credits } = readImprintOf(
    '# Ask a Grumpy Judge: lamps and other fires\n\nIt burns.\n',
    'a.md',
  );
  expect([title, credits]).toEqual([{ en: 'Ask a Grumpy Judge: lamps and other fires' }, []]);
});

test('properties that a program of notes puts below a text say its day, and are no text', () => {
  const names = [
    'parent_id',
    'updated_time',
    'is_conflict',
    'latitude',
    'author',
    'order',
    'is_shared',
    'type_',
  ];
  const properties = ['id: 3c9a', 'created_time: 2031-03-28T13:40:11Z', ...names.map((name) => `${name}: 0`)];
  const text = `Lamps\n\nThe lamp is lit at dusk.\n\n${properties.join('\n')}\n`;
  const { read } = readInput({ file: 'note.md', bytes: Buffer.from(text), hints: {} });
  expect(read?.reading).toMatchObject({ title: { en: 'Lamps' }, date: '2031-03-28' });
  expect(read?.records().rulings.map(({ en }) => en?.blocks.map((block) => block.text))).toEqual([
    ['The lamp is lit at dusk.'],
  ]);
});

test('a day that a quotation below the title states is the document’s', () => {
  expect(
    readImprintOf('# 灯台の話\n\n> 最終更新：2031年4月5日（第2版に対応）\n\n灯りは夕方にともる。\n', 'a.md')
      .date,
  ).toBe('2031-04-05');
});

test('comments below a page, each with its time, do not say of what day it is', () => {
  const comments = [
    '【2031/10/15 22:40】 URL | らいむ #- [ 編集]',
    '【2031/10/16 00:03】 URL | しまねこ #m. [ 編集]',
  ];
  const page = PAGE(
    '<title>灯台の話</title>',
    `<h1>灯台の話</h1>${TEXT}<div class="entry_footer">【2031/10/14 01:12】 <a href="c">港</a> | <a href="#top">▲</a></div>${comments.map((each) => `<p>鐘は鳴る。</p><p>${each}</p>`).join('')}`,
  );
  expect(readImprintOf(page, 'a.html').date).toBe('2031-10-14');
});

test.each(['━', '─', '═'])('between lines of %s a magazine says its name, and when it came', (sign) => {
  const line = sign.repeat(30);
  const text = `${line}\n■□ 週刊灯台ルール 第57号 □■\n        2031年4月5日発行　発行部数 120部\n${line}\n\n灯りは夕方にともる。\n`;
  expect(readImprintOf(text)).toMatchObject({ title: { ja: '週刊灯台ルール 第57号' }, date: '2031-04-05' });
});

test('a day by the years of an era, with what became of the document then, is no title', () => {
  const days = ['平成13年7月19日発行', '令和元年5月1日 更新', '昭和六十年四月五日 作成'];
  for (const day of days)
    expect(readImprintOf(`${day}\n============\n\n${'今日は灯台の話を書く。\n\n'.repeat(3)}`).title).toEqual(
      {},
    );
});

test('a title may begin with words that are set off', () => {
  const text = `*LAMPS OF THE PORT*(TM) RELEASE NOTES\nCompiled by Jo Park\n\nDocument last modified January 12, 2011\n\n${'The lamp is lit at dusk.\n\n'.repeat(3)}`;
  expect(readImprintOf(text)).toEqual({
    title: { en: 'LAMPS OF THE PORT(TM) RELEASE NOTES' },
    date: '2011-01-12',
    credits: ['Compiled by Jo Park'],
  });
});

test('what is above the title that the head of the page says is no text, unless it is one', () => {
  const page = (above: string) =>
    PAGE('<title>Lamps at dusk | Port</title>', `<div>${above}</div><h2>Lamps at dusk</h2>${TEXT}`);
  const textsOf = (above: string) =>
    readInput({ file: 'a.html', bytes: new TextEncoder().encode(page(above)), hints: {} })
      .read?.records()
      .rulings.flatMap(({ en }) => en?.blocks.map(({ text }) => text) ?? []);
  const own = ['The lamp is lit at dusk.', 'It burns until dawn.'];
  expect(textsOf('<h3>Our port</h3><p>Menu</p>')).toEqual(own);
  expect(textsOf('<p>This page is old.</p>')).toEqual(['This page is old.', ...own]);
});

test('a title of several lines is what the running head of the pages says together', () => {
  const lines = ['PORT OF LAMPS', 'KEEPERS HANDBOOK'];
  const heads = ['Port of Lamps Keepers Handbook', 'KEEPERS HANDBOOK — PORT OF LAMPS'];
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.boolean(), fc.boolean(), (head, hasOther, isAlike) => {
      const shown = isAlike ? head : 'Harbor Board';
      const between = hasOther ? 'for the night watch\n' : '';
      const page = (at: number) => `The lamp is lit at dusk, and burns.\n${shown}   Page ${at} of 4\n`;
      const text = `${lines.join(`\n${between}`)}\nRevised 22 January 2021\n\n${[1, 2, 3, 4].map(page).join('')}`;
      expect(readImprintOf(text).title).toEqual({ en: isAlike ? lines.join(' ') : lines[0] });
    }),
  );
});

test('the head of a paper says its day far from its number, or with the signs of its title', () => {
  const text = 'The lamp is lit at dusk.\n\n'.repeat(3);
  const masthead = `T H E   L A M P\n\nVolume 2, Number 5            May 12, 1996\n\n${text}`;
  expect(readImprintOf(masthead).date).toBe('1996-05-12');
  expect(readImprintOf(`From the archive at ftp.port.invalid:/a.txt\n----------\n\n${masthead}`).date).toBe(
    '1996-05-12',
  );
  const magazine = '■□■　週刊　灯台\n□■　　第８７号　　２００４年７月１６日発行\n\n今週は灯りの話です。\n';
  expect(readImprintOf(magazine)).toMatchObject({ title: { ja: '週刊 灯台' }, date: '2004-07-16' });
});

test('the last row of a table says neither who made it nor when', () => {
  const rows = ['G-01\tlamp\t灯\tok\t2031-04-05', 'G-02\tspell\t呪文\tok\t2031-04-05'];
  const text = `Seg\tsource (en-US)\ttarget (ja-JP)\tStatus\tUpdated\n${rows.join('\n')}\n`;
  expect(readImprintOf(text, 'memory.tsv')).toEqual({ title: {}, credits: [] });
});

test('a running head is the same on each page, however far its parts are from each other', () => {
  const page = (at: number) =>
    `The lamp is lit at dusk, and it burns.\nPort of Lamps${' '.repeat(3 + at)}Keepers\n- ${at} -\n`;
  const text = `The oil is sold here, and it burns.\n\n${[1, 2, 3, 4].map(page).join('\n')}`;
  expect(readImprintOf(text).title).toEqual({ en: 'Port of Lamps Keepers' });
});

test('words that say what a day is of end the title before them, however the day is written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('04/14/94', '1994/04/14', 'April 14, 1994'),
      fc.constantFrom('last update', 'Last updated:', '(updated'),
      (day, words) => {
        const close = words.startsWith('(') ? ')' : '';
        const text = `Lamp Rulings ${words} ${day}${close}\n${'='.repeat(40)}\n\nThe lamp is lit at dusk.\n\nIt burns until dawn.\n`;
        expect(readImprintOf(text)).toMatchObject({ title: { en: 'Lamp Rulings' }, date: '1994-04-14' });
      },
    ),
  );
});
