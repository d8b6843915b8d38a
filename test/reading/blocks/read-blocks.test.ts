import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { readBlocks, readLines } from '../../../src/reading/blocks/read-blocks.ts';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { RunningText } from '../../../src/reading/sources/running-text.ts';

function listTexts(text: string, file = 'any.txt') {
  const { source } = readSource(Buffer.from(text), file);
  if (!source) throw new Error('no text');
  const running = new RunningText(new Ledger(source));
  return readBlocks(readLines(running), running).map(({ form, label, paragraphs }) => [
    form,
    label?.text,
    paragraphs.flat().map(({ from, to }) => running.folded.slice(from, to)),
  ]);
}

it('a name under a number is apart from the text below it, however long the two are', () => {
  const name = fc.constantFrom('錨', '手札の調整', '岸に泊まる船の数', '手札の調整の上限と下限');
  const text = fc.constantFrom('数えない。', '上限が変わりました。', '錨は船に含まれるようになりました。');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, text), { minLength: 1, maxLength: 6 }), (parts) => {
      const lines = parts.map(([title, below], at) => `【502.${at + 1}】${title}\n${below}`);
      expect(listTexts(lines.join('\n\n'))).toEqual(
        parts.flatMap(([title, below], at) => [
          ['entry', `502.${at + 1}`, [title]],
          ['text', undefined, [below]],
        ]),
      );
    }),
  );
});

it('a quoted rule is a block of its own', () => {
  expect(listTexts('> 501.3. Ships untap.\n> They stay.\n> 501.4. Masts fall.\n')).toEqual([
    ['quotation', undefined, ['501.3. Ships untap.', 'They stay.']],
    ['quotation', undefined, ['501.4. Masts fall.']],
  ]);
});

it('the example of a mark that has its line to itself is below it', () => {
  expect(listTexts('702.9b 船は浮く。\n例：\n錨は船ではない。\n')).toEqual([
    ['entry', '702.9b', ['船は浮く。']],
    ['example', undefined, ['錨は船ではない。']],
  ]);
});

it('a sign of quotation with nothing behind it is no text', () => {
  const lines = fc.array(fc.constantFrom('> Does it ring?', '>', '> >', '>> It did.'), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(lines, (quoted) => {
      const texts = listTexts(quoted.join('\n')).filter(([form]) => form !== 'skip');
      const said = quoted.filter((line) => /[a-z]/.test(line)).map((line) => line.replace(/^[> ]+/, ''));
      expect(texts.flatMap(([, , text]) => text)).toEqual(said);
    }),
  );
});

it('a name above the signature of a mail is no heading of it', () => {
  const mail =
    'From: a@example.org\nSubject: Bells\n\nIt rings once.\n\nAnna\n-- \nAnna Keeper\nHarbor judge\n';
  expect(
    listTexts(mail)
      .slice(-4)
      .map(([form]) => form),
  ).toEqual(['text', 'skip', 'skip', 'skip']);
});

it('a name above what is listed of it heads that, with a comma or without', () => {
  const name = fc.constantFrom('Grey Bell', 'Ferry, The', 'Ada, Keeper of Bells', 'Moor and Tow');
  const said = fc.constantFrom('It rings once.', 'Its rope may break.');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, said), { minLength: 2, maxLength: 5 }), (cards) => {
      const lines = cards.map(([card, text]) => `${card}\n  - ${text}`);
      expect(listTexts(`Harbour Rules\n\n${lines.join('\n\n')}\n`).slice(1)).toEqual(
        cards.flatMap(([card, text]) => [
          ['heading', undefined, [card]],
          ['item', undefined, [text]],
        ]),
      );
    }),
  );
});

it('a sentence and its translation on the next line are two texts of one form, however the lines are marked', () => {
  const pair = fc.constantFrom(
    ['Ships untap.', '船をアンタップする。'],
    ['No mast falls during it.', 'その間、mastは倒れない。'],
    ['May I sail?', '帆走してもよいか？'],
  );
  const mark = fc.constantFrom('', '> ');
  const order = fc.constantFrom(0, 1);
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 4 }), mark, order, (pairs, sign, first) => {
      const said = pairs.map((sides) => (first === 0 ? sides : sides.toReversed()));
      const text = said.map((sides) => sides.map((side) => `${sign}${side}`).join('\n')).join('\n\n');
      const { read } = readInput({
        file: 'x.md',
        bytes: Buffer.from(`# Ships 船\n\n${text}\n`),
        hints: { kind: 'article' },
      });
      expect(
        read
          ?.records()
          .rulings.map(({ en, ja }) => [en, ja].map((side) => side?.blocks.map(({ text }) => text).join())),
      ).toEqual(pairs);
    }),
  );
});

it('an item and what is set in below it in the other language are one', () => {
  const text =
    '裁定まとめ\n\n* Ships untap. [Orwin 2001/02/03]\n  船をアンタップする。\n* No mast falls.\n  帆柱は倒れない。\n';
  const { read } = readInput({ file: 'x.txt', bytes: Buffer.from(text), hints: { kind: 'document' } });
  expect(
    read
      ?.records()
      .rulings.map(({ en, ja }) => [en, ja].map((side) => side?.blocks.map(({ text }) => text).join())),
  ).toEqual([
    ['Ships untap.', '船をアンタップする。'],
    ['No mast falls.', '帆柱は倒れない。'],
  ]);
});

it.each([
  ['[Orwin 2001/02/03]', { name: 'Orwin', date: '2001-02-03' }],
  ['[Orwin 02/13/98]', { name: 'Orwin', date: '1998-02-13' }],
  ['[Orwin 3 Feb 2001]', { name: 'Orwin', date: '2001-02-03' }],
  ['[Orwin 02/98]', { name: 'Orwin 02/98' }],
])('who ruled and when is the source of an item: %s', (cited, source) => {
  const text = `Rulings\n\n* Ships untap.  ${cited}\n* No mast falls.  ${cited}\n`;
  const { read } = readInput({ file: 'x.txt', bytes: Buffer.from(text), hints: { kind: 'document' } });
  expect(read?.records().rulings.map(({ en, sources }) => [en?.blocks[0]?.text, sources])).toEqual([
    ['Ships untap.', [source]],
    ['No mast falls.', [source]],
  ]);
});

it('a card in a quotation is a card, and what counts its row is no remark on it', () => {
  const page =
    '<h1>Lamps</h1><p>It is lit at dusk.</p><blockquote><p><b>Tide Rat</b> {1}{U}<br>Creature — Rat<br>1/1<br>Flying</p></blockquote>';
  const tsv =
    'No.\tName\tMana cost\tType\tText\n1\tTide Rat\t{1}{U}\tCreature\tFlying\n2\tFog Bell\t{2}\tArtifact\tIt rings.\n';
  for (const [file, text, count] of [
    ['a.html', page, 1],
    ['a.tsv', tsv, 2],
  ] as const) {
    const { read } = readInput({ file, bytes: Buffer.from(text), hints: { kind: 'document' } });
    const { cards = [], rulings = [] } = read?.records() ?? {};
    expect(cards.map(({ names }) => names.en)).toEqual(['Tide Rat', 'Fog Bell'].slice(0, count));
    expect(rulings.filter(({ type }) => type === 'note')).toEqual([]);
    expect(read?.account.unaccounted).toBe(0);
  }
});

it('a citation on a line of its own is of the text above it, and what a blog says to its program is no heading', () => {
  const text =
    'Harbor Bulletin\n\nTide Lantern\n  You may tap it while the bell rings and nobody is there.\n  [Park 10-04-96]\n\nHarbor Rat\n  It is used when it attacks.\n  [Park 10-11-96]\n\n[expand title="Answer"]\n\nIt burns.\n\n[/expand]\n';
  const { read } = readInput({ file: 'a.txt', bytes: Buffer.from(text), hints: { kind: 'document' } });
  const { topics = [], rulings = [] } = read?.records() ?? {};
  expect(topics.map(({ names }) => names.en)).toEqual(['Tide Lantern', 'Harbor Rat']);
  expect(rulings.map(({ sources }) => sources[0]?.name)).toEqual([
    'Park 10-04-96',
    'Park 10-11-96',
    undefined,
  ]);
});

it('the cost of a card may be written in round brackets beside its name, and the sign of its anchor is no name', () => {
  const page =
    '<h2>灯台の鼠/Lantern Rat <a class="anchor_super" href="#x">&dagger;</a></h2><pre>Lantern Rat / 灯台の鼠 (1)(黒)\nクリーチャー — ネズミ(Rat)\n威迫\n2/1</pre><p>夜に灯りをともす。</p>';
  const { read } = readInput({ file: 'a.html', bytes: Buffer.from(page), hints: { kind: 'document' } });
  expect(read?.reading.title).toEqual({ en: 'Lantern Rat', ja: '灯台の鼠' });
  expect(read?.records().cards.map(({ names, cost }) => [names, cost])).toEqual([
    [{ en: 'Lantern Rat', ja: '灯台の鼠' }, '(1)(黒)'],
  ]);
});

it.each([
  ['Bell Rat {1}{B}\nCreature - Rat (1/1)', 'Creature - Rat'],
  ['Bell Rat\n{1}{B}\nCreature -- Rat 1/1', 'Creature -- Rat'],
  ['鐘のネズミ {1}{B}\nクリーチャー ― ネズミ　1/1', 'クリーチャー ― ネズミ'],
])('the size of a creature may be behind its types: %s', (head, type) => {
  const bytes = Buffer.from(`${head}\nRing it once.\n\nBell Tower {4}\nArtifact\nRing it twice.\n`);
  const { read } = readInput({ file: 'cards.txt', bytes, hints: {} });
  const cards = read?.records().cards.map(({ type, size, cost }) => [type?.en ?? type?.ja, size, cost]);
  expect(cards).toEqual([
    [type, '1/1', '{1}{B}'],
    ['Artifact', undefined, '{4}'],
  ]);
});

it('a paragraph that its writer broke at will goes on where a line leads on to the next', () => {
  const broken = fc.constantFrom(
    ['鐘は夜だけ鳴りますが、朝も、', '岸に人がいれば鳴らせます。'],
    ['係留した船を岸から離すには(anchor)', 'を先に上げる必要があります。'],
    ['灯台の番人が鐘を鳴らすのは', '夜の間だけです。'],
    ['the keeper who lights the lamp at dusk has', 'to stay with it until dawn.'],
  );
  fc.assert(
    fc.property(broken, ([one = '', two = '']) => {
      expect(listTexts(`${one}\n${two}\n`)).toEqual([['text', undefined, [one, two]]]);
    }),
  );
});

it('in a wrapped text a line below the first of a paragraph, which is set in, goes on with it', () => {
  const full = '灯台の番人は夜の間ずっと灯りのそばにいて油を足し鐘を鳴らしています';
  const lines = [
    `　${full}`,
    full,
    '朝まで。',
    '',
    '　鐘が鳴るのは夜の間に一度だけと決まってい',
    'るものではありません。',
  ];
  expect(listTexts([...lines, '', ...lines].join('\n')).map(([, , texts]) => texts)).toEqual(
    [lines.slice(0, 3), lines.slice(4), lines.slice(0, 3), lines.slice(4)].map((own) =>
      own.map((line) => line.trim()),
    ),
  );
});

it('a sign that counts, in a box beside a text, is its number', () => {
  const boxes = ['鐘を鳴らす。', '綱を引く。', '灯をともす。'].map(
    (text, at) => `<div>${'①②③'.charAt(at)}</div><div>${text}</div>`,
  );
  const { source } = readSource(Buffer.from(`<h1>合図</h1><div>${boxes.join('')}</div>`), 'any.html');
  if (!source) throw new Error('no text');
  const running = new RunningText(new Ledger(source));
  const blocks = readBlocks(readLines(running), running).filter(({ form }) => form === 'entry');
  expect(blocks.map(({ label, paragraphs }) => [label?.text, paragraphs.length])).toEqual([
    ['1', 1],
    ['2', 1],
    ['3', 1],
  ]);
});

it('who said it, alone in brackets on a line of a paragraph, heads nothing', () => {
  const text = '# Lamps\n\nA lamp that burns stays lit.\n[Keeper]\nA lamp that sinks is out. [Pilot]\n';
  expect(listTexts(text, 'a.md').map(([form]) => form)).toEqual(['heading', 'text']);
});

it('what is set in below the name of an item is said of it, and the next letter begins its own', () => {
  expect(listTexts('<p>・船<br>　　錨を下ろした：2点<br>・灯<br>　　油を足した：1点</p>', 'a.html')).toEqual([
    ['item', undefined, ['船', '錨を下ろした:2点']],
    ['item', undefined, ['灯', '油を足した:1点']],
  ]);
  const long = 'May light a lamp that is on the tower of the port (see the list of the lamps)';
  const found = listTexts(`4. Evening\na. May row\nb. ${long}\nc. May ring the bell\n`, 'a.md');
  expect(found.map(([, label]) => label)).toEqual(['4', 'a', 'b', 'c']);
});

it('a list of contents ends at the heading that repeats its first entry, with a colon or without', () => {
  const body = ['Lamps', 'Boats', 'Bells'].map((name) => `${name}:\n------\nWhat is said of ${name} here.\n`);
  const found = listTexts(`Table of Contents:\n- Lamps\n- Boats\n- Bells\n\n${body.join('\n')}`, 'a.md');
  expect(found.map(([form]) => form)).toEqual([
    ...['skip', 'skip', 'skip', 'skip'],
    ...['heading', 'text', 'heading', 'text', 'heading', 'text'],
  ]);
});

it('a name that is underlined is a heading, with a colon behind it or without', () => {
  for (const name of ['Lamps', 'Lamps:', '灯り：'])
    for (const sign of ['=', '-', '_'])
      expect(listTexts(`${name}\n${sign.repeat(9)}\n\nThey burn.\n`).map(([form]) => form)).toEqual([
        'heading',
        'skip',
        'text',
      ]);
});

it('a heading that a letter counts is one, A as well as B, where nothing asks', () => {
  const parts = ['A. Lamps', 'B. Boats', 'C. Bells'].map((name) => `## ${name}\n\nWhat is said of it.\n`);
  const formsOf = (text: string) => listTexts(text, 'a.md').map(([form]) => form);
  expect(formsOf(parts.join('\n'))).toEqual(['heading', 'text', 'heading', 'text', 'heading', 'text']);
  expect(formsOf('## Q. May it burn?\n\n## A. It may.\n')).toEqual(['question', 'answer']);
});
