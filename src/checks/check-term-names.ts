import { reportDiagnostic } from '../diagnostics/report-diagnostic.ts';
import type { Term } from '../records/term.ts';
import type { Check } from './check.ts';
import { listPairs } from './text-pairs.ts';

/** Terms that are easily taken for one another: two English words or more, the last the same (additional cost, alternative cost). */
interface Family {
  /** The word they share, in small letters. */
  word: string;
  members: Term[];
}

/**
 * A term rendered by the name of another of its family: 追加コスト where the English says “alternative cost”
 * (702.175a in the update of September 2024).
 */
export const checkTermNames: Check = (content) => {
  const families = groupFamilies(content.terms);
  return listPairs(content).flatMap(({ name, en, ja }) => {
    const english = en.text.toLowerCase();
    return families
      .filter(({ word }) => english.includes(word))
      .flatMap(({ members }) => {
        const meant = findNamed(members, english, (term) => [term.en, ...(term.enAlso ?? [])]);
        const said = findNamed(members, ja.text, (term) => [term.ja ?? '', ...(term.jaAlso ?? [])]);
        const missing = meant.find((term) => !said.includes(term));
        const instead = said.find((term) => !meant.includes(term) && missing && !isNarrower(term, missing));
        if (!missing || !instead) return [];
        const message = `${name} says “${missing.en}” (${missing.ja}) in English and ${instead.ja} (${instead.en}) in Japanese`;
        return [reportDiagnostic('term-name-differs', ja.place, message, en.place)];
      });
  });
};

function groupFamilies(terms: readonly Term[]): Family[] {
  const families = new Map<string, Term[]>();
  for (const term of terms) {
    const word = /\s(\S+)$/.exec(term.en.toLowerCase())?.[1];
    if (!word || !term.ja) continue;
    const members = families.get(word) ?? [];
    if (!members.some(({ en }) => en === term.en)) members.push(term);
    families.set(word, members);
  }
  return [...families]
    .filter(([, members]) => members.length > 1)
    .map(([word, members]) => ({ word, members }));
}

/** Whether one term is a kind of the other, as its words say: a postcombat main phase is a main phase. */
function isNarrower(term: Term, other: Term): boolean {
  const [words, otherWords] = [term, other].map(({ en }) => new Set(en.toLowerCase().split(/\s/)));
  return Boolean(words && otherWords && (words.isSupersetOf(otherWords) || otherWords.isSupersetOf(words)));
}

/** The terms a text names; a name inside a longer one of the family does not count. */
function findNamed(
  members: readonly Term[],
  text: string,
  namesOf: (term: Term) => readonly string[],
): Term[] {
  const names = members
    .flatMap((term) => namesOf(term).map((name) => ({ term, name: name.toLowerCase() })))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  const found = new Set<Term>();
  let rest = text.toLowerCase();
  for (const { term, name } of names) {
    if (!rest.includes(name)) continue;
    found.add(term);
    rest = rest.replaceAll(name, ' ');
  }
  return [...found];
}
