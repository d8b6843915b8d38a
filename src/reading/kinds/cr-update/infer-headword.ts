import type { Place } from '../../../model/records/place.ts';
import { findRuleNumbers, parentOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { type EntryDraft, type RuleDraft, textOf } from './drafts.ts';

/** A headword that the document settles, and where it says so. */
export interface InferredHeadword {
  en?: string;
  ja?: string | undefined;
  /** In words, for the diagnostic. */
  from: string;
  /** Where the name stands, if a heading gives it. */
  place?: Place;
}

/** Takes the English definition, the Japanese one and the rules of the document. */
type Infer = (english: string, japanese: string, rules: readonly RuleDraft[]) => InferredHeadword | undefined;

/**
 * The headword of an entry printed without one (the 2024-09-17 update prints seven so); undefined where nothing settles
 * it. A name that another entry bears (`used`) is not this one's.
 */
export function inferHeadword(
  { en, ja }: EntryDraft,
  rules: readonly RuleDraft[],
  used: ReadonlySet<string>,
): InferredHeadword | undefined {
  for (const infer of INFERENCES) {
    const found = infer(foldWidth(textOf(en)), textOf(ja), rules);
    if (found && !used.has(found.en ?? '')) return found;
  }
  return undefined;
}

/** `One half of a split permanent is “locked” if …` defines Locked. */
const fromQuotedTerm: Infer = (english) => {
  const term = /\b(?:is|are) “([A-Za-z][A-Za-z' -]{1,30})” (?:if|when|while|as long as)\b/.exec(english)?.[1];
  return term ? { en: capitalise(term), from: 'the term it quotes' } : undefined;
};

/** `A door is one half of …`, `ドアは…` defines Door, ドア. */
const fromSubject: Infer = (english, japanese) => {
  const term = /^(?:A|An|The) ([a-z][a-z'-]*(?: [a-z][a-z'-]*)?) (?:is|are) /.exec(english)?.[1];
  const ja = /^([^\s。、「」はがを]{1,16})(?:と)?は/.exec(japanese)?.[1];
  return term ? { en: capitalise(term), ja, from: 'the subject of its definition' } : undefined;
};

/** `To remove … See rule 709.5g.`, where 709.5g instructs players to “lock”, defines Lock. */
const fromNamedRule: Infer = (english, _, rules) => {
  if (!/^To [a-z]/.test(english)) return undefined;
  for (const { number } of findRuleNumbers(english)) {
    const rule = rules.find((draft) => draft.number === number);
    const verb = /\b[Tt]o “([a-z][a-z' -]{1,30}?)[,.]?”/.exec(englishOf(rule))?.[1];
    if (verb) return { en: capitalise(verb), from: `the verb rule ${number} quotes` };
  }
  return undefined;
};

/** `An ability … its impending cost`, where 702.175 is headed 兆候/Impending, defines Impending, 兆候. */
const fromHeading: Infer = (english, _, rules) => {
  const text = english.toLowerCase();
  if (!/^an? (?:keyword |triggered |static |activated )?(?:ability|action)\b/.test(text)) return undefined;
  const named = rules.filter(
    ({ en }) => en?.title && new RegExp(`\\b${RegExp.escape(en.title.toLowerCase())}\\b`).test(text),
  );
  const [rule] = named;
  if (named.length !== 1 || !rule?.en?.title) return undefined;
  return {
    en: rule.en.title,
    ja: rule.ja?.title,
    from: `the heading of rule ${rule.number}`,
    place: rule.place,
  };
};

/** `… subtype … See rule 709`, where the only name in the rules of 709 is Room and its heading has 部屋 in brackets. */
const fromSubtype: Infer = (english, _, rules) => {
  if (!/\bsubtype\b/.test(english)) return undefined;
  for (const { number } of findRuleNumbers(english).toReversed()) {
    const under = rules.filter((rule) => isUnder(rule.number, number));
    const names = new Set(under.flatMap((rule) => findNames(englishOf(rule))));
    const [en] = names;
    if (names.size !== 1 || !en) continue;
    const heading = rules.find((rule) => rule.number === number)?.ja?.title ?? '';
    const ja = /\(([^)]+)\)$/.exec(foldWidth(heading))?.[1];
    return { en, ja, from: `the subtype the rules of ${number} name` };
  }
  return undefined;
};

const INFERENCES: readonly Infer[] = [fromQuotedTerm, fromSubject, fromNamedRule, fromHeading, fromSubtype];

/** Capitalised words inside sentences and outside quotations: names of subtypes and the like. */
function findNames(text: string): string[] {
  const unquoted = text.replace(/“[^”]*”|‘[^’]*’/g, '“”');
  return [...unquoted.matchAll(/(?<=[a-z,] )[A-Z][a-z]+/g)].map(([word]) => word);
}

function isUnder(number: RuleNumber, above: RuleNumber): boolean {
  const parent = parentOf(number);
  return parent !== undefined && (parent === above || isUnder(parent, above));
}

function englishOf(rule: RuleDraft | undefined): string {
  return foldWidth(textOf(rule?.en));
}

function capitalise(term: string): string {
  return term.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
