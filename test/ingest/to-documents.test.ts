import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readInput } from '../../src/ingest/pipeline/read-input.ts';
import { PAGES_OF_THEIR_OWN, toDocuments } from '../../src/ingest/pipeline/to-documents.ts';

const UPDATE =
  '116 特別な処理\n\n116.2p. A player may light a lamp.\n116.2p プレイヤーは灯を1つ灯してもよい。\n';
const read = (file: string) => {
  const { read: made } = readInput({ file, bytes: Buffer.from(UPDATE), hints: { kind: 'cr-update' } });
  return made ? [made] : [];
};

test('a document that tells no day has the one of its file name', () => {
  expect(toDocuments(read('in/lamps-2024-09-17.txt'))).toMatchObject([
    { id: 'lamps-2024-09-17', date: '2024-09-17' },
  ]);
});

test.each(['lamps.txt', 'lamps-2024-19-47.txt', '12024-09-17.txt'])('%s tells no day', (name) => {
  expect(toDocuments(read(name))[0]).not.toHaveProperty('date');
});

test('the line that tells the day stands in the document as it was printed', () => {
  const primer = '灯の島・メカニズム\n最終更新日:08/06/11\n新しいメカニズム\n灯が点く。\n';
  const { read: made } = readInput({
    file: 'lamps.txt',
    bytes: Buffer.from(primer),
    hints: { kind: 'set-primer' },
  });
  expect(toDocuments(made ? [made] : [])).toMatchObject([
    { date: '2008-06-11', dateLine: '最終更新日:08/06/11' },
  ]);
});

test('two files of one name have different ids', () => {
  const ids = toDocuments([...read('a/lamps.txt'), ...read('b/lamps.txt')]).map(({ id }) => id);
  expect(ids).toEqual(['lamps', 'lamps-2']);
});

test('a document named like a page of the site gets another address', () => {
  const folder = 'src/site/pages/[lang]/rulings';
  const pages = readdirSync(folder)
    .filter((name) => !name.startsWith('[') && name !== 'index.astro')
    .flatMap((name) => {
      const ways = readFileSync(`${folder}/${name}`, 'utf8').matchAll(/\{ way: '(\w+)' \}/g);
      const page = name.replace('.astro', '');
      return page.includes('[way]') ? [...ways].map(([, way = '']) => page.replace('[way]', way)) : page;
    });
  expect([...PAGES_OF_THEIR_OWN].sort()).toEqual(pages.sort());
  const ids = toDocuments(pages.flatMap((name) => read(`${name}.txt`))).map(({ id }) => id);
  expect(ids).toEqual(pages.map((name) => `${name}-2`));
});
