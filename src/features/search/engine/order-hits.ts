import type { SearchHit } from './engine.ts';
import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { LIMITS, WEIGHTS } from './weights.ts';

/** Best first; a rule that a short query names with its subrules about as good, and each thing named by the fourth place. */
export function orderHits(
  hits: readonly SearchHit[],
  concepts: readonly Concept[],
  resources: Resources,
): SearchHit[] {
  const best = [...hits].sort((a, b) => b.score - a.score || a.doc.index - b.doc.index);
  const sorted = putRuleFirst(best);
  if (concepts.length < 2 || concepts.length > LIMITS.keywords) return sorted;
  return showEachNamed(groupNamed(sorted, concepts, resources), concepts, resources);
}

/** The rule goes before what a document says of it, unless the document or ruling bears the name. */
function putRuleFirst(hits: SearchHit[]): SearchHit[] {
  const [first] = hits;
  const rule = hits.find(({ doc }) => doc.kind !== 'ruling');
  const isSaid = first?.doc.kind === 'ruling' && first.score < WEIGHTS.seeRule;
  return isSaid && rule ? [rule, ...hits.filter((hit) => hit !== rule)] : hits;
}

/** Subrules of a rule that the query names stand together in the order of the book, where they are about as good. */
function groupNamed(
  hits: readonly SearchHit[],
  concepts: readonly Concept[],
  { docs }: Resources,
): SearchHit[] {
  const named = new Set(concepts.flatMap((concept) => [...concept.named.keys()]));
  const grouped = new Set<SearchHit>();
  for (const hit of hits) {
    const head = docs.groupOf(hit.doc.index);
    const isNamed = hit.score <= WEIGHTS.text && named.has(head) && docs.list[head]?.kind === 'rule';
    const group = hits.filter(
      ({ doc, score }) =>
        docs.groupOf(doc.index) === head && score > hit.score * WEIGHTS.namedTogether && score <= hit.score,
    );
    for (const member of isNamed ? group.sort((a, b) => a.doc.index - b.doc.index) : [hit])
      grouped.add(member);
  }
  return [...grouped];
}

/** 先制攻撃と接死: of every thing that the query names the best rule is among the first, however many subrules the other has. */
function showEachNamed(hits: SearchHit[], concepts: readonly Concept[], { docs }: Resources): SearchHit[] {
  const best = concepts.flatMap(({ named }) => {
    const rules = new Set([...named.keys()].filter((doc) => docs.list[doc]?.number));
    return hits.find(({ doc }) => rules.has(docs.groupOf(doc.index))) ?? [];
  });
  const shown = new Set(best);
  for (const hit of hits) if (shown.size < LIMITS.eachNamed) shown.add(hit);
  return [...hits.filter((hit) => shown.has(hit)), ...hits.filter((hit) => !shown.has(hit))];
}
