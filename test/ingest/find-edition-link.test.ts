import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findEditionLink } from '../../src/ingest/keeping/fetch-edition.ts';

const PAGE = 'https://lamps.example.com/en/rules';
const toPage = (...links: [href: string, text: string][]) =>
  `<!doctype html><html><body><h1>Rules</h1>${links.map(([href, text]) => `<p><a href="${href}"><b>${text}</b></a></p>`).join('')}</body></html>`;
const find = (html: string, hosts: string[] = []) => findEditionLink(html, PAGE, hosts);

describe('a page that links to the text of an edition', () => {
  test('gives the text and neither the PDF nor what is about something else', () => {
    const page = toPage(
      ['https://media.example.com/2026/LampRules%2020260417.pdf', 'PDF'],
      ['https://media.example.com/2026/LampRules%2020260417.docx', 'DOCX'],
      ['https://media.example.com/2026/LampRules%2020260417.txt', 'TXT'],
      ['/robots.txt', 'robots'],
      ['/names-20260501.txt', 'names of lamps'],
    );
    expect(find(page)).toMatchObject({ address: 'https://media.example.com/2026/LampRules%2020260417.txt' });
  });

  test('gives the newest of several, by the day in its name or beside it', () => {
    const page = toPage(
      ['/rules-20260116.txt', 'January'],
      ['rules.txt', 'Rules, April 17, 2026'],
      ['/rules-20260227.txt', 'February'],
    );
    expect(find(page)).toMatchObject({ address: 'https://lamps.example.com/en/rules.txt' });
  });

  test('counts an address that stands twice once, and reads a base', () => {
    const link: [string, string] = ['rules-20260116.txt#top', 'TXT'];
    const page = toPage(link, ['rules-20260116.txt', 'again']).replace(
      '<body>',
      '<base href="/files/"><body>',
    );
    expect(find(page)).toMatchObject({ address: 'https://lamps.example.com/files/rules-20260116.txt' });
  });

  test('says so where two are as good', () => {
    const page = toPage(['/rules-a-20260116.txt', 'A'], ['/rules-b-20260116.txt', 'B']);
    expect(find(page)).toEqual({
      problem: expect.stringMatching(/2 texts of rules.*rules-a-2026.*rules-b-2026/),
    });
  });

  test.each([
    'https://example.org/rules-20260116.txt',
    'https://lamps.example.com.evil.net/rules-20260116.txt',
  ])('to another site is followed only where that is allowed: %s', (address) => {
    const page = toPage([address, 'Rules']);
    const { hostname } = new URL(address);
    expect(find(page)).toEqual({ problem: expect.stringContaining(`--host ${hostname}`) });
    expect(find(page, [hostname])).toMatchObject({ address });
  });

  test('hosts below one public suffix are not one site', () => {
    const page = toPage(['https://other.co.jp/rules-20260116.txt', 'Rules']);
    expect(findEditionLink(page, 'https://lamps.co.jp/', [])).toHaveProperty('problem');
    expect(findEditionLink(page, 'https://www.other.co.jp/', [])).toHaveProperty('address');
  });

  test('never leads anywhere but to http, whatever the page holds', () => {
    const href = fc.oneof(
      fc.webUrl(),
      fc.constantFrom(
        'javascript:x.txt',
        'file:///etc/rules.txt',
        'data:text/plain,rules.txt',
        '//[bad/rules.txt',
        '%E0%A4%A/rules.txt',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(href, fc.string())), (links) => {
        const found = find(toPage(...links));
        if (found && 'address' in found) expect(found.address).toMatch(/^https?:.*\.txt(?:\?|$)/i);
      }),
    );
  });
});
