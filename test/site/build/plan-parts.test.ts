import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTS, type Host, type HostLimits } from '../../../src/outputs/hosts.ts';
import { findExcess, formatParts, planParts } from '../../../src/site/build/part-sizes.ts';

const FULL = { always: 15_000, optional: { previewPictures: 400, ruleMarkdown: 6_600, oembed: 3_300 } };

describe('the parts of a site', () => {
  test('are all there where the host counts no files', () => {
    for (const host of ['any', 'github-pages', 'netlify'] as const)
      expect([...planParts(host, FULL)]).toEqual(['previewPictures', 'ruleMarkdown', 'oembed']);
  });

  test('give way in their order: oEmbed, then the Markdown of rules, and never the pictures', () => {
    const plan = (always: number) => [...planParts('cloudflare-free', { ...FULL, always })];
    expect(plan(9_000)).toEqual(['previewPictures', 'ruleMarkdown', 'oembed']);
    expect(plan(10_000)).toEqual(['previewPictures', 'ruleMarkdown']);
    expect(plan(15_000)).toEqual(['previewPictures']);
  });

  test('that do not fit stop the build with a table', () => {
    expect(() => planParts('cloudflare-free', { ...FULL, always: 20_001 })).toThrow(
      /20,000 files:\n {2}pages and data +20,001 files\n(?:.*\n)+ {2}in all +20,901 files/,
    );
  });

  test('are never more than a host takes, whatever a site has', () => {
    const count = fc.nat({ max: 30_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(HOSTS) as Host[])),
        fc.record({
          always: count,
          optional: fc.record({ previewPictures: count, ruleMarkdown: count, oembed: count }),
        }),
        (host, planned) => {
          const { files = Number.POSITIVE_INFINITY }: HostLimits = HOSTS[host];
          try {
            const parts = planParts(host, planned);
            const all = [...parts].reduce((sum, part) => sum + planned.optional[part], planned.always);
            expect(all).toBeLessThanOrEqual(files);
          } catch (error) {
            expect(error).toBeInstanceOf(TypeError);
            expect(planned.always + planned.optional.previewPictures).toBeGreaterThan(files - 1_000);
          }
        },
      ),
    );
  });
});

describe('a written site', () => {
  const sizes = [{ name: 'pages of rules', files: 3, bytes: 2_000_000 }];
  const largest = { file: { path: 'a.json', bytes: 2_000_000 }, folder: { path: '/', files: 3 } };

  test('that fits is told by its parts', () => {
    expect(findExcess('cloudflare-free', sizes, largest)).toBeUndefined();
    expect(formatParts(sizes)).toEqual([
      '  pages of rules        3 files      2.0 MB',
      '  in all                3 files      2.0 MB',
    ]);
  });

  test('is refused for a file, a folder or a whole that is too large, each by name', () => {
    const file = { path: 'big.json', bytes: 26 * 2 ** 20 };
    expect(findExcess('cloudflare-free', sizes, { ...largest, file })).toContain(
      'bytes in big.json, of 26,214,400',
    );
    const folder = { path: 'cr', files: 54_001 };
    expect(findExcess('netlify', sizes, { ...largest, folder })).toContain('54,001 files in cr, of 54,000');
    expect(findExcess('github-pages', [{ name: 'all', files: 1, bytes: 2 ** 31 }], largest)).toContain(
      'bytes, of',
    );
  });
});
