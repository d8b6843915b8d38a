import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { placeAt, type SourceText } from '../../../src/reading/sources/source-text.ts';

function read(html: string): SourceText {
  const { source } = readSource(new TextEncoder().encode(html), 'file.html');
  return source ?? expect.fail('not read');
}

const textsOf = (html: string) => read(html).lines.map((line) => line.text);

describe('the lines of a page', () => {
  it('end with block elements and line breaks', () => {
    const html = '<h1>One</h1><div>Two<br>Three</div><ul><li>Four<li>Five</ul><table><tr><td>6<td>7</table>';
    expect(textsOf(html).filter((text) => text !== '')).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
      '6',
      '7',
    ]);
  });

  it('have one space for a run of white space, but keep a <pre> as it is', () => {
    expect(textsOf('<p>A\n  <b>bold</b>\r\n word </p>')).toContain('A bold word');
    expect(textsOf('<pre>a\n  b</pre>')).toEqual(expect.arrayContaining(['a', '  b']));
  });

  it('are boxes where there is room between them by boxes with nothing but a line end', () => {
    const html =
      '<div><div>One</div><div>two <b>b</b></div><div><br></div><div>Three</div><div><br></div><div>Four</div></div>';
    expect(textsOf(html).join('|')).toBe('One|two b||Three||Four|');
    expect(textsOf('<div>One</div><div>Two</div>')).toEqual(['One', '', 'Two', '']);
  });

  it('have nothing for a line end inside of Japanese', () => {
    expect(textsOf('<p>鐘は\n  鳴る。\n灯りは the\nlamp だ。</p>')).toContain(
      '鐘は鳴る。灯りは the lamp だ。',
    );
  });

  it('do not hold scripts, styles, comments or the head, which are skips by name', () => {
    const html =
      '<head><title>T</title></head><script>bad()</script><style>p{}</style><!-- c --><p>Shown</p>';
    const source = read(html);
    const ledger = new Ledger(source);
    for (const line of source.lines) ledger.take(line);
    expect(source.lines.map((line) => line.text).join('')).toBe('Shown');
    const { skippedBy, inRecords, unaccounted } = ledger.account();
    expect(Object.keys(skippedBy).sort()).toEqual(['blank', 'comment', 'head', 'markup', 'script', 'style']);
    expect([inRecords, unaccounted]).toEqual([5, 0]);
  });

  it('lead back to the markup, character by character', () => {
    const source = read('<p>one</p>\n<p>caf&eacute; &amp; &#x20000;!</p>');
    const line = source.lines.find(({ text }) => text.startsWith('caf')) ?? expect.fail();
    expect(line.text).toBe('café & \u{20000}!');
    expect(line.offsets).toHaveLength(line.text.length);
    const printed = line.offsets?.map((offset) => source.text.charAt(offset)).join('');
    expect(printed).toBe('caf& & &&!');
    expect(placeAt(source, line, line.text.length - 1)).toEqual({ file: 'file.html', line: 2, column: 31 });
  });
});

describe('what a line is', () => {
  it('of a table, whatever rows and columns a cell takes: its column', () => {
    const cells = (html: string) =>
      read(html).lines.flatMap(({ text, cell }) => (cell && text ? [`${text}${cell.column}`] : []));
    const page =
      '<tr><td rowspan=2 colspan=2>a<td>b<tr><td>c<td rowspan=9>d<tr><td>e<td>f<table><tr><td>x<td>y<tr><td>z<td>w</table>';
    expect(cells(`<table>${page}</table>`)).toEqual([
      'a0',
      'b2',
      'c2',
      'd3',
      'e0',
      'f1',
      'x0',
      'y1',
      'z0',
      'w1',
    ]);
    const wide = '<td colspan=900 rowspan=900>x'.repeat(900);
    expect(textsOf(`<table><tr>${wide}<tr><td>y<td>z</table>`)).toEqual(expect.arrayContaining(['y', 'z']));
  });

  it('of a table, also behind another one inside it; of no table, where it heads one', () => {
    const cells = (html: string) =>
      read(`<table>${html}</table>`).lines.flatMap(({ text, cell }) =>
        text ? [`${text}${cell?.column ?? ''}`] : [],
      );
    const inner = '<table><tr><td>x<td>y<tr><td>z<td>w</table>';
    const rows = '<tr><td>a<td>b<tr><td>c<td>d';
    expect(cells(`${rows}${inner}<tr><td>e<td>f`).slice(-2)).toEqual(['e0', 'f1']);
    expect(cells(`<tr><td colspan=2>Title${rows}`)).toEqual(['Title', 'a0', 'b1', 'c0', 'd1']);
    expect(cells(`<tr><td>a${rows}<tr><td>e<tr><td>f<td>g`).slice(0, 2)).toEqual(['a0', 'a0']);
    expect(cells(`<tr><td>Title${rows}<tr><td>e`)).toEqual(['Title', 'a0', 'b1', 'c0', 'd1', 'e']);
  });

  it('code, and a term whose names are one below the other', () => {
    const { lines } = read(
      '<pre><code>a\n b</code></pre><pre>c</pre><dl><dt>錨<br>Anchor<dd>It is<br>iron.</dl>',
    );
    expect(lines.flatMap(({ text, code, term }) => (text ? [[text, code ?? term]] : []))).toEqual([
      ['a', true],
      [' b', true],
      ['c', undefined],
      ['錨 Anchor', true],
      ['It is', undefined],
      ['iron.', undefined],
    ]);
  });
});

describe('a heading with a line end in it', () => {
  const name = fc.constantFrom('灯をともす', 'Kindle', '第三章', '鐘の音', 'A rope');
  const [ja, en] = [/[ぁ-ん一-龠]/, /[a-z]/];

  it('is one, of its lines; names in two languages stay apart, and what is below it', () => {
    fc.assert(
      fc.property(name, name, fc.boolean(), (first, second, isSet) => {
        const { lines } = read(
          `<p>x</p><h2>${first}<br>${isSet ? `<b>${second}</b>` : second}<br></h2><p>It rings.</p>`,
        );
        const shown = lines.filter(({ text }) => text !== '').map(({ text, heading }) => [text, heading]);
        const isOfTwo = [ja, en].some((of) => of.test(first) !== of.test(second));
        const names = isOfTwo ? [first, second] : [`${first} ${second}`];
        expect(shown).toEqual([
          ['x', undefined],
          ...names.map((text) => [text, 2]),
          ['It rings.', undefined],
        ]);
      }),
    );
  });
});

it('words in bold with a line to themselves are a heading, whatever is around the line; words within one are none', () => {
  const headings = (html: string) =>
    read(`<h1>Bells</h1>${html}`).lines.flatMap(({ heading, text }) => (heading === 7 ? [text] : []));
  const line = '<b>Ropes</b>';
  for (const [before, after] of [
    ['<p>', '</p><p>Long.</p>'],
    ['<font size="2"><p>', '</p><p>Long.</p></font>'],
    ['<table><tr><td><p>', '</p><p>Long.</p></td></tr></table>'],
    ['<ul><li><p>', '</p><p>Long.</p></li></ul>'],
    ['<font color="navy">', '<br>Long.<br></font>'],
    ['Before.<br><u>', '</u><br>Long.'],
  ])
    expect(headings(before + line + after), before).toEqual(['Ropes']);
  for (const html of [
    `<p>Of <span>${line}</span> and knots</p>`,
    `<p>Of <span>${line}<br>and knots</span></p>`,
    `<ul><li>${line}</li></ul>`,
    `<table><tr><td>${line}</td></tr></table>`,
    `<table><tr><td><div>${line}</div></td></tr></table>`,
  ])
    expect(headings(html), html).toEqual([]);
});

it('a paragraph of a few words in bold is a heading as it is in Markdown, and a number is none', () => {
  const words = fc.constantFrom(
    'Bells',
    '灯をともす',
    '702.9b',
    '702.9',
    `A long one ${'and on '.repeat(12)}`,
  );
  fc.assert(
    fc.property(words, (name) => {
      const levels = (text: string, file: string) =>
        readSource(Buffer.from(text), file).source?.lines.flatMap(({ text: shown, heading }) =>
          shown.trim() === '' ? [] : [[shown.trim(), heading]],
        );
      const page = `<p>x</p><p> <b>${name}</b></p><p><b>It</b> rings.</p>`;
      expect(levels(page, 'a.html')).toEqual(levels(`x\n\n**${name.trim()}**\n\n**It** rings.\n`, 'a.md'));
    }),
  );
});

describe('the frame of a page', () => {
  const textOf = (html: string) =>
    read(html)
      .lines.filter(({ frame, text }) => !frame && text !== '')
      .map(({ text }) => text);

  it.each(['id="comments"', 'class="comments-area"', 'class="post comment-list"'])(
    'is what its readers wrote below it: %s',
    (name) => {
      const page = `<main><article><h1>Bell</h1><p>The bell rings once. It is old.</p><section ${name}><p>I doubt it.</p></section></article></main>`;
      expect(textOf(page)).toEqual(['Bell', 'The bell rings once. It is old.']);
    },
  );

  it('is no part whose anchor happens to be a word of sites', () => {
    expect(textOf('<main><dl><dt id="respond">Respond</dt><dd>To answer a spell.</dd></dl></main>')).toEqual([
      'Respond',
      'To answer a spell.',
    ]);
  });

  it('is no footer of a quotation, which says whose it is', () => {
    const quotation = '<blockquote>It rings.<footer>A judge</footer></blockquote>';
    expect(textOf(`${quotation}<footer>Our site</footer>`)).toEqual(['It rings.', 'A judge']);
  });

  it('is a list of links to places on the page, and no list that says more', () => {
    const list = (words: string) =>
      `<h1>Bells</h1><ul><li><a href="#a">Ropes</a><li>${words}<a href="#b">Towers</a></ul><p>It rings.`;
    expect(textOf(list(''))).toEqual(['Bells', 'It rings.']);
    expect(textOf(list('Also: '))).toEqual(['Bells', 'Ropes', 'Also: Towers', 'It rings.']);
    expect(textOf(list('').replace('#b', 'b.html'))).toContain('Towers');
  });

  it.each(['o-relatedNotes', 'article_tags', 'authorBox', 'SiteNotice', 'p-hashtags-wrap'])(
    'is a part that sites name so, however they write it: %s',
    (name) => {
      const page = `<main><h1>Bells</h1><p>It rings.</p><section class="${name}">Elsewhere</section></main>`;
      expect(textOf(page)).toEqual(['Bells', 'It rings.']);
    },
  );

  it('is a box of links beside the text, as tables lay pages out, and no cell of a table', () => {
    const links = '<a href="/">Home</a><br><a href="/n">News</a><br><a href="/c">Cards</a><br>';
    const toPage = (box: string) =>
      `<table><tr><td>${box}<td><h1>Bells</h1><p>The bell rings once. It is old.</table>`;
    const text = ['Bells', 'The bell rings once. It is old.'];
    expect(textOf(toPage(links))).toEqual(text);
    expect(textOf(toPage(`${links}<a href="/r">Rules</a><br>Updated daily`))).toEqual(text);
    // What leads home is of the site in any box.
    const listed = ['News', 'Cards', 'A list of what rings.', 'And why.'];
    expect(textOf(toPage(`${links}A list of what rings.<br>And why.`))).toEqual([...listed, ...text]);
    const row = `<tr><td>${links}<td>It rings.`;
    expect(textOf(`<table>${row}${row}</table>`)).toContain('News');
  });

  it('is around the one article that has its title', () => {
    const beside = '<aside><p>About me.</p></aside>';
    const article = '<article><h1>Stack</h1><p>Last in, first out.</p></article>';
    expect(textOf(`<h1>My pages</h1>${article}${beside}`)).toEqual(['Stack', 'Last in, first out.']);
    expect(textOf(`<h1>My pages</h1>${article}${article}`)).toContain('My pages');
  });

  it('is what can be pressed, but no question that opens its answer', () => {
    const asked = '<button aria-expanded="false">Why?</button><h3><button>How?</button></h3>';
    expect(textOf(`<p>Text. <button>Follow</button></p>${asked}`)).toEqual(['Text.', 'Why?', 'How?']);
  });

  it('is no button above what it opens, of several with names of their own', () => {
    const opens = (name: string, text: string) =>
      `<div><button class="q">${name}</button><div>${text}</div></div>`;
    const { lines } = read(opens('Why?', 'It rings.') + opens('鐘を鳴らすには', '綱を引きます。'));
    expect(lines.flatMap(({ text, heading }) => (text ? [[text, heading]] : []))).toEqual([
      ['Why?', 7],
      ['It rings.', undefined],
      ['鐘を鳴らすには', 7],
      ['綱を引きます。', undefined],
    ]);
    expect(textOf(opens('Copy', 'It rings.') + opens('Copy', 'It is old.'))).toEqual([
      'It rings.',
      'It is old.',
    ]);
    expect(textOf(opens('Open', 'It rings.'))).toEqual(['It rings.']);
  });

  it('is what leads elsewhere: links beside each other, what sites name so', () => {
    const link = '<a href="#x">Zone</a>';
    expect(textOf(`<p>${link} | ${link} | ${link}</p><p>Of ${link}, ${link}, ${link}</p>`)).toEqual([
      'Of Zone, Zone, Zone',
    ]);
    const shown = `[ ${link} | <b>Cards</b> | ${link} | ${link} ]`;
    expect(textOf(`<p>${shown}</p><p>Text. <a href="#top">↑</a></p>`)).toEqual(['Text.']);
    const edit = '<h2>Zones<span class="mw-editsection">[edit]</span></h2>';
    expect(textOf(`${edit}<div class="social-share">Tell all</div>`)).toEqual(['Zones']);
  });

  it('is a link alone with an arrow back or on, and none to what a text cites', () => {
    const { lines } = read(
      '<h1>Bells</h1><p><a href="./">‹ Back to the harbor</a></p><p><a href="a">次の記事 →</a></p><p>See <a href="b">« Tides »</a>.</p><p><a href="c">→ 鐘</a></p>',
    );
    const framed = lines.filter(({ frame }) => frame).map(({ text }) => text);
    expect(framed).toEqual(['‹ Back to the harbor', '次の記事 →']);
  });
});

it('kana over kanji are left out under their name', () => {
  const source = read('<p><ruby>裁定<rp>(</rp><rt>さいてい</rt><rp>)</rp></ruby>が出た。</p>');
  expect(source.lines[0]?.text).toBe('裁定が出た。');
  expect(source.skips?.map(({ name }) => name)).toEqual(expect.arrayContaining(['rt', 'rp']));
});

it('struck-out and inserted text is marked', () => {
  const { marks, text } = read(
    '<p>There are <del>eleven</del> <ins>twelve</ins> <s>x</s> <strike>y</strike>.</p>',
  );
  expect(marks?.map(({ type, start, end }) => [type, text.slice(start, end)])).toEqual([
    ['del', '<del>eleven</del>'],
    ['ins', '<ins>twelve</ins>'],
    ['del', '<s>x</s>'],
    ['del', '<strike>y</strike>'],
  ]);
});

it('a page is known by its beginning and a text with a few tags is not one', () => {
  const format = (text: string) => readSource(new TextEncoder().encode(text), 'file.txt').source?.format;
  expect(format('<!DOCTYPE html><p>x</p>')).toBe('html');
  expect(format('<p>x</p>\n'.repeat(20))).toBe('html');
  expect(format('a < b and <b>c</b>')).toBe('text');
});

it.each([
  '<a <a <a ',
  '<',
  '</',
  '<!--',
  '<div>',
  '&amp;',
  '&',
  '<b>x ',
  '<tr><td>',
  '<div><br></div>',
  '<p>a <del>b',
  '<a x="',
])('a page of nothing but “%s” is read to its end, and every character is accounted for', (unit) => {
  const html = `<p>first</p>${unit.repeat(1_000_000 / unit.length)}`;
  const source = read(html);
  expect(source.lines[0]?.text).toBe('first');
  const ledger = new Ledger(source);
  for (const line of source.lines) ledger.take(line);
  const { characters, inRecords, skipped, unaccounted } = ledger.account();
  expect([inRecords + skipped, unaccounted]).toEqual([characters, 0]);
});

it('a table with who wrote a post beside it is posts below their writers, one of things is a table', () => {
  const row = fc.record({
    writer: fc.constantFrom('Ada', 'かもめ'),
    facts: fc.array(fc.constantFrom('Member', 'Posts: 12'), { minLength: 1, maxLength: 3 }),
    post: fc.array(fc.constantFrom('It rings twice.', '灯は消えます。'), { minLength: 2, maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 5 }), (rows) => {
      const toTable = (cells: string[][]) =>
        `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
      const posts = rows.map(({ writer, facts, post }) => [
        [writer, ...facts].join('<br>'),
        post.map((text) => `<p>${text}</p>`).join(''),
      ]);
      const { lines } = read(toTable(posts));
      expect(lines.filter(({ heading }) => heading).map(({ text }) => text)).toEqual(
        rows.map(({ writer }) => writer),
      );
      expect(lines.some(({ cell }) => cell)).toBe(false);
      const things = read(toTable(rows.map(({ writer, post }) => [writer, post.join('<br>')]))).lines;
      expect(things.filter(({ text }) => text !== '').every(({ cell }) => cell)).toBe(true);
    }),
  );
});

it('what holds nothing but links above the first heading is the frame, below it a list', () => {
  const links = (tag: string) => `<${tag}><a href="/a">Tides</a> | <a href="/b">Lamps</a></${tag}>`;
  fc.assert(
    fc.property(fc.constantFrom('p', 'div', 'td', 'center'), (tag) => {
      const part = tag === 'td' ? `<table><tr>${links(tag)}</tr></table>` : links(tag);
      const { lines } = read(`<html><body>${part}<h1>Bells</h1><p>They ring.</p>${part}</body></html>`);
      const said = lines.filter(({ text }) => text.includes('Tides'));
      expect(said.map(({ frame }) => frame ?? false)).toEqual([true, false]);
    }),
  );
  const within = '<p><a href="#bells">Bells of the harbor</a></p>';
  expect(textsOf(`${within}<h1 id="bells">Bells</h1><p>They ring.</p>`).filter(Boolean)).toContain('Bells');
  expect(read(`${within}<h1>Bells</h1>`).lines.find(({ text }) => text.endsWith('harbor'))?.frame).toBe(true);
});

it('a picture beside each message to be pressed, or of who wrote it, is no text; one that says something is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.boolean(), (count, isLinked) => {
      const icon = '<img src="q.gif" alt="Quote">';
      const messages = Array.from({ length: count }, (_, at) => {
        const pressed = isLinked ? `<a href="/quote?${at}">${icon}</a>` : icon;
        return `<p><img class="user-avatar" src="w.png" alt="Wren"></p><p>Bell ${at} rings.</p><p>${pressed}</p>`;
      });
      const texts = textsOf(`${messages.join('')}<p><a href="/map"><img src="m.png" alt="A map"></a></p>`);
      expect(texts).not.toContain('Wren');
      expect(texts).toContain('A map');
      expect(texts.includes('Quote')).toBe(!isLinked || count < 3);
    }),
  );
});

it('what is there to be pressed in a heading is none of its name', () => {
  const button = '<div role="presentation" aria-label="Copy heading link"><span>link</span></div>';
  const { lines } = read(
    `<html><body><h2><div>${button}</div><span>Bells</span></h2><p>They ring.</p></body></html>`,
  );
  expect(lines.flatMap(({ text, frame }) => (text && !frame ? [text] : []))).toEqual(['Bells', 'They ring.']);
  const named = read('<html><body><h2><a aria-label="Bells, a link" href="#b">Bells</a></h2></body></html>');
  expect(named.lines.flatMap(({ text, frame }) => (text && !frame ? [text] : []))).toEqual(['Bells']);
});

it('what is around a page of a table is its frame, though no cell is a sentence', () => {
  const rows = ['Beacon', 'Mooring', 'Fog bell'].map(
    (name) => `<tr><td>${name}</td><td>Harbor list of lights</td></tr>`,
  );
  const { lines } = read(
    `<body><nav><a href="a.html">Rules</a></nav><header><p>Official list of the lights.</p></header><main><table>${rows.join('')}</table></main></body>`,
  );
  expect(lines.filter(({ frame }) => frame).map(({ text }) => text)).toEqual([
    'Rules',
    'Official list of the lights.',
  ]);
});

it('a picture without words is the symbol that its file is called by, where it is said to be one', () => {
  expect(
    textsOf(
      '<p>Pay <img src="mana_symbols/2.svg"> or <img src="i/BR.png" class="mana-symbol">, not <img src="dot/b.gif">.</p>',
    ),
  ).toContain('Pay {2} or {B/R}, not .');
});

it('a table is one below a heading in a row of its own', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const { lines } = read(
    `<table><tr><th colspan="3"><h2>Lights</h2></th></tr>${row('Lamp', 'Oil', '2')}${row('Bell', 'Rope', '3-5')}</table>`,
  );
  expect(lines.flatMap(({ text, cell }) => (cell && text !== '' ? [text] : []))).toEqual(
    expect.arrayContaining(['Lamp', 'Oil', '2', 'Bell', 'Rope', '3-5']),
  );
});
