import {
  type GlossaryEntry,
  type GlossarySide,
  listSideBlocks,
} from '../../../model/records/glossary-entry.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { listReferredNumbers } from '../../../model/records/rule-reference.ts';
import type { Term } from '../../../model/records/term.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import type { Book } from '../../../rulebook/book/book.ts';
import { toPrintedNames } from '../../../rulebook/book/terms/printed-names.ts';
import { toNameKey } from '../fold/fold-text.ts';
import type { NameRow } from '../index-files.ts';

/** What of a book the search is built from; a part of `Book`, so that tests can make it by hand. */
export type SearchedBook = Pick<
  Book,
  | 'edition'
  | 'rules'
  | 'glossary'
  | 'documents'
  | 'terms'
  | 'authoredQuestions'
  | 'currentNumberOf'
  | 'subjectsOfTopic'
>;

/** As many rules of `See rule …` as an entry brings to the results. */
const SEE_LIMIT = 4;

/** A row for every titled rule and every glossary entry, in book order, names and readings from the term table added. */
export function collectNames(book: SearchedBook): NameRow[] {
  const findTerm = createTermLookup(book.terms);
  const findDefined = createTermLookup(book.terms.filter(({ number }) => number));
  const findTitle = (title: string) => findDefined(title) ?? findTerm(title);
  const numbers = new Set<string>(book.rules.map((rule) => rule.number));
  return [
    ...book.rules
      .filter((rule) => rule.en?.title ?? rule.ja?.title)
      .map((rule) => toRuleRow(rule, findTitle)),
    ...book.glossary.map((entry) => toGlossaryRow(entry, findTerm, numbers)),
  ];
}

/** Finds a term of the authored table by any of its English names; its own name goes before an `also`. */
function createTermLookup(terms: readonly Term[]): (name: string) => Term | undefined {
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
function dropLabel(headword: string): string {
  return headword.replace(/\s\((?:Obsolete|Informal)\)$/i, '');
}

/** Id of a glossary entry: its English headwords as printed, else the Japanese. */
export function toGlossaryId(entry: GlossaryEntry): string {
  const headwords = entry.en?.headwords.length ? entry.en.headwords : (entry.ja?.headwords ?? []);
  // Print puts the comma inside the quotes: Partner, “Partner—[text],” “Partner with [name]”.
  return `glossary:${headwords.join(', ').replaceAll('”, “', ',” “') || entry.slug}`;
}

function toRuleRow(rule: Rule, findTitle: (name: string) => Term | undefined): NameRow {
  const en = rule.en?.title ?? rule.ja?.titleBeside;
  const ja = rule.ja?.title && hasJapanese(rule.ja.title) ? rule.ja.title : undefined;
  return toRow(rule.number, en ? [en] : [], ja ? [ja] : [], en ? findTitle(en) : undefined);
}

function toGlossaryRow(
  entry: GlossaryEntry,
  findTerm: (name: string) => Term | undefined,
  numbers: ReadonlySet<string>,
): NameRow {
  const headwords = (entry.en?.headwords ?? []).map(dropLabel);
  const term = headwords.map(findTerm).find((found) => found !== undefined);
  const row = toRow(toGlossaryId(entry), headwords, entry.ja?.headwords ?? [], term);
  const printed = entry.ja ? toPrintedNames(entry.ja).map(({ reading }) => reading) : [];
  if (printed.length > 0) row.readings = [...new Set([...printed, ...(row.readings ?? [])])];
  const see = readSeeNumbers(entry.en).filter((number) => numbers.has(number));
  return { ...row, slug: entry.slug, ...(see.length > 0 ? { see } : {}) };
}

function toRow(id: string, en: string[], ja: string[], term: Term | undefined): NameRow {
  const names = ja.length > 0 ? ja : term?.ja ? [term.ja] : [];
  const known = new Set([...en, ...names].map(toNameKey));
  const also = [term?.en, ...(term?.enAlso ?? []), term?.ja, ...(term?.jaAlso ?? [])].filter(
    (name): name is string => {
      if (name === undefined || known.has(toNameKey(name))) return false;
      known.add(toNameKey(name));
      return true;
    },
  );
  const row: NameRow = { id };
  if (en.length > 0) row.en = en;
  if (names.length > 0) row.ja = names;
  if (names.length > 0 && ja.length === 0) row.jaFromTable = true;
  if (also.length > 0) row.also = also;
  if (term?.readings) row.readings = term.readings;
  return row;
}

/** The numbers after `See` in an entry, as printed; sections and chapters included. */
function readSeeNumbers(side: GlossarySide | undefined): RuleNumber[] {
  const numbers = (side ? listSideBlocks(side) : []).flatMap(({ text }) => {
    const see = /\bsee\b/i.exec(text);
    return see ? listReferredNumbers(text.slice(see.index), 'en') : [];
  });
  return [...new Set(numbers)].slice(0, SEE_LIMIT);
}
