import type { TypedNumber } from '../../../model/records/read-typed-number.ts';
import { listEarlierRules, parseMeanings } from '../../../rulebook/history/meaning-runs.ts';
import { toNameKey } from '../fold/fold-text.ts';
import type { OldNumbersFile } from '../index-files.ts';
import type { NumberAnswer, SearchHit } from './engine.ts';
import type { NameResources } from './name-resources.ts';
import type { SearchDoc, SearchDocs } from './search-docs.ts';
import { weigh } from './weights.ts';

/** The rule of a typed number, then the rule above it and what is below; or what became of the number. */
export function findNumber(
  typed: TypedNumber,
  docs: SearchDocs,
  old: OldNumbersFile | undefined,
  resources: NameResources,
): { hits: SearchHit[]; number: NumberAnswer } {
  for (const asked of typed.candidates) {
    const before = listEarlierRules(parseMeanings(old?.numbers[asked] ?? '', asked), asked);
    const more = before.length > 0 ? { before } : {};
    const doc = docs.find(asked);
    if (doc) return { hits: listAround(doc, docs, resources), number: { asked, state: 'found', ...more } };
    const [newest] = before;
    if (!newest) continue;
    const now = newest.now && docs.find(newest.now);
    const last = old?.editions.findLast((id) => id < (newest.until ?? '9')) ?? newest.since;
    if (!now?.number) return { hits: [], number: { asked, state: 'gone', last, before } };
    const moved: NumberAnswer = { asked, state: 'moved', current: now.number, last, before };
    return { hits: listAround(now, docs, resources), number: moved };
  }
  return { hits: [], number: { asked: typed.shown, state: 'never' } };
}

/** The rule, the one above it, entries of its name, then what is below, in this order. */
function listAround(doc: SearchDoc, docs: SearchDocs, { nameIndex, rowOf }: NameResources): SearchHit[] {
  const above = doc.kind === 'subrule' && doc.parent !== undefined ? [doc.parent] : [];
  const title = rowOf(doc.index)?.en?.[0];
  const entries = (title ? (nameIndex.byKey.get(toNameKey(title)) ?? []) : [])
    .map(({ doc: same }) => same)
    .filter((same) => docs.list[same]?.kind === 'glossary');
  return [...new Set([doc.index, ...above, ...entries, ...docs.below(doc.index)])].flatMap((index, place) => {
    const each = docs.list[index];
    return each ? [{ doc: each, score: weigh({ number: 1, place }) }] : [];
  });
}
