import type { Term } from '../../model/records/term.ts';
import { toHeadwordKey } from '../align/headword-key.ts';
import { type Check, type Checkable, checkPairs } from './check.ts';

/**
 * A term rendered by the name of another of its family: 追加コスト where the English says “alternative cost”
 * (702.175a in the update of September 2024). A term goes by its authored names and by those that the text's own glossary
 * and headings give it; names of sections are no terms (“ending the game” in 809.5).
 */
export const checkTermNames: Check = (content) => {
  const families = groupFamilies(addOwnNames(content));
  return checkPairs(content, ({ en, ja }) => {
    const english = en.text.toLowerCase();
    return families
      .filter(([word]) => english.includes(word))
      .flatMap(([, members]) => {
        const meant = findNamed(members, english, (term) => [term.en, ...(term.enAlso ?? [])]);
        const named = findNamed(members, ja.text, (term) => [term.ja ?? '', ...(term.jaAlso ?? [])]);
        const missing = meant.find((term) => !named.includes(term));
        const instead = named.find((term) => !meant.includes(term) && missing && !isNarrower(term, missing));
        if (!missing || !instead) return [];
        const says = `says “${missing.en}” (${missing.ja}) in English and ${instead.ja} (${instead.en}) in Japanese`;
        return [{ code: 'term-name-differs', says, actual: instead.ja ?? '', expected: missing.ja ?? '' }];
      });
  });
};

function addOwnNames({ terms, glossary, rules }: Checkable): Term[] {
  const own = new Map<string, string[]>();
  const add = (en: string | undefined, ja: string | undefined) => {
    if (en && ja) own.set(toHeadwordKey(en), [...(own.get(toHeadwordKey(en)) ?? []), ja]);
  };
  for (const { en, ja } of glossary)
    if (en && ja && en.headwords.length === ja.headwords.length)
      for (const [index, headword] of en.headwords.entries()) add(headword, ja.headwords[index]);
  for (const { level, en, ja } of rules) if (level === 'rule') add(en?.title, ja?.title);
  return terms
    .filter(({ kind }) => kind !== 'section' && kind !== 'chapter')
    .map((term) => ({
      ...term,
      jaAlso: [...(term.jaAlso ?? []), ...(own.get(toHeadwordKey(term.en)) ?? [])],
    }));
}

/**
 * Terms that are easily taken for one another, by the word that they share, in small letters: two English words or more, the
 * last the same (additional cost, alternative cost).
 */
function groupFamilies(terms: readonly Term[]): [word: string, members: Term[]][] {
  const families = new Map<string, Term[]>();
  for (const term of terms) {
    const word = /\s(\S+)$/.exec(term.en.toLowerCase())?.[1];
    if (!word || !term.ja) continue;
    const members = families.getOrInsert(word, []);
    if (!members.some(({ en }) => en === term.en)) members.push(term);
  }
  return [...families].filter(([, members]) => members.length > 1);
}

/** Whether one term is a kind of the other, as its words say: a postcombat main phase is a main phase. */
function isNarrower(term: Term, other: Term): boolean {
  const [words, otherWords] = [term, other].map(({ en }) => new Set(en.toLowerCase().split(/\s/)));
  return Boolean(words && otherWords && (words.isSupersetOf(otherWords) || otherWords.isSupersetOf(words)));
}

/** The terms a text names; a name inside a longer one of the family does not count, nor does a single letter (場). */
function findNamed(
  members: readonly Term[],
  text: string,
  namesOf: (term: Term) => readonly string[],
): Term[] {
  const names = members
    .flatMap((term) => namesOf(term).map((name) => ({ term, name: name.toLowerCase() })))
    .filter(({ name }) => name.length > 1)
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
