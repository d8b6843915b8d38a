import { createConcordance } from '../../../features/concordance/create-concordance.ts';
import { findVaryingTerms } from '../../../features/concordance/find-varying-terms.ts';
import { createSearchDocs, indexRows } from '../../../features/search/engine/name-resources.ts';
import { listHitNames, toDocPath } from '../../../features/search/show/show-results.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { once } from '../../../rulebook/book/once.ts';
import { getSearchIndex } from '../search-index.ts';

const findTerms = once(() => {
  const { names, texts } = getSearchIndex();
  return { names, terms: findVaryingTerms(createConcordance(texts, names), names.rows) };
});

/** The terms of this edition with more than one translation, counted once a build; the places of the commonest are not listed. */
export function listVaryingTerms(lang: Lang) {
  const { names, terms } = findTerms();
  const docs = createSearchDocs(names);
  const rows = indexRows(names.rows, docs);
  const rowOf = (doc: number) => rows.get(doc);
  const toPlace = (place: number) => {
    const doc = docs.list[place];
    if (!doc) return [];
    return [
      {
        path: toDocPath({ rowOf }, doc, lang),
        text: doc.number ?? listHitNames({ rowOf }, doc, lang)[0]?.text ?? doc.id,
      },
    ];
  };
  return terms.map(({ term, ways }) => ({
    term,
    ways: ways.map(({ text, count, docs: found }, place) => ({
      text,
      count,
      places: place === 0 ? [] : found.flatMap(toPlace),
    })),
  }));
}
