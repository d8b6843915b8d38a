import { describe, expect, it } from 'vitest';
import type { CitedRule } from '../../../src/features/citing/to-citation.ts';
import { toOembedResource } from '../../../src/outputs/api/oembed-resource.ts';

const hostile: CitedRule = {
  number: '702.9b',
  edition: '2026-02-02',
  unofficialDigest: true,
  en: { text: ['<img src=x onerror=alert(1)> & "quotes"'] },
  ja: { title: '</blockquote><script>', text: ['標'] },
  urls: { short: 'https://rules.example/cr/702.9b/' },
};

describe('a rule for other sites to show', () => {
  const { html, title } = toOembedResource(
    hostile,
    { origin: 'https://rules.example', base: '/' },
    'Taiyaku',
  );

  it('lets nothing of a text become markup', () => {
    expect(html).not.toMatch(/<(?:img|script)/);
    expect(html.match(/<\/blockquote>/g)).toHaveLength(1);
  });

  it('says of a digest that it is one, in what is shown and in the title', () => {
    expect(title).toContain('unofficial digest');
    expect(html.replace(/<[^>]*>/g, '')).toContain('unofficial digest');
  });

  it('is shown by WordPress: of what it discovers it keeps the words and links of a quotation that a frame follows', () => {
    // What its filter for providers that are not on its list does, in this order.
    const kept = html
      .replace(/<(?!\/?(?:a|blockquote|iframe)\b)[^>]*>/g, '')
      .replace(/<blockquote [^>]*>/, '<blockquote>');
    const [, quotation = '', frame] =
      /(<blockquote>.*?<\/blockquote>)?.*(<iframe.*?><\/iframe>)/s.exec(kept) ?? [];
    expect(frame).toMatch(/ src="https:\/\/rules\.example\/cr\/702\.9b\/" title="[^"]+"/);
    expect(quotation).toContain('標 &#x3C;img');
    expect(quotation).toContain('<a href="https://rules.example/cr/702.9b/">');
  });

  it('marks the language of each text and names the rule, its edition and its address', () => {
    expect(html).toContain('<p lang="ja">標</p>');
    expect(html).toContain('CR 702.9b (2026-02-02, unofficial digest)');
    expect(html).toContain('cite="https://rules.example/cr/702.9b/"');
  });

  it('says symbols in words, and of a number out of use what became of it', () => {
    const gone = { en: 'It moved to 702.10b.', ja: '702.10bに移りました。' };
    const rule = { ...hostile, gone, en: { text: ['{T}: Fly <b>.'] } };
    const resource = toOembedResource(rule, { origin: 'https://rules.example', base: '/' }, 'Taiyaku');
    expect(resource.title).toContain('702.9b (欠番 / no longer in use)');
    expect(resource.html).toContain(
      '<p lang="en"><em>It moved to 702.10b.</em></p> <p lang="en">tap symbol: Fly',
    );
    expect(resource.html).toContain('<p lang="ja"><em>702.10bに移りました。</em></p>');
  });
});
