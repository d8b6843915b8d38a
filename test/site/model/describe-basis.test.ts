import { expect, test } from 'vitest';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { describeBasis } from '../../../src/site/model/documents/describe-basis.ts';
import { collections, document, edition, rule } from '../../rulebook/book/small-book.ts';

const [EARLIER, TODAY] = ['2024-09-20', '2026-02-27'];
const book = createBook(
  collections([], [], {
    editions: [edition(EARLIER), edition(TODAY)],
    rules: { [EARLIER]: [rule('601', '# Casting')], [TODAY]: [rule('601', '# Casting')] },
  }),
);
const describe = (part: Parameters<typeof document>[1]) =>
  describeBasis(document('told', part), book, 'en').join(' ');

test('a document of an edition says so', () => {
  expect(describe({ edition: EARLIER })).toContain('Its rules and numbers are those of that edition');
  expect(describe({ edition: TODAY })).toContain('the one shown here');
});

test('a document of a day, of no day, or with numbers of its own says so', () => {
  expect(describe({ date: '2025-01-01' })).toContain('Written under the rules as of');
  expect(describe({})).toContain('It is not known which rules');
  expect(describe({ ownNumbers: true })).toContain('this document’s own');
});

test('an update whose edition is not here says that struck words may be in it, and no other does', () => {
  const alone = 'words that were struck out may be in its text';
  expect(describe({ kind: 'cr-update' })).toContain(alone);
  expect(describe({ kind: 'cr-update', edition: '2025-02-07' })).toContain(alone);
  expect(describe({ kind: 'cr-update', edition: EARLIER })).not.toContain(alone);
  expect(describe({ date: '2025-01-01' })).not.toContain(alone);
});
