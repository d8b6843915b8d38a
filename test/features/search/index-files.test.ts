import { describe, expect, it } from 'vitest';
import { toGlossaryId } from '../../../src/features/search/build/collect-names.ts';
import { createSearchDocs } from '../../../src/features/search/engine/name-resources.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { readCollections } from '../../../src/rulebook/book/read-collections.ts';
import { DIGEST } from '../../digest-project.ts';
import { buildStarterFiles } from './engines.ts';

describe('ids of rows', () => {
  it('find every glossary entry of the book', () => {
    const docs = createSearchDocs(buildStarterFiles().names);
    const { glossary } = createBook(readCollections(DIGEST));
    expect(glossary.length).toBeGreaterThan(0);
    expect(glossary.map(toGlossaryId).filter((id) => docs.find(id)?.kind !== 'glossary')).toEqual([]);
  });
});
