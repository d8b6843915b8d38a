import type { SearchHit } from './engine.ts';
import { KEYWORDS } from './lift-scores.ts';
import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { WEIGHTS } from './weights.ts';

/** Subrules of a rule that the query names stand together in the order of the book, where they are about as good. */
export function groupByRule(
  hits: readonly SearchHit[],
  concepts: readonly Concept[],
  { docs }: Resources,
): SearchHit[] {
  if (concepts.length < 2 || concepts.length > KEYWORDS) return [...hits];
  const named = new Set(concepts.flatMap((concept) => [...concept.named.keys()]));
  const placed = new Set<number>();
  const grouped: SearchHit[] = [];
  for (const hit of hits) {
    if (placed.has(hit.doc.index)) continue;
    if (hit.score > WEIGHTS.text) {
      grouped.push(hit);
      continue;
    }
    const head = hit.doc.kind === 'subrule' ? hit.doc.parent : hit.doc.index;
    const group =
      head !== undefined && named.has(head) && docs.list[head]?.kind === 'rule'
        ? hits.filter(
            ({ doc, score }) =>
              (doc.index === head || doc.parent === head) &&
              !placed.has(doc.index) &&
              score > hit.score * WEIGHTS.namedTogether &&
              score <= hit.score,
          )
        : [hit];
    for (const member of group.sort((a, b) => a.doc.index - b.doc.index)) {
      grouped.push(member);
      placed.add(member.doc.index);
    }
  }
  return grouped;
}
