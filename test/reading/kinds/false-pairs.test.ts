import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

/** How many records of a document have text in both languages. */
function countPairs(text: string, file = 'notes.txt'): number {
  const { read } = readInput({ file, bytes: new TextEncoder().encode(text), hints: { kind: 'document' } });
  const { rulings = [], rules = [] } = read?.records() ?? {};
  return [...rulings, ...rules].filter(({ en, ja }) => en?.blocks.length && ja?.blocks.length).length;
}

test('two sentences of one paragraph are no pair, whatever their languages', () => {
  expect(countPairs('灯台のメモ\n\nThe lamp is lit at dusk. 灯りは夕方にともる。\n\n港の話をする。\n')).toBe(
    0,
  );
  expect(countPairs('灯台のメモ\n\n・See the tower for the lamp. 参照すること。\n・油は港で買う。\n')).toBe(
    0,
  );
});

test('the two languages under one number are a pair', () => {
  expect(
    countPairs(
      '702.9b The lamp is lit at dusk. 灯りは夕方にともる。\n702.9c It burns until dawn. 朝まで燃える。\n',
    ),
  ).toBe(2);
});

test('headings of one level with nothing between, and what one item or row of a page holds, are pairs', () => {
  const page = (inner: string) =>
    `<html lang="ja"><head><meta charset="utf-8"></head><body><h1>港</h1>${inner}</body></html>`;
  const parts = [
    '<h2>灯り</h2><h2>Lamps</h2><p>灯りは夕方にともる。</p><p>The lamp is lit at dusk.</p>',
    '<h2>油</h2><h2>Oil</h2><ul><li>油は港で買う。<br>Oil is sold at the quay.</li><li>火は貸さない。<br>Fire is not lent.</li></ul>',
  ];
  expect(countPairs(page(parts.join('')), 'a.html')).toBe(3);
  const { read } = readInput({ file: 'a.html', bytes: Buffer.from(page(parts.join(''))), hints: {} });
  expect(read?.records().topics.map(({ names }) => names)).toEqual([
    { ja: '灯り', en: 'Lamps' },
    { ja: '油', en: 'Oil' },
  ]);
});

test('a text and its translation below it are pairs only where forms and numbers of both are the same', () => {
  const english = [
    '# The lamp',
    '1. The lamp is lit at dusk.',
    '2. It burns until dawn.',
    '## The oil',
    'Oil is sold here.',
  ];
  const japanese = ['# 灯り', '1. 灯りは夕方にともる。', '2. 朝まで燃える。', '## 油', '油はここで買う。'];
  const below = (second: readonly string[]) => countPairs([...english, ...second].join('\n\n'), 'notes.md');
  expect(below(japanese)).toBe(3);
  expect(below(japanese.slice(1))).toBe(3);
  for (const at of [1, 2, 3, 4]) expect(below(japanese.toSpliced(at, 1))).toBe(0);
  expect(below(japanese.with(2, '3. 朝まで燃える。'))).toBe(0);
});

test('what only one half has above its first number stands above both, and parts the languages of no entry', () => {
  const halves = (...more: readonly string[]) => [
    'The lamp\n\nWritten by the keeper.',
    '1. Is the lamp lit at dusk?\nIt is.\n\n2. Who sells oil?\nThe harbour.\n\n3. Does it burn until dawn?\nIt does.',
    more.join('\n\n'),
    '1. 灯りは夕方にともりますか？\nともります。\n\n2. 油は誰が売りますか？\n港です。',
  ];
  const read = (text: string) => {
    const { read } = readInput({ file: 'lamp.txt', bytes: new TextEncoder().encode(text), hints: {} });
    expect(read?.kind).toBe('questions');
    return (read?.records().rulings ?? []).map(({ en, ja }) =>
      [en, ja].map((side) => side?.blocks.map(({ text }) => text)),
    );
  };
  for (const lead of ['ここからは日本語訳です。', '日本語訳', '-----', '灯台の話\n\n編集は港。']) {
    const whole = read([...halves(lead), '3. 朝まで燃えますか？\n燃えます。'].join('\n\n'));
    expect(whole.filter(([en, ja]) => en && ja)).toEqual([
      [
        ['Is the lamp lit at dusk?', 'It is.'],
        ['灯りは夕方にともりますか？', 'ともります。'],
      ],
      [
        ['Who sells oil?', 'The harbour.'],
        ['油は誰が売りますか？', '港です。'],
      ],
      [
        ['Does it burn until dawn?', 'It does.'],
        ['朝まで燃えますか？', '燃えます。'],
      ],
    ]);
    expect(read(halves(lead).join('\n\n')).filter(([en, ja]) => en && ja)).toEqual([]);
  }
});

test('cells of numbers and signs are of the language of their row', () => {
  const cell = fc.constantFrom('702.9b', '2031/05/02', '3', '{2}{G}', '601.2f–h', '〇');
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
      const rows = [
        ['質問', '回答', ...cells.map((_, at) => `備考${at}`)],
        ['灯りは夕方にともりますか？', 'はい、ともります。', ...cells],
        ['朝まで燃えますか？', 'いいえ、燃えません。', ...cells],
      ];
      expect(countPairs(rows.map((row) => row.join(',')).join('\n'), 'table.csv')).toBe(0);
    }),
    { numRuns: 50 },
  );
});

test('neighbours of a list are a pair only where they hold the same numbers', () => {
  expect(countPairs('港のメモ\n\n・英語版が優先する。\n・Last checked in May 2031.\n')).toBe(0);
  expect(countPairs('港のメモ\n\n・灯りは2031年にともる。\n・The lamp is lit in 2031.\n')).toBe(1);
});

test('rows that ask in either language are questions of their own, whatever else is in them', () => {
  const rows = [
    ['灯りは夕方にともりますか？', 'ともります。'],
    ['Who sells oil?', 'The harbour does.'],
    ['Does it burn until dawn?', 'It does.'],
    ['油は港で買えますか？', '買えます。'],
  ];
  const row = fc.tuple(fc.constantFrom(...rows), fc.constantFrom('', 'harbour lamp', '港 灯り'));
  fc.assert(
    fc.property(fc.array(row, { minLength: 3, maxLength: 8 }), (asked) => {
      const text = asked.map(([cells, tag]) => [...cells, ...(tag ? [tag] : [])].join('\t')).join('\n');
      const bytes = new TextEncoder().encode(`${text}\n`);
      const { read } = readInput({ file: 'cards.tsv', bytes, hints: { kind: 'questions' } });
      const { rulings = [] } = read?.records() ?? {};
      expect(rulings.map(({ en, ja }) => (en ? 1 : 0) + (ja ? 1 : 0))).toEqual(asked.map(() => 1));
      for (const [at, [[question = '', answer = '']]] of asked.entries()) {
        const { en, ja } = rulings[at] ?? {};
        expect((en ?? ja)?.blocks.slice(0, 2).map((block) => block.text)).toEqual([question, answer]);
      }
    }),
    { numRuns: 50 },
  );
});

test('where a rule is, on a line of its own below an answer, is no side in English', () => {
  for (const place of ['(CR 506.4)', 'CR 702.9b', '（MTR 4.2、4.3）', '[IPG 2.5]'])
    expect(
      countPairs(
        `灯りの質問\n\nＱ１：灯りは消えますか？\n\nＡ１：いいえ。朝まで燃えます。\n　　　${place}\n\nＱ２：鐘は？\n\nＡ２：鳴ります。\n`,
      ),
    ).toBe(0);
});

test('rows of a text in both languages are pairs of the rule whose number is in any of their columns', () => {
  const csv =
    'Section,Rule,English,Japanese\nCombat,506.1,The bell rings.,鐘が鳴る。\nCombat,506.2,The lamp burns.,灯りが燃える。\n';
  const { read } = readInput({ file: 'a.csv', bytes: new TextEncoder().encode(csv), hints: {} });
  expect(read?.records().rules.map(({ number, ja }) => [number, ja?.blocks[0]?.text])).toEqual([
    ['506.1', '鐘が鳴る。'],
    ['506.2', '灯りが燃える。'],
  ]);
});

test('a name or a command in one language beside a sentence in the other is no pair', () => {
  const name = fc.constantFrom(
    'Harbour Lamp',
    '\\begin{itemize}',
    'LAMP 1.2',
    'npm run light',
    'The keeper of lamps',
  );
  const sentence = fc.constantFrom('灯りは夕方にともる。', '油は港で買う。', '朝まで燃えますか？');
  const lines = fc.array(fc.tuple(name, sentence, fc.constantFrom('', '\n')), { minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(lines, fc.boolean(), (all, isAbove) => {
      const text = all.map(
        ([one, two, gap]) => `${isAbove ? [one, two].join('\n') : [two, one].join('\n')}\n${gap}`,
      );
      expect(countPairs(`港のメモ\n\n${text.join('')}`)).toBe(0);
    }),
    { numRuns: 100 },
  );
});

test('what is said below a question in another language is no translation of it, nor a version beside another', () => {
  const below = fc.constantFrom(
    'No.2',
    'T.Kesh',
    'TEL 046-000-0000 / the north quay',
    'They do not, says the keeper.',
  );
  fc.assert(
    fc.property(below, fc.constantFrom('', '\n'), (said, gap) => {
      const page = `Ｑ．綱が切れたら、鐘は鳴りますか？\nＡ．鳴りません。\n${gap}${said}\n\nＱ．霧の日は？\nＡ．鳴らします。\n`;
      expect(countPairs(page)).toBe(0);
    }),
  );
  expect(countPairs('# Log\n\n- 1.3.0: The bell was mended.\n- 1.2.1: 鐘の名前を直した。\n')).toBe(0);
});

test('two fields below each other are no pair, whatever their languages', () => {
  const names = fc.uniqueArray(fc.constantFrom('Guild', 'Channel', 'Topic', 'Server'), {
    minLength: 2,
    maxLength: 2,
  });
  fc.assert(
    fc.property(names, ([one, two]) => {
      const text = `${one}: 港の話\n${two}: Rules of the bell\n\n鐘は夜に鳴る。\n`;
      expect(countPairs(text.repeat(2))).toBe(0);
    }),
  );
});

test('remarks between what is quoted and translated leave the pairs alone', () => {
  const pair = (en: string, ja: string) => `> ${en}\n\n${ja}\n\n`;
  const pairs =
    pair('The lamp is lit at dusk.', '灯りは夕方にともる。') + pair('Oil is sold here.', '油はここで売る。');
  expect(countPairs(`# 対訳\n\n> 原文は港にある。\n\n${pairs}> 訳は春に直した。\n`, 'notes.md')).toBe(2);
});

test('what an item of a list says in one language, and below it in the other, is a pair', () => {
  const items = [
    'The lamp is lit at dusk.<br>\n   灯りは夕方にともる。',
    'Oil is\n   sold here.<br>\n   油はここで売る。',
  ];
  const orders = fc.shuffledSubarray([...items, 'It burns until dawn.<br>\n   朝まで燃える。'], {
    minLength: 2,
  });
  fc.assert(
    fc.property(orders, (own) => {
      const list = own.map((item, at) => `${at + 1}. ${item}`).join('\n');
      expect(countPairs(`# 港\n\n${list}\n`, 'notes.md')).toBe(own.length);
    }),
  );
});

test('a paragraph and one in the other language below something else are no pair', () => {
  const text = (between: string) =>
    `# 港\n\n例として鐘の塔を考えます。\n${between}\nAll lamps of the tower go out at dawn.\n`;
  expect(countPairs(text(''), 'notes.md')).toBe(1);
  for (const between of ['{: .notice }\n', '***\n']) expect(countPairs(text(between), 'notes.md')).toBe(0);
});

/** Texts and what they are in the other language. */
const TRANSLATED = [
  ['The lamp is lit at dusk by the keeper.', '灯りは夕方に灯台守がともす。'],
  ['Oil is sold at the quay after the bell.', '油は鐘が鳴った後に桟橋で売られる。'],
  ['Fog hides what it covers until the tide.', '霧は潮が満ちるまで覆ったものを隠す。'],
  ['A rope is held by one player at each end.', '綱は両端を一人ずつのプレイヤーが持つ。'],
] as const;

test('where a sign says what is a translation, a text without it is none', () => {
  const signs = fc.constantFrom('訳：', '訳文：', '[訳]', '拙訳：');
  fc.assert(
    fc.property(signs, fc.nat(3), fc.boolean(), fc.constantFrom('', '> '), (sign, at, isNumbered, quote) => {
      const texts = TRANSLATED.map(([en, ja], nth) => {
        const number = isNumbered ? `107.${nth + 1}a ` : '';
        return `${quote}${number}${en}\n\n${nth === at ? '' : sign}${ja}\n`;
      });
      expect(countPairs(`# 港の覚え書き\n\n${texts.join('\n')}`, 'notes.md')).toBe(3);
    }),
  );
});

test('a note on a text is no translation of it, where the others have theirs below them', () => {
  const notes = fc.constantFrom('〔注〕', '（注）', '[注] ', '注：', '（訳注）', '訳者注：');
  fc.assert(
    fc.property(notes, fc.nat(3), (note, at) => {
      const texts = TRANSLATED.map(([en, ja], nth) => `${en}\n\n${nth === at ? note : ''}${ja}\n`);
      expect(countPairs(`港の覚え書き\n\n${texts.join('\n')}`)).toBe(3);
    }),
  );
});

test('lists below each other, of one length in two languages, are pairs item by item, and others none', () => {
  const items = [
    ['The lamp is lit at dusk.', '灯りは夕方にともる。'],
    ['Oil is sold here.', '油はここで売る。'],
    ['The bell rings twice.', '鐘は二度鳴る。'],
    ['Boats go out at dawn.', '船は朝に出る。'],
  ] as const;
  const lists = fc.shuffledSubarray([...items], { minLength: 2 });
  const left = fc.constantFrom<'none' | 'first' | 'last'>('none', 'first', 'last');
  fc.assert(
    fc.property(lists, lists, left, (one, two, without) => {
      const part = (name: string, list: typeof one) => {
        const ja = list.map(([, text]) => text);
        const said = without === 'none' ? ja : without === 'first' ? ja.slice(1) : ja.slice(0, -1);
        const show = (texts: readonly string[]) => texts.map((text) => `- ${text}\n`).join('');
        return `## ${name}\n\n${show(list.map(([text]) => text))}\n<!-- -->\n\n${show(said)}\n`;
      };
      const count = countPairs(`# Port\n\n${part('Day', one)}${part('Night', two)}`, 'notes.md');
      expect(count).toBe(without === 'none' ? one.length + two.length : 0);
    }),
  );
});

test('a text in another language translates none, and words that are explained are no translations', () => {
  const zh = ['点灯的牌手抓一张牌。', '灯塔在港口的北面。', '没有油的灯不能点燃。', '船只停在灯塔旁边。'];
  const en = ['The keeper draws.', 'The tower is here.', 'No oil, no lamp.', 'Boats are near.'];
  const lines = en.flatMap((text, at) => [`${text}\n`, `${zh[at]}\n`]).join('\n');
  const { read } = readInput({ file: 'a.md', bytes: Buffer.from(`# Lamps\n\n${lines}`), hints: {} });
  expect(read?.records().rulings.filter((ruling) => ruling.en && ruling.ja)).toEqual([]);
  const terms = [
    'Dento {点灯, lighting of lamps}',
    'Abu {油灯, oil}',
    'Kane {霧鐘, fog bell}',
    'To {灯台, tower}',
  ];
  expect(countPairs(terms.map((term) => `- ${term}\n`).join(''), 'a.md')).toBe(0);
});
