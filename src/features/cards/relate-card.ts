import { z } from 'zod';
import { editionIdSchema } from '../../model/records/edition.ts';
import { listSideBlocks } from '../../model/records/glossary-entry.ts';
import type { CardRuling, KeptCard } from '../../model/records/kept-card.ts';
import { LANGS, type Lang } from '../../model/records/lang.ts';
import { ruleNumberSchema } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { listReferredNumbers } from '../../model/records/rule-reference.ts';
import { toHeadwordKey } from '../../rulebook/align/headword-key.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import { type Subject, type TermSpan, toSubjectKey } from '../../rulebook/book/references.ts';
import { append } from '../search/engine/values.ts';

/** `content/card-keywords.json`: keywords that cards are listed with and the book treats under another name. */
export const cardKeywordsSchema = z.array(
  z.union([
    z.strictObject({ keywords: z.array(z.string()), term: z.string() }),
    z.strictObject({ keywords: z.array(z.string()), rule: ruleNumberSchema, edition: editionIdSchema }),
  ]),
);
export type CardKeywords = z.infer<typeof cardKeywordsSchema>;

/** A rule that a card needs, and what of the card asks for it. */
export interface NeededRule {
  number: RuleNumber;
  by: 'text' | 'keyword' | 'type' | 'ruling';
}

/** The lines of a text, each with the terms in it by offsets. */
type TermLines = readonly (readonly TermSpan[])[];

/** What a card has to do with the book. */
export interface CardRelations {
  /** Terms in its texts, by face. */
  faces: readonly Readonly<Record<Lang, TermLines>>[];
  /** In the order of its text, then its types and rulings; none twice. */
  rules: readonly NeededRule[];
  /** Slugs of the terms whose rules these are. */
  terms: readonly string[];
  /** What each of its rulings is about. */
  rulings: readonly (readonly Subject[])[];
}

/** A card with what it has to do with the book. */
export interface RelatedCard {
  card: KeptCard;
  relations: CardRelations;
}

/** What of a card asks for rules. */
interface Need {
  by: NeededRule['by'];
  subjects: readonly Subject[];
}

/** Behind “counter” where it is what is done to a spell: +1/+1 counters are things. */
const COUNTERED = /^ (?:target|that|it|this|the|up|all|each|them|another|an?) /i;

/** Makes the relation of cards to a book: only where it means something, for a rule that is not needed hides one that is. */
export function createCardRelator(book: Book, keywords: CardKeywords): (card: KeptCard) => CardRelations {
  const names = createNames(book, keywords);
  return (card) => {
    const rules = new Map<RuleNumber, NeededRule>();
    const terms = new Set<string>();
    const faces = findFaceTerms(book, card, names.isTerm);
    const rulings = card.rulings.map(({ en, date }) => book.subjectsIn(en, 'en', date));
    const needs: Need[] = [
      ...card.faces.flatMap(({ text }, index) => listTextNeeds(book, text.en, faces[index]?.en ?? [], names)),
      ...card.keywords.map((keyword): Need => ({ by: 'keyword', subjects: names.called(keyword) })),
      ...card.faces
        .flatMap(({ type }) => type.en?.split(/[\s—]+/) ?? [])
        .map((word): Need => ({ by: 'type', subjects: names.called(word) })),
      ...rulings.map(
        (about): Need => ({ by: 'ruling', subjects: about.filter((each) => typeof each === 'string') }),
      ),
    ];
    for (const { by, subjects } of needs)
      for (const subject of subjects)
        if (typeof subject !== 'string') terms.add(subject.slug);
        else if (!rules.has(subject)) rules.set(subject, { number: subject, by });
    return { faces, rules: [...rules.values()], terms: [...terms], rulings };
  };
}

/** What the book calls things. */
type Names = ReturnType<typeof createNames>;

function createNames(book: Book, keywords: CardKeywords) {
  const named = new Map<string, readonly Subject[]>();
  const rulesOf = onceFor((slug: string) => listRulesOfTerm(book, slug));
  for (const { level, number, en } of book.rules)
    if (level !== 'chapter' && en?.title) named.set(toHeadwordKey(en.title), [number]);
  for (const { slug, en } of book.glossary)
    for (const name of en?.headwords ?? []) named.set(toHeadwordKey(name), [...rulesOf(slug), { slug }]);
  const called = (name: string) => named.get(toHeadwordKey(name)) ?? [];
  for (const entry of keywords) {
    const number = 'rule' in entry ? book.currentNumberOf(entry.edition, entry.rule) : undefined;
    const meant = 'term' in entry ? called(entry.term) : number ? [number] : [];
    for (const keyword of entry.keywords)
      if (called(keyword).every((each) => typeof each !== 'string')) named.set(toHeadwordKey(keyword), meant);
  }
  const termNames = new Set(
    book.glossary.flatMap(({ slug }) => LANGS.flatMap((lang) => book.nameOf(slug, lang) ?? [])),
  );
  const isCounters = ({ level, en }: Book['rules'][number]) =>
    level === 'section' && en?.title === 'Counters';
  return {
    /** The rules and the term of a name. */
    called,
    rulesOf,
    isTerm: (name: string) => termNames.has(name),
    /** Counters are markers; the term of their name is what is done to spells. */
    counters: book.rules.filter(isCounters).map(({ number }) => number),
  };
}

/** The rules that define a term: those of its name, else the only one that its entry refers to. */
function listRulesOfTerm(book: Book, slug: string): RuleNumber[] {
  const own = book.rulesAbout(slug).map(({ number }) => number);
  if (own.length > 0) return own;
  const side = book.entry(slug)?.en;
  const referred = (side ? listSideBlocks(side) : []).flatMap(({ text }) => listReferredNumbers(text, 'en'));
  const known = [...new Set(referred)].filter((number) => book.rule(number));
  return known.length === 1 ? known : [];
}

/** What the text asks for, line for line; what is in parentheses only explains a keyword. */
function listTextNeeds(book: Book, lines: readonly string[], terms: TermLines, names: Names): Need[] {
  return lines.flatMap((line, index) =>
    (terms[index] ?? []).flatMap(({ slug, start, end }): Need[] => {
      const isAside = line.lastIndexOf('(', start) > line.lastIndexOf(')', start);
      if (isAside || book.isEveryday(slug)) return [];
      if (/^counters?$/i.test(line.slice(start, end)) && !COUNTERED.test(line.slice(end)))
        return [{ by: 'text', subjects: names.counters }];
      const rules = names.rulesOf(slug);
      return rules.length > 0 ? [{ by: 'text', subjects: [...rules, { slug }] }] : [];
    }),
  );
}

/** The terms of each face, but for those in the card's own name: `Flash Foliage` has no Flash in it, Convoke may mean the term. */
function findFaceTerms(book: Book, { faces }: KeptCard, isTerm: Names['isTerm']): CardRelations['faces'] {
  const own = faces.flatMap(({ names }) => LANGS.flatMap((lang) => names[lang] ?? []));
  const hidden = own.filter((name) => name !== '' && !isTerm(name));
  const find = (line: string, lang: Lang) =>
    book.findTerms(
      hidden.reduce((shown, name) => shown.replaceAll(name, ' '.repeat(name.length)), line),
      lang,
    );
  return faces.map(({ text }) => ({
    en: text.en.map((line) => find(line, 'en')),
    ja: text.ja.map((line) => find(line, 'ja')),
  }));
}

/** Makes what tells of rules and terms, taken together, which cards need them and what was ruled about them. */
export function createCardsAbout(related: readonly RelatedCard[]) {
  const needing = new Map<string, KeptCard[]>();
  const ruled = new Map<string, { card: KeptCard; ruling: CardRuling }[]>();
  for (const { card, relations } of related) {
    const needed = relations.rules.filter(({ by }) => by !== 'ruling').map(({ number }) => number);
    for (const key of [...needed, ...relations.terms]) append(needing, key, card);
    for (const [place, subjects] of relations.rulings.entries()) {
      const ruling = card.rulings[place];
      const entry = ruling && { card, ruling };
      if (entry) for (const subject of subjects) append(ruled, toSubjectKey(subject), entry);
    }
  }
  return (subjects: readonly Subject[]) => {
    const keys = subjects.map(toSubjectKey);
    const cards = new Set(keys.flatMap((key) => needing.get(key) ?? []));
    const rulings = new Set(keys.flatMap((key) => ruled.get(key) ?? []));
    return {
      /** The best known first. */
      cards: [...cards].sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity)),
      /** The newest first. */
      rulings: [...rulings].sort((a, b) => b.ruling.date.localeCompare(a.ruling.date)),
    };
  };
}
