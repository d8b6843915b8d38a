import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toGlossaryId } from '../../../src/features/search/build/collect-names.ts';
import { createSearchDocs } from '../../../src/features/search/engine/search-docs.ts';
import { dropToldId, toSearchId } from '../../../src/features/search/index-files.ts';
import { createBook } from '../../../src/rulebook/book/create-book.ts';
import { readCollections } from '../../../src/rulebook/book/read-collections.ts';
import { DIGEST } from '../../digest-project.ts';
import { buildStarterFiles } from './engines.ts';

const names = fc.option(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 }), {
  nil: undefined,
});

describe('ids of rows', () => {
  it('stay the same when those that the names tell are left out', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), names, names, fc.boolean(), (other, en, ja, isTold) => {
        const row = { ...(en ? { en } : {}), ...(ja ? { ja } : {}) };
        const id = isTold ? toSearchId(row) : other;
        const short = dropToldId({ id, ...row });
        expect(toSearchId(short)).toBe(id);
        expect(short.id).toBe(id === toSearchId(row) ? undefined : id);
      }),
    );
  });

  it('find every glossary entry of the book', () => {
    const docs = createSearchDocs(buildStarterFiles().names);
    const { glossary } = createBook(readCollections(DIGEST));
    expect(glossary.length).toBeGreaterThan(0);
    expect(glossary.map(toGlossaryId).filter((id) => docs.find(id)?.kind !== 'glossary')).toEqual([]);
  });
});
