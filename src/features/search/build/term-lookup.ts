import type { Term } from '../../../model/records/term.ts';
import { toNameKey } from '../fold/fold-text.ts';

/** Finds a term of the authored table by any of its English names; its own name goes before an `also`. */
export function createTermLookup(terms: readonly Term[]): (name: string) => Term | undefined {
  const byName = new Map<string, Term>();
  const add = (name: string, term: Term) => {
    const key = toNameKey(name);
    if (!byName.has(key)) byName.set(key, term);
  };
  for (const term of terms) add(term.en, term);
  for (const term of terms) for (const name of term.enAlso ?? []) add(name, term);
  return (name) => byName.get(toNameKey(dropLabel(name)));
}

/** `Bury (Obsolete)` → `Bury`. */
export function dropLabel(headword: string): string {
  return headword.replace(/\s\((?:Obsolete|Informal)\)$/i, '');
}
