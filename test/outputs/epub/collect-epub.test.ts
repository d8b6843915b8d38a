import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { packEpub } from '../../../src/outputs/epub/pack-epub.ts';
import { collections, entry, rule } from '../../rulebook/book/small-book.ts';
import { makeSmallEpub } from './make-small-epub.ts';
import { readEpub } from './read-epub.ts';

const small = collections(
  [
    rule('1', '# Lamps', '# 灯'),
    rule('100', '# General', '# 総則'),
    rule('100.1', 'A lamp is lit (see rule 100.2b). Example 3.', '灯はともす。rule 100.2b参照。'),
    rule('100.2', '# Glow', '# 輝き'),
    rule(
      '100.2a',
      ['Glow costs {T}.', 'Example: A lamp glows for {T}.'],
      ['輝きのコストは{T}。', '例:灯が輝く。'],
    ),
    rule('100.2b', 'A lamp with glow shines. See rule 999.'),
    rule('100.3', '<script>alert(1)</script> & "quotes" \u0001 \ufffe', '<b>太字</b>'),
    rule('100.4', 'A lamp ]]> ends.'),
  ],
  [
    entry('glow', ['Glow', 'An ability. See rule 100.2.'], ['輝き', '能力。rule 100.2参照。']),
    entry('lantern', ['Lantern', 'What has glow.']),
  ],
);
const files = makeSmallEpub(small);
const page = (path: string, from = files) => from.get(`EPUB/${path}`) ?? '';
const section = page('section-100.xhtml');

describe('an e-book', () => {
  test('begins with its type, as it is, and names its package', () => {
    expect([...files.keys()].slice(0, 3)).toEqual(['mimetype', 'META-INF/container.xml', 'EPUB/package.opf']);
    const bytes = packEpub(files);
    expect(new TextDecoder('latin1').decode(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
    expect(bytes[8]).toBe(0); // stored, not compressed
    expect(readEpub(bytes)).toEqual(Object.fromEntries(files));
  });

  test('holds no end of a CDATA section, which no XML may', () => {
    for (const [path, text] of files) expect(text, path).not.toContain(']]>');
    expect(section).toContain('A lamp ]]&gt; ends.');
  });

  test('is the same to the byte, whatever the time zone', () => {
    const zone = process.env['TZ'];
    const made = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles'].map((each) => {
      process.env['TZ'] = each;
      return Buffer.from(packEpub(makeSmallEpub(small))).toString('base64');
    });
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    expect(new Set(made).size).toBe(1);
  });

  test('has both languages rule by rule, each marked as such', () => {
    expect(section).toMatch(
      /id="r100\.1".*?<div class="side" lang="ja" xml:lang="ja">.*?灯はともす.*?<div class="side" lang="en" xml:lang="en">.*?A lamp is lit/s,
    );
    expect(section).toMatch(
      /<h2><span class="number">100\.2<\/span> <span class="name" lang="ja" xml:lang="ja">輝き<\/span> <span class="name beside" lang="en" xml:lang="en">Glow/,
    );
  });

  test('has references and terms that jump, and none that lead outside', () => {
    expect(section).toContain('<a class="reference" href="section-100.xhtml#r100.2b">100.2b</a>');
    expect(section).toMatch(/<a class="term" href="glossary-\d\.xhtml#t1">glow<\/a>/);
    expect(section).toContain('See rule 999.');
    expect(page('glossary-1.xhtml') + page('glossary-2.xhtml')).toContain('href="section-100.xhtml#r100.2"');
  });

  test('says symbols by name, and marks what is not translated', () => {
    expect(section).toMatch(
      /<span class="symbol" role="img" aria-label="[^"]+"><span class="symbol-text">\{T\}/,
    );
    expect(section).toMatch(/id="r100\.2b".*?A lamp with.*?<p class="mark"/s);
    expect(section).toMatch(/<p class="example"><span class="label">Example<\/span> A lamp/);
  });

  test('has contents down to named rules, rule numbers as pages, and landmarks', () => {
    const nav = page('nav.xhtml');
    expect(nav).toContain('<a href="section-100.xhtml#r100.2">100.2 輝き / Glow</a>');
    expect(nav).toMatch(/epub:type="page-list".*?href="section-100\.xhtml#p100\.1">100\.1</s);
    expect(section).toContain(
      '<span epub:type="pagebreak" role="doc-pagebreak" id="p100.1" aria-label="100.1"></span>',
    );
    for (const type of ['toc', 'bodymatter', 'glossary']) expect(nav).toContain(`<a epub:type="${type}"`);
  });

  test('lists every break between pages, that of a subrule without its rule included', () => {
    const lone = makeSmallEpub(
      collections([rule('1', '# A'), rule('100', '# B'), rule('100.1', 'C'), rule('100.3a', 'D')]),
      'en',
    );
    const breaks = [...page('section-100.xhtml', lone).matchAll(/epub:type="pagebreak"[^>]* id="([^"]+)"/g)];
    expect(breaks.map(([, id]) => id)).toEqual(['p100.1', 'p100.3a']);
    for (const [, id] of breaks) expect(page('nav.xhtml', lone)).toContain(`section-100.xhtml#${id}`);
  });

  test('says how it can be read', () => {
    const opf = page('package.opf');
    for (const said of [
      '<dc:language>ja</dc:language><dc:language>en</dc:language>',
      '<meta property="schema:accessMode">textual</meta>',
      '<meta property="schema:accessibilityHazard">none</meta>',
      'schema:accessibilitySummary',
      '<meta property="dcterms:modified">2026-02-27T00:00:00Z</meta>',
      'pagination',
    ])
      expect(opf).toContain(said);
    expect(opf).not.toContain('rubyAnnotations');
  });

  test('in one language has that one; what lacks it stands in the other, marked', () => {
    const japanese = page('section-100.xhtml', makeSmallEpub(small, 'ja'));
    expect(japanese).not.toContain('A lamp is lit');
    expect(japanese).toMatch(/id="r100\.2b".*?lang="en" xml:lang="en".*?A lamp with.*?class="mark"/s);
    const english = page('section-100.xhtml', makeSmallEpub(small, 'en'));
    expect(english).not.toContain('灯');
    expect(english).toContain(
      '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">',
    );
  });

  test('has readings over the kanji where they are wanted', () => {
    const readKanji = (text: string) =>
      [...text.matchAll(/輝|灯|[\p{Script=Han}]+/gu)].map(([kanji]) => ({
        kanji,
        reading: { 輝: 'かがや', 灯: 'あかり' }[kanji] ?? '',
      }));
    const ruby = makeSmallEpub(small, 'both', { readKanji });
    expect(page('section-100.xhtml', ruby)).toContain(
      '<ruby>灯<rp>（</rp><rt>あかり</rt><rp>）</rp></ruby>はともす。',
    );
    expect(page('package.opf', ruby)).toContain('rubyAnnotations');
  });

  test('keeps whatever a text holds as text', () => {
    expect(section).toContain('&#x3C;script>alert(1)&#x3C;/script> &#x26; "quotes" [U+0001] \ufffd');
    expect(section).not.toContain('<script');
  });

  test('names an entry of several headwords once', () => {
    const many = collections(
      [rule('1', '# A', '# あ'), rule('100', '# B', '# い'), rule('100.1', 'C', 'う')],
      [entry('you-your', ['You; Your', 'The reader.'], ['あなた; ありか', '読む人。'])],
    );
    const all = [...makeSmallEpub(many)].filter(([path]) => path.includes('glossary-'));
    expect(
      all
        .map(([, text]) => text)
        .join('')
        .match(/id="t1"/g),
    ).toHaveLength(1);
  });

  test('stays well-formed, with every link and id right, whatever the texts are', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        'See rule 100.1.',
        '{T}{W/U}',
        '</div>',
        ']]>',
        '&amp;',
        '《X/Y》',
        'rules 100.1–3',
        '\ud800',
      ),
    );
    fc.assert(
      fc.property(text, text, text, (en, ja, title) => {
        const made = makeSmallEpub(
          collections(
            [
              rule('1', `# ${title}`),
              rule('100', '# B', `# ${title}`),
              rule('100.1', en, ja),
              rule('100.2', ja, en),
            ],
            [entry('x', [title || 'x', en], ['え', ja])],
          ),
          'both',
          {
            readKanji: (of) =>
              [...of.matchAll(/\p{Script=Han}+/gu)].map(([kanji]) => ({ kanji, reading: 'よみ' })),
          },
        );
        expectSound(made);
      }),
      { numRuns: 100 },
    );
    expectSound(files);
  });
});

/** Every tag closed, every id of a file once, every link to a file and id that is there. */
function expectSound(made: ReadonlyMap<string, string>): void {
  const ids = new Map<string, string[]>();
  const links: string[] = [];
  for (const [path, text] of made) {
    if (!/xhtml|opf|xml/.test(path)) continue;
    expect(text).not.toMatch(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?!#x[0-9A-F]+;|#\d+;|(?:amp|lt|gt|quot|apos);)/,
    );
    const name = path.replace('EPUB/', '');
    const found: string[] = [];
    const root = parseDocument(text, { xmlMode: true });
    const walk = (nodes: typeof root.children) => {
      for (const node of nodes) {
        if (!('attribs' in node)) continue;
        const { id, href } = node.attribs as Record<string, string>;
        if (id) found.push(id);
        if (href && path.endsWith('.xhtml')) links.push(href.startsWith('#') ? name + href : href);
        walk(node.children);
      }
    };
    walk(root.children);
    expect(new Set(found).size, path).toBe(found.length);
    ids.set(name, found);
    expect(text.match(/<\/?\w[^>]*[^/]>/g)?.length ?? 0, path).toBeGreaterThan(0);
  }
  for (const link of links) {
    const [file = '', id] = link.split('#');
    if (file === 'style.css') continue;
    expect(ids.has(file), link).toBe(true);
    if (id) expect(ids.get(file), link).toContain(id);
  }
}
