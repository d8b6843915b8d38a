import { expect, test } from 'vitest';
import type { EditionContent } from '../../src/ingest/pipeline/group-editions.ts';
import { pairWithEdition } from '../../src/ingest/pipeline/to-documents.ts';
import type { Document } from '../../src/model/records/document.ts';
import { document, rule } from '../rulebook/book/small-book.ts';

const viewer = document('viewer', {
  kind: 'cr-viewer',
  edition: '2030-01-01',
  rules: [rule('901.1', undefined, '次元の話。'), rule('901.2', undefined, '別の話。')],
});
const toEdition = (id: string): EditionContent => ({
  edition: { id, sources: {}, dateLine: {}, unofficialDigest: true, matter: [] },
  rules: [rule('901.1', 'A tale of planes.')],
  glossary: [],
});

test('a viewer’s page stands beside the English of its own edition, by number', () => {
  const paired = pairWithEdition(viewer, toEdition('2030-01-01'));
  expect(paired.pairedWith).toBe('2030-01-01');
  expect(paired.rules.map(({ en, ja }) => [en?.blocks[0]?.text, ja?.blocks[0]?.text])).toEqual([
    ['A tale of planes.', '次元の話。'],
    [undefined, '別の話。'],
  ]);
});

test('without that edition it stays as it is, and so does another kind of document', () => {
  expect(pairWithEdition(viewer, toEdition('2029-01-01'))).toBe(viewer);
  const update: Document = { ...viewer, kind: 'cr-update' };
  expect(pairWithEdition(update, toEdition('2030-01-01'))).toBe(update);
});
