import type { Edition } from '../../model/records/edition.ts';
import type { EditionStep } from '../../model/records/edition-step.ts';
import { followNumbers, joinChanges } from '../../model/records/join-changes.ts';
import { mapLangs } from '../../model/records/lang.ts';
import { createNumberTable, type NumberTable } from '../../model/records/number-table.ts';
import type { EditionChanges, Rule, RuleChange } from '../../model/records/rule.ts';
import type { Term } from '../../model/records/term.ts';
import {
  carryByHeadword,
  carryByNumber,
  carryGlossary,
  carryRules,
} from '../../rulebook/align/carry-japanese.ts';
import { compareSides } from '../../rulebook/align/comparable-text.ts';
import { compareEditions } from '../../rulebook/align/compare-editions.ts';
import { compareGlossaries } from '../../rulebook/align/compare-glossaries.ts';
import { pairGlossary } from '../../rulebook/align/pair-glossary.ts';
import { pairRules } from '../../rulebook/align/pair-rules.ts';
import { once } from '../../rulebook/book/once.ts';
import type { EditionContent, EditionSources } from '../pipeline/group-editions.ts';
import { type ReadInput, toSourceId } from '../pipeline/read-input.ts';

/**
 * The newest edition that has Japanese of its own, with what was lent to it, and how its numbers are in the edition before
 * the next.
 */
interface Lender {
  content: EditionContent;
  joined: readonly RuleChange[];
}

/**
 * Editions, oldest first, one at a time: paired, compared with the English edition before, and where they lack Japanese of
 * their own given that of the newest older edition that has some; `published` is without it. At most three editions are
 * held at once. `loadSteps` is asked for the table of numbers at need.
 */
export function* walkEditions(
  editions: readonly EditionSources[],
  loadSteps: () => readonly EditionStep[] = () => [],
  terms: readonly Term[] = [],
) {
  const table = once(() => createNumberTable(loadSteps()));
  let before: EditionContent | undefined;
  let lender: Lender | undefined;
  for (const sources of editions) {
    const published = pairEdition(sources, terms);
    const { en, ja } = published.edition.sources;
    const changes = before && en ? compare(before, published, table()) : undefined;
    if (lender && changes && changes.before >= lender.content.edition.id)
      lender = { ...lender, joined: joinChanges(lender.joined, changes.rules) };
    const content = lender && en ? borrowFrom(lender, published) : published;
    yield { published, content, ...(changes && { changes }) };
    if (en) before = published;
    if (ja) lender = { content, joined: [] };
  }
}

/**
 * What an edition has in Japanese itself stays; the older one lends what is not translated yet: by the changes between the
 * two where the older's English is at hand, else where the two languages show the same rule.
 */
function borrowFrom({ content: older, joined }: Lender, content: EditionContent): EditionContent {
  const { id } = older.edition;
  const from = { edition: id, rules: older.rules, glossary: older.glossary };
  const hasEnglish = older.edition.sources.en !== undefined;
  return {
    edition: content.edition.sources.ja ? content.edition : { ...content.edition, japaneseEdition: id },
    rules: hasEnglish
      ? carryRules(content.rules, from, followNumbers(joined))
      : carryByNumber(content.rules, from),
    glossary: (hasEnglish ? carryGlossary : carryByHeadword)(content.glossary, from),
  };
}

/** The languages an edition was published in, rule beside rule, without what other editions may lend it. */
function pairEdition({ id, en, ja }: EditionSources, terms: readonly Term[]): EditionContent {
  const sources = [en, ja].filter((each): each is ReadInput => each !== undefined);
  const edition: Edition = {
    id,
    sources: mapLangs({ en, ja }, ({ input }) => toSourceId(input)),
    ...(ja && { japaneseEdition: id }),
    dateLine: mapLangs({ en, ja }, ({ reading }) => reading.dateLine),
    unofficialDigest: sources.some(({ input }) => input.manifest?.unofficialDigest),
    matter: sources.flatMap(({ reading }) => reading.matter),
  };
  const [english, japanese] = [en?.records(), ja?.records()];
  return {
    edition,
    rules: pairRules(english?.rules ?? [], japanese?.rules ?? []),
    glossary: pairGlossary(english?.glossary ?? [], japanese?.glossary ?? [], terms),
  };
}

/**
 * Compares an English edition with the one before it. Where the table of numbers has both it says what became of a rule,
 * for it knows the editions between them too; the texts say how it changed.
 */
function compare(before: EditionContent, after: EditionContent, table: NumberTable): EditionChanges {
  return {
    before: before.edition.id,
    after: after.edition.id,
    rules: compareByTable(before, after, table) ?? compareEditions(before.rules, after.rules),
    glossary: compareGlossaries(before.glossary, after.glossary),
  };
}

function compareByTable(
  before: EditionContent,
  after: EditionContent,
  table: NumberTable,
): RuleChange[] | undefined {
  if (![before, after].every(({ edition, rules }) => table.isEdition(edition.id, rules))) return undefined;
  const listed = table.changesBetween(before.edition.id, after.edition.id);
  const olds = indexEnglish(before.rules);
  const news = indexEnglish(after.rules);
  const main = listed.filter(({ part }) => !part);
  const named = new Set(main.flatMap(({ from, to }) => [from && `<${from}`, to && `>${to}`]));
  const stayed = [...news.keys()].filter((number) => !named.has(`<${number}`) && !named.has(`>${number}`));
  const sources = new Map([
    ...stayed.map((number) => [number, number] as const),
    ...main.flatMap(({ from, to }) => (from && to ? [[to, from] as const] : [])),
  ]);
  const kept = new Set<string>();
  const changes = [...news].map(([to, now]): RuleChange => {
    const from = sources.get(to);
    const old = from && olds.get(from);
    if (!old) return { to };
    kept.add(from);
    return { from, to, text: compareSides(old.en, now.en) };
  });
  const removed = [...olds.keys()].filter((from) => !kept.has(from)).map((from) => ({ from }));
  const parts = listed.filter(({ from, to, part }) => part && from && to && olds.has(from) && news.has(to));
  return [...changes, ...removed, ...parts];
}

function indexEnglish(rules: readonly Rule[]): Map<Rule['number'], Rule> {
  return new Map(rules.flatMap((rule) => (rule.en ? [[rule.number, rule] as const] : [])));
}
