import type { EditionId } from '../../../model/records/edition.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import { isOfRule, levelOf, listUpwards, type RuleNumber } from '../../../model/records/rule-number.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { once, onceFor } from '../../../rulebook/book/once.ts';
import { append } from '../../search/engine/values.ts';
import type { Quotation } from './find-quotations.ts';
import {
  countWords,
  createQuotableFinder,
  cutQuotation,
  findActual,
  foldWords,
  hasRuns,
  measureLikeness,
  type Quotable,
  toQuotable,
  toRuleQuotables,
  toTermQuotables,
} from './quotable.ts';
import type { QuotableSource } from './quotable-source.ts';

/** Whose words a quotation is. */
export interface QuotationVerdict {
  /**
   * `exact`: of the rule cited or one below it, as it is today; `older`: as it was in `edition`; `elsewhere`: of another
   * rule, `number`, or glossary entry, `term`; `altered`: like those of `number`, which says `actual`; `absent`: of none.
   */
  kind: 'exact' | 'older' | 'elsewhere' | 'altered' | 'absent';
  number?: RuleNumber;
  term?: string;
  lang?: Lang;
  edition?: EditionId;
  actual?: string;
}

/** From here on words are those of a rule, altered; below, they are the writer's own. */
const LIKE = 0.5;
/** What is looked for among all rules has more to be taken for by chance. */
const LIKE_ANY = 0.7;
/** What only follows a number is a quotation where it is hardly altered. */
const LIKE_PASTED = 0.75;
/** As many words, or characters of Japanese, are a statement even without an end. */
const SENTENCE = { words: 6, characters: 16 };

/** What checks quotations by a site. */
export type CheckQuotation = ReturnType<typeof createQuotationChecker>;

export function createQuotationChecker(site: QuotableSource) {
  const getIndex = once(() => createQuotableIndex(site));
  const olderOf = onceFor(async (number: RuleNumber) => listOlderQuotables(site, await getIndex(), number));
  async function findOlder(numbers: readonly RuleNumber[], runs: readonly string[][]) {
    for (const number of numbers) {
      const found = (await olderOf(number)).find((passage) => hasRuns(passage, runs));
      if (found) return found;
    }
    return undefined;
  }

  /**
   * Tells whose words a quotation is; undefined where it is none. `sources` has the rules of each citation it may be of,
   * likeliest first: words that are those of any of them are its, else they are held against the likeliest. The verdict
   * is about the citation in the place `source`.
   */
  return async function checkQuotation(
    { text, form }: Pick<Quotation, 'text' | 'form'>,
    sources: readonly (readonly RuleNumber[])[],
  ): Promise<{ verdict: QuotationVerdict; source: number } | undefined> {
    const runs = cutQuotation(text);
    const words = runs.flat();
    const index = await getIndex();
    const cited = await Promise.all(
      sources.map(async (numbers) => (await Promise.all(numbers.map(index.ofRule))).flat()),
    );
    for (const [source, passages] of cited.entries()) {
      const exact = passages.find((passage) => hasRuns(passage, runs));
      if (exact) return { source, verdict: { kind: 'exact', ...toPlace(exact) } };
    }
    const likest = createQuotableFinder(cited[0] ?? []).findLikest(words);
    const isLike = likest !== undefined && likest.likeness >= LIKE;
    // Pasted words go on where a rule does, so its own beginning must be like them too.
    const isRule = likest !== undefined && likest.likeness >= LIKE_PASTED;
    if (form === 'pasted' && !(isRule && measureLikeness(likest.passage.words, words) >= LIKE))
      return undefined;
    const actual = isLike ? toActual(likest.passage, words) : {};
    const older = await findOlder(sources[0] ?? [], runs);
    if (older) return { source: 0, verdict: { ...actual, ...toPlace(older), kind: 'older' } };
    const other = index.findWhole(runs);
    if (other) return { source: 0, verdict: { kind: 'elsewhere', ...toPlace(other) } };
    if (isLike) return { source: 0, verdict: { kind: 'altered', ...actual } };
    const stranger = index.findLikest(words);
    if (stranger && stranger.likeness >= LIKE_ANY)
      return { source: 0, verdict: { kind: 'altered', ...toActual(stranger.passage, words) } };
    return isStatement(text, words) ? { source: 0, verdict: { kind: 'absent' } } : undefined;
  };
}

/** Whether words say something: a few that end no sentence may be the name of a card or a thing. */
export function isStatement(text: string, words: readonly string[] = foldWords(text)): boolean {
  const { words: latin, characters } = countWords(words);
  return endsSentence(text) || latin >= SENTENCE.words || characters >= SENTENCE.characters;
}

function toPlace({ number, term, lang, edition }: Quotable): Omit<QuotationVerdict, 'kind' | 'actual'> {
  return { ...(number && { number }), ...(term && { term }), lang, ...(edition && { edition }) };
}

function toActual(passage: Quotable, words: readonly string[]): Omit<QuotationVerdict, 'kind'> {
  return { ...toPlace(passage), actual: findActual(passage, words) };
}

/** Everything of the current edition that can be quoted. */
type QuotableIndex = Awaited<ReturnType<typeof createQuotableIndex>>;

async function createQuotableIndex(site: QuotableSource) {
  const [rules, terms] = [await site.rules(), await site.glossary()];
  const all = [...rules.flatMap(toRuleQuotables), ...terms.flatMap(toTermQuotables)];
  const byNumber = new Map<RuleNumber, Quotable[]>();
  for (const passage of all)
    for (const number of passage.number ? listUpwards(passage.number) : []) append(byNumber, number, passage);
  return {
    ...createQuotableFinder(all),
    /** A rule with what is below it; of one no longer in use its last text. */
    async ofRule(number: RuleNumber): Promise<readonly Quotable[]> {
      const known = byNumber.get(number);
      if (known) return known;
      const gone = await site.rule(number);
      return gone ? toRuleQuotables(gone) : [];
    },
  };
}

/** What a rule, and of a rule or subrule what is below it, said before an edition at hand changed it, newest first. */
async function listOlderQuotables(site: QuotableSource, index: QuotableIndex, number: RuleNumber) {
  const parts = isOfRule(levelOf(number)) ? await index.ofRule(number) : [];
  const below = parts.flatMap((each) => each.number ?? []);
  const passages: Quotable[] = [];
  for (const each of new Set([number, ...below])) {
    const steps = (await site.rule(each))?.trace ?? [];
    for (const { from } of steps) {
      const sides = from && (await site.texts(from.edition, from.number))?.[from.number];
      if (!sides) continue;
      for (const lang of LANGS) {
        const text = sides[lang];
        if (text === undefined) continue;
        passages.push(toQuotable({ number: from.number, lang, edition: from.edition }, text.split('\n')));
      }
    }
  }
  return passages;
}
