import type { PairCode } from '../../model/diagnostics/codes.ts';
import { type Diagnostic, type Found, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { correctText } from '../../model/records/correct-text.ts';
import type { Card, Ruling } from '../../model/records/document.ts';
import type { EditionId } from '../../model/records/edition.ts';
import { type GlossaryEntry, listSideBlocks } from '../../model/records/glossary-entry.ts';
import { LANGS, type Lang, mapLangs } from '../../model/records/lang.ts';
import type { Place } from '../../model/records/place.ts';
import type { Correction, Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { Term } from '../../model/records/term.ts';
import { type TextBlock, toPlainText } from '../../model/records/text.ts';

/** What is checked together: an edition in the languages it was published in, or a document. */
export interface Checkable {
  type: 'edition' | 'document';
  edition: EditionId | undefined;
  rules: readonly Rule[];
  glossary: readonly GlossaryEntry[];
  rulings?: readonly Ruling[];
  /** Cards as a document prints them. */
  cards?: readonly Card[];
  /** The authored terms with their names in both languages. */
  terms: readonly Term[];
  /** Languages it has; what only compares languages is silent where there is one. */
  langs: readonly Lang[];
  /** Every rule of the edition whose numbers it uses, by number; undefined where that edition is not at hand. */
  book: ReadonlyMap<RuleNumber, Rule> | undefined;
}

/** Looks for one kind of fault. Pure; gives a diagnostic for each place. */
export type Check = (content: Checkable) => Diagnostic[];

/** One language of a record, as a check reads it: all its paragraphs; of a term its headwords and senses too. */
interface CheckedSide {
  blocks: readonly TextBlock[];
  corrections?: readonly Correction[] | undefined;
  headwords?: readonly string[];
  senses?: readonly unknown[];
  place: Place;
}

/** A record in the languages that it has. */
interface CheckedRecord {
  sort: 'rule' | 'term' | 'ruling' | 'card';
  /** The number of a rule, the slug of a term: the same in both languages. */
  id: string;
  /** Number of a rule, headword of a term, id of a ruling, name of a card. */
  name: string;
  en?: CheckedSide | undefined;
  ja?: CheckedSide | undefined;
}

/** The same record in both languages, each with its text; with no text where one of them has none. */
interface CheckedPair extends CheckedRecord {
  en: CheckedSide & { text: string };
  ja: CheckedSide & { text: string };
}

/** A fault of a pair; the sentence `says` goes on from the name of the record. */
type PairFault = Found & { code: PairCode; says: string };

/** Every record of an edition or document: rules in book order, terms, rulings, cards. */
export function listChecked({ rules, glossary, rulings = [], cards = [] }: Checkable): CheckedRecord[] {
  return [
    ...rules.map(({ number: id, en, ja }) => ({ sort: 'rule' as const, id, name: id, en, ja })),
    ...glossary.map(({ slug, en, ja }) => ({
      sort: 'term' as const,
      id: slug,
      name: en?.headwords[0] ?? slug,
      ...mapLangs({ en, ja }, (side) => ({ ...side, blocks: listSideBlocks(side) })),
    })),
    ...rulings.map(({ id, en, ja }) => ({ sort: 'ruling' as const, id, name: id, en, ja })),
    ...cards.map(({ id, names, text, place }) => ({
      sort: 'card' as const,
      id,
      name: names.en ?? names.ja ?? id,
      ...mapLangs(text, (lines) => ({ blocks: lines.map(toParagraph), place })),
    })),
  ];
}

const toParagraph = (text: string): TextBlock => ({ type: 'paragraph', text });

/** What a record is called in one of its languages. */
export const nameOf = ({ id }: CheckedRecord, { headwords = [] }: CheckedSide): string => headwords[0] ?? id;

/**
 * What a check finds in each text of a rule or term, reported once: a slip that a translation took over from its English is
 * left at the English. `find` gives what is wrong under a key that both languages share, such as the number referred to.
 */
export function checkSides(
  content: Checkable,
  find: (side: CheckedSide & { name: string; lang: Lang }) => { key: string; diagnostic: Diagnostic }[],
): Diagnostic[] {
  const records = listChecked(content).filter(({ sort }) => sort === 'rule' || sort === 'term');
  return records.flatMap((record) => {
    const inEnglish = new Set<string>();
    return LANGS.flatMap((lang) => {
      const side = record[lang];
      const found = side ? find({ ...side, name: nameOf(record, side), lang }) : [];
      const fresh = found.filter(({ key }) => lang === 'en' || !inEnglish.has(key));
      if (lang === 'en') for (const { key } of found) inEnglish.add(key);
      return fresh.map(({ diagnostic }) => diagnostic);
    });
  });
}

/** What a check finds in each record that has both languages, reported at the Japanese with the place of the English. */
export function checkPairs(content: Checkable, find: (pair: CheckedPair) => PairFault[]): Diagnostic[] {
  return listChecked(content).flatMap(({ en, ja, ...record }) =>
    en && ja
      ? find({ ...record, ...toTexts(en, ja) }).map(({ code, says, ...found }) =>
          reportDiagnostic(code, ja.place, `${record.name} ${says}`, en.place, found),
        )
      : [],
  );
}

/**
 * Two sides with their texts as their authors meant them, lost strike-throughs made good. Where one has more examples than
 * the other, which is reported by itself, examples are left out: what a missing one would have said is no further fault.
 */
function toTexts(en: CheckedSide, ja: CheckedSide): Pick<CheckedPair, 'en' | 'ja'> {
  const isSaid = en.blocks.length > 0 && ja.blocks.length > 0;
  const isWhole = countExamples(en) === countExamples(ja);
  const toText = ({ blocks, corrections }: CheckedSide) =>
    correctText(toPlainText(isWhole ? blocks : blocks.filter(({ type }) => type !== 'example')), corrections);
  const [left = '', right = ''] = isSaid ? [en, ja].map(toText) : [];
  return { en: { ...en, text: left }, ja: { ...ja, text: right } };
}

export function countExamples({ blocks }: CheckedSide): number {
  return blocks.filter(({ type }) => type === 'example').length;
}

/** What each of two lists has that the other has not. */
export function findSurplus<T>(left: readonly T[], right: readonly T[]): [left: T[], right: T[]] {
  return [left.filter((item) => !right.includes(item)), right.filter((item) => !left.includes(item))];
}

/** Says what only one language of a pair has: `{W} in English only`; nothing for a language that has nothing of its own. */
export function describeSurplus(onlyEn: string, onlyJa: string): string[] {
  return [
    ...(onlyEn === '' ? [] : [`${onlyEn} in English only`]),
    ...(onlyJa === '' ? [] : [`${onlyJa} in Japanese only`]),
  ];
}
