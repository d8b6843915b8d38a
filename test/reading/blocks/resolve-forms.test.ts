import { expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

it.each([
  ['behind it', (page: number) => `Harbour Rules                 ${page}`],
  ['before it', (page: number) => `${page}                 Harbour Rules`],
  ['with a word', (page: number) => `Harbour Rules                 Page ${page}`],
])('a name beside the numbers of pages is around the text: %s', (_, head) => {
  const pages = [1, 2, 3].map((page) => `${head(page)}\n\n${page}.1 The bell of page ${page} rings once.\n`);
  const { read } = readInput({
    file: 'any.txt',
    bytes: Buffer.from(pages.join('\n')),
    hints: { kind: 'document' },
  });
  expect(JSON.stringify(read?.records())).not.toContain('Harbour');
  expect(read?.records().rulings).toHaveLength(3);
});
