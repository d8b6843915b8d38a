import { z } from 'zod';
import { editionIdSchema } from '../../model/records/edition.ts';
import { inLangs, type Lang, mapLangs } from '../../model/records/lang.ts';
import {
  type RuleSide,
  ruleNumberSchema,
  textChangeSchema,
  translationStateSchema,
} from '../../model/records/rule.ts';
import { levelOf, parentOf, type RuleNumber } from '../../model/records/rule-number.ts';
import { nameBook } from '../../model/strings/name-book.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import type { History } from '../../rulebook/history/history.ts';
import { isReworded } from '../../rulebook/history/meaning-runs.ts';
import { cutTextSchema, toCutText, toCutTextWithSubrules } from './cut-text.ts';
import { describeGone } from './describe-gone.ts';
import { documentPlacesSchema, listDocumentPlaces } from './document-places.ts';
import { originShape } from './edition-resource.ts';
import { type SiteAddress, toRuleUrls } from './site-urls.ts';

export const sideResourceSchema = z.object({
  title: z.string().optional().describe('Name of a chapter, section or keyword'),
  text: z
    .array(z.string())
    .describe(nameBook('Paragraphs without the number; symbols as {exampleSymbol}', 'en')),
  examples: z.array(z.string()).describe('Examples without their marker'),
  edition: editionIdSchema.optional().describe('Edition this text was written for, where it is an older one'),
});

const earlierMeaningSchema = z.object({
  edition: editionIdSchema.describe('Edition in which the number had this other meaning'),
  status: z.enum(['moved', 'gone']),
  now: ruleNumberSchema.optional().describe('Number of that rule today, where it moved'),
});

const traceStepSchema = z.object({
  edition: editionIdSchema.describe('Edition that changed it'),
  number: ruleNumberSchema.describe('Its number in that edition'),
  change: z
    .enum(['added', ...textChangeSchema.options])
    .describe(
      'same: only the number; references: only numbers in it; added: first edition at hand that has it',
    ),
  from: z
    .object({ edition: editionIdSchema, number: ruleNumberSchema })
    .optional()
    .describe('Where it stood before; the texts of both are in texts/'),
});

const formerNumberSchema = z.object({
  number: ruleNumberSchema,
  since: editionIdSchema.describe('First day on which the number is known to have meant this rule'),
  until: editionIdSchema.optional().describe('First day on which it did not; absent where it does today'),
  reworded: z.boolean().describe('Whether its words have changed since'),
});

/** A rule backwards through the editions; both lists newest first. */
const ruleTraceShape = {
  trace: z.array(traceStepSchema).describe('Editions at hand that changed or moved the rule'),
  numbers: z.array(formerNumberSchema).describe('Every number it is known to have had'),
};
type FormerNumber = z.infer<typeof formerNumberSchema>;

/** A number with both languages, as the list of all has it. The field names are permanent. */
export const listedRuleSchema = z.object({
  number: ruleNumberSchema,
  level: z.enum(['chapter', 'section', 'rule', 'subrule']),
  status: z
    .enum(['current', 'gone'])
    .describe('gone: no longer in use; the text is that of its last edition'),
  gone: z
    .object({ en: z.string(), ja: z.string() })
    .optional()
    .describe('Where it is: until when the number was in use and where its rule went, in a sentence or two'),
  edition: editionIdSchema.describe('Edition of the text'),
  since: editionIdSchema.optional().describe('First edition at hand in which the number has this meaning'),
  unofficialDigest: z.boolean().describe('An own-worded summary, not the official text'),
  translation: translationStateSchema.describe('State of the Japanese'),
  parent: ruleNumberSchema.optional(),
  previous: ruleNumberSchema.optional().describe('Number before it in the book, of whatever level'),
  next: ruleNumberSchema.optional().describe('Number after it'),
  children: z
    .array(ruleNumberSchema)
    .optional()
    .describe('Numbers directly below it; absent where there are none'),
  en: sideResourceSchema.optional(),
  ja: sideResourceSchema.optional(),
  urls: z.object({ short: z.url(), en: z.url(), ja: z.url() }),
  questions: z
    .object({ en: z.array(z.string()), ja: z.array(z.string()) })
    .optional()
    .describe('What players ask that this rule answers, in their words; absent where nobody asks'),
  earlier: z.array(earlierMeaningSchema).describe('Other meanings of the number, newest edition first'),
});
export type ListedRule = z.infer<typeof listedRuleSchema>;

/** `rules.json`: every number of the current edition in book order. */
export const rulesResourceSchema = z.object({ ...originShape, rules: z.array(listedRuleSchema) });
export type RulesResource = z.infer<typeof rulesResourceSchema>;

/** `rules/702.9b.json`: the same with what is long: its text ready to show, its life. */
export const ruleResourceSchema = z.object({
  ...listedRuleSchema.shape,
  plain: cutTextSchema.describe('The rule alone as plain text, symbols as words, cut at a sentence'),
  plainWithSubrules: cutTextSchema
    .optional()
    .describe('The same with everything below it; absent where there is nothing'),
  ...ruleTraceShape,
  references: z
    .array(ruleNumberSchema)
    .describe('Rules of today that its text or examples name in either language'),
  citedBy: z
    .object({ rules: z.array(ruleNumberSchema), terms: z.array(z.string()) })
    .describe('Rules, and glossary entries by their slugs, that name it in either language'),
  documents: documentPlacesSchema,
});
export type RuleResource = z.infer<typeof ruleResourceSchema>;

/** The whole resource of a number that the list has. */
export function toRuleResource(
  book: Book,
  history: History,
  listed: ListedRule,
  numbers: readonly FormerNumber[] = [],
): RuleResource {
  const rule = book.ruleIn(listed.edition, listed.number);
  const isCurrent = listed.status === 'current';
  return {
    ...listed,
    plain: rule ? toCutText(rule) : {},
    ...(rule && listed.children && { plainWithSubrules: toCutTextWithSubrules(book, rule) }),
    trace: toTrace(history, listed.number),
    numbers: [...numbers],
    references: (isCurrent && collectReferences(book).get(listed.number)) || [],
    citedBy: {
      rules: isCurrent ? [...listReferrers(book, listed.number)] : [],
      terms: (isCurrent ? book.referrersOf(listed.number) : []).flatMap((each) =>
        each.by === 'glossary' ? each.slug : [],
      ),
    },
    documents: isCurrent ? listDocumentPlaces(book, listed.number) : [],
  };
}

/** The rules that name a number, each once. */
const listReferrers = (book: Book, number: RuleNumber): ReadonlySet<RuleNumber> =>
  new Set(book.referrersOf(number).flatMap((each) => (each.by === 'rule' ? each.number : [])));

/** The rules that each rule of today names, in book order: who cites whom, turned round. */
const collectReferences = onceFor((book: Book) => {
  const references = new Map<RuleNumber, RuleNumber[]>();
  for (const { number } of book.rules)
    for (const by of listReferrers(book, number)) references.getOrInsert(by, []).push(number);
  return references;
});

/** A published number as the list has it; undefined for a number that never was. */
export function toListedRule(
  book: Book,
  history: History,
  site: SiteAddress,
  number: RuleNumber,
): ListedRule | undefined {
  const edition = history.lastEditionOf(number);
  const rule = edition && book.ruleIn(edition, number);
  if (!rule) return undefined;
  const { en, ja } = inLangs((lang) => describeGone(book, history, number, lang));
  const questions = book.questionsAbout(number);
  const listAsked = (lang: Lang) => [...new Set(questions.flatMap((question) => question[lang]))];
  return {
    number,
    level: levelOf(number),
    status: edition === book.edition.id ? 'current' : 'gone',
    gone: en && ja ? { en, ja } : undefined,
    edition,
    since: history.sinceOf(number),
    unofficialDigest: book.editions.some(({ id, unofficialDigest }) => id === edition && unofficialDigest),
    translation: rule.state,
    parent: parentOf(number),
    ...toPlace(book, number),
    ...mapLangs(rule, toSideResource),
    urls: toRuleUrls(site, number),
    questions: questions.length > 0 ? { en: listAsked('en'), ja: listAsked('ja') } : undefined,
    earlier: history
      .earlierMeaningsOf(number)
      .map(({ edition: then, now }) => ({ edition: then, status: now ? 'moved' : 'gone', now })),
  };
}

function toPlace(book: Book, number: RuleNumber): Pick<ListedRule, 'previous' | 'next' | 'children'> {
  // What stands below a number no longer in use is not what stood there.
  if (!book.rule(number)) return {};
  const { previous, next } = book.neighboursOf(number);
  const children = book.childrenOf(number).map((child) => child.number);
  return {
    previous: previous?.number,
    next: next?.number,
    children: children.length > 0 ? children : undefined,
  };
}

/** One language of a rule: paragraphs and examples apart, as plain text. */
export function toSideResource({ title, blocks, edition }: RuleSide): z.infer<typeof sideResourceSchema> {
  return {
    title: title || undefined,
    text: blocks.filter((block) => block.type !== 'example').map((block) => block.text),
    examples: blocks.filter((block) => block.type === 'example').map((block) => block.text),
    edition,
  };
}

/** The editions that changed the rule of a published number, or moved it. */
function toTrace(history: History, number: RuleNumber): z.infer<typeof traceStepSchema>[] {
  return history
    .stepsOf(number)
    .filter(({ number: own, change, before }) => change !== 'same' || before?.number !== own)
    .map(({ edition, number: own, change, before }) => ({ edition, number: own, change, from: before }));
}

/** The numbers that each rule of today has had, by its number today. */
export function collectFormerNumbers(history: History): Map<RuleNumber, FormerNumber[]> {
  const former = new Map<RuleNumber, FormerNumber[]>();
  for (const number of history.known) {
    const runs = history.meaningsOf(number);
    for (const [place, { since, meaning }] of runs.entries()) {
      if (!('now' in meaning)) continue;
      const list = former.getOrInsert(meaning.now, []);
      addRun(list, { number, since, until: runs[place + 1]?.since, reworded: isReworded(meaning) });
    }
  }
  for (const list of former.values()) list.sort((a, b) => compareText(b.since, a.since));
  return former;
}

/** Runs that differ only in what a number below them became are one. */
function addRun(list: FormerNumber[], run: FormerNumber): void {
  const last = list.at(-1);
  if (last?.number === run.number && last.until === run.since && last.reworded === run.reworded) {
    list.pop();
    list.push({ ...run, since: last.since });
  } else list.push(run);
}
