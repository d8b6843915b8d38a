import { describe, expect, it } from 'vitest';
import type { Citation } from '../../../src/features/citing/formats.ts';
import { CITATION_FORMATS } from '../../../src/features/citing/formats.ts';

const url = 'https://rules.example/cr/702.9b/?ed=2026-02-27';
const plain: Citation = {
  url,
  quotes: [
    {
      lang: 'ja',
      source: '総合ルール 702.9b（2026年2月27日版）',
      lines: ['702.9b 浮くものは浮く。', '二段落目。'],
    },
    { lang: 'en', source: 'CR 702.9b (2026-02-27)', lines: ['702.9b What floats floats.'] },
  ],
};
const quote = (line: string): Citation => ({
  url,
  quotes: [{ lang: 'en', source: 'CR 1 (x)', lines: [line] }],
});

describe('a citation in each notation', () => {
  it('is the address alone', () => {
    expect(CITATION_FORMATS.link.format(plain)).toBe(url);
  });

  it('is the words alone', () => {
    expect(CITATION_FORMATS.words.format(plain)).toBe(
      `702.9b 浮くものは浮く。\n二段落目。\n\n702.9b What floats floats.`,
    );
  });

  it('is plain text', () => {
    expect(CITATION_FORMATS.plain.format(plain)).toBe(
      `702.9b 浮くものは浮く。\n二段落目。\n\n702.9b What floats floats.\n\n総合ルール 702.9b（2026年2月27日版） / CR 702.9b (2026-02-27)\n${url}`,
    );
  });

  it('is Markdown', () => {
    expect(CITATION_FORMATS.markdown.format(plain)).toBe(
      `> 702.9b 浮くものは浮く。\n>\n> 二段落目。\n>\n> 702.9b What floats floats.\n\n[総合ルール 702.9b（2026年2月27日版） / CR 702.9b (2026-02-27)](${url})`,
    );
  });

  it('is BBCode', () => {
    expect(CITATION_FORMATS.bbcode.format(plain)).toBe(
      `[quote]702.9b 浮くものは浮く。\n二段落目。[/quote]\n[quote]702.9b What floats floats.[/quote]\n[url=${url}]総合ルール 702.9b（2026年2月27日版） / CR 702.9b (2026-02-27)[/url]`,
    );
  });

  it('is HTML with the language of each part', () => {
    expect(CITATION_FORMATS.html.format(plain)).toBe(
      `<blockquote cite="${url}" lang="ja"><p>702.9b 浮くものは浮く。</p><p>二段落目。</p></blockquote>\n` +
        `<blockquote cite="${url}" lang="en"><p>702.9b What floats floats.</p></blockquote>\n` +
        `<p><a href="${url}"><span lang="ja">総合ルール 702.9b（2026年2月27日版）</span> / <span lang="en">CR 702.9b (2026-02-27)</span></a></p>`,
    );
  });

  it('is Scrapbox', () => {
    expect(CITATION_FORMATS.scrapbox.format(plain)).toBe(
      `> 702.9b 浮くものは浮く。\n> 二段落目。\n> 702.9b What floats floats.\n[総合ルール 702.9b（2026年2月27日版） / CR 702.9b (2026-02-27) ${url}]`,
    );
  });

  it('is はてな記法', () => {
    expect(CITATION_FORMATS.hatena.format(plain)).toBe(
      `>${url}:title=総合ルール 702.9b（2026年2月27日版） / CR 702.9b (2026-02-27)>\n702.9b 浮くものは浮く。\n二段落目。\n702.9b What floats floats.\n<<`,
    );
  });
});

describe('text that looks like markup stays text', () => {
  it.each([
    [
      'markdown',
      '*a* _b_ `c` [d](e) <i> | ~f~ #g \\',
      '\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\<i\\> \\| \\~f\\~ \\#g \\\\',
    ],
    ['markdown', '- item', '\\- item'],
    ['markdown', '7. item', '7\\. item'],
    ['markdown', '&lt;', '\\&lt;'],
    ['bbcode', '[/quote][url=x]y[/url]', '[\u200b/quote][\u200burl=x]y[\u200b/url]'],
    ['bbcode', '[+1] and [0]', '[+1] and [0]'],
    ['html', `<script>"&'</script>`, '&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;'],
    ['scrapbox', ' [a b] `c` #d e#f', '［a b］ ｀c｀ ＃d e#f'],
    ['hatena', '((note)) [http://x] <b>', '&#40;(note)) &#91;http://x] &lt;b&gt;'],
    ['hatena', '- item', '&#45; item'],
    ['hatena', 'a <<', 'a &lt;&lt;'],
  ] as const)('%s: %s', (format, text, escaped) => {
    expect(CITATION_FORMATS[format].format(quote(text))).toContain(escaped);
    if (!escaped.includes(text)) expect(CITATION_FORMATS[format].format(quote(text))).not.toContain(text);
  });

  it('nothing of a はてな title ends it', () => {
    const hostile = { url, quotes: [{ lang: 'en', source: 'a>b\\[c]:d', lines: [] }] } as const;
    expect(CITATION_FORMATS.hatena.format(hostile).split('\n')[0]).toBe(`>${url}:title=a＞b\\［c］：d>`);
  });
});
