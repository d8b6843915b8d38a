import type { TypedNumber } from '../../../model/records/read-typed-number.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { toNameKey } from '../fold/fold-text.ts';
import type { OldNumbersFile } from '../index-files.ts';
import type { NumberAnswer, SearchHit } from './engine.ts';
import type { Resources } from './resources.ts';
import type { SearchDoc, SearchDocs } from './search-docs.ts';
import { WEIGHTS, weigh } from './weights.ts';

/** The rule of a typed number, then the rule above it and what is below; or what became of the number. */
export function findNumber(
  typed: TypedNumber,
  docs: SearchDocs,
  old: OldNumbersFile | undefined,
  resources: Resources,
): { hits: SearchHit[]; number: NumberAnswer } {
  for (const number of typed.candidates) {
    const doc = docs.find(number);
    if (doc) return { hits: listAround(doc, docs, resources), number: { asked: number, state: 'found' } };
    const [last, current] = old?.numbers[number] ?? [];
    if (!last) continue;
    const now = current && docs.find(current);
    if (!now) return { hits: [], number: { asked: number, state: 'gone', last } };
    return {
      hits: listAround(now, docs, resources),
      number: { asked: number, state: 'moved', current: now.number as RuleNumber, last },
    };
  }
  return { hits: [], number: { asked: typed.shown, state: 'never' } };
}

function listAround(doc: SearchDoc, docs: SearchDocs, { nameIndex, rowOf }: Resources): SearchHit[] {
  const hits: SearchHit[] = [{ doc, score: WEIGHTS.number }];
  const above = doc.parent === undefined ? undefined : docs.list[doc.parent];
  if (doc.kind === 'subrule' && above) hits.push({ doc: above, score: weigh({ number: 1, aroundAbove: 1 }) });
  const title = rowOf(doc.index)?.en?.[0];
  if (title)
    for (const { doc: same } of nameIndex.byKey.get(toNameKey(title)) ?? []) {
      const other = docs.list[same];
      if (other?.kind === 'glossary') hits.push({ doc: other, score: weigh({ number: 1, aroundEntry: 1 }) });
    }
  for (const [place, index] of docs.below(doc.index).entries()) {
    const child = docs.list[index];
    if (child) hits.push({ doc: child, score: weigh({ number: 1, aroundBelow: 1, aroundPlace: place }) });
  }
  return hits;
}
