import { toHeadwordKey } from '../align/headword-key.ts';
import type { GlossaryEntry } from '../records/glossary-entry.ts';
import type { Lang } from '../records/lang.ts';
import type { Rule } from '../records/rule.ts';
import { parentOf, type RuleNumber } from '../records/rule-number.ts';
import { foldWidth } from '../text/fold-width.ts';
import type { Subject } from './references.ts';
import type { TermNames } from './term-names.ts';

/** What the subjects of headings are found with. */
export interface TopicSources {
  rules: readonly Rule[];
  names: TermNames;
  /** Current numbers that a text of the current edition refers to. */
  findNumbers(text: string, lang: Lang): Iterable<RuleNumber>;
}

/** Ends of a heading that name no mechanic: コピーカード, 裏向きのカード, Face Down Cards. */
const TAIL = {
  en: /\s+(?:cards?|spells?|abilities|ability|rulings?)$/i,
  ja: /(?:の?カード|の?能力|の?裁定|について)$/,
};
/** Too short to be looked for inside other names. */
const SHORTEST = 2;
/** A name that begins more terms than these is too wide: 混成 begins the hybrid card and the hybrid mana symbol. */
const MOST_LONGER = 3;

/**
 * Finds what a heading is about: the term it names, behind a colon where it says what kind of thing it is (`復活メカニズム:
 * 混成`, `新キーワード能力:回顧`), with the rules that define it; a section that has the name in its title.
 */
export function createTopicFinder({
  rules,
  names,
  findNumbers,
}: TopicSources): (name: string, lang: Lang) => Subject[] {
  const definingRules = (entry: GlossaryEntry, name: string, lang: Lang): RuleNumber[] => {
    const own = names.rulesAbout(entry).map((rule) => rule.number);
    if (own.length > 0) return own;
    const text = [
      ...(entry.en?.blocks ?? []),
      ...(entry.en?.senses.flat() ?? []),
      ...(entry.en?.after ?? []),
    ];
    const referred = [...new Set(text.flatMap((block) => [...findNumbers(block.text, 'en')]))];
    const titled = referred.flatMap((number) => {
      const rule = rules.find((each) => each.number === number);
      const title = rule && names.titleOf(rule, lang);
      return title ? [{ number, isNamed: contains(title, name, lang), isRule: rule.level === 'rule' }] : [];
    });
    for (const found of [titled.filter(({ isNamed }) => isNamed), titled.filter(({ isRule }) => isRule)])
      if (found.length > 0) return found.map(({ number }) => number);
    const opening = rules.filter(
      (rule) => referred.some((number) => parentOf(rule.number) === number) && opensWith(rule, entry),
    );
    if (opening.length > 0) return opening.map((rule) => rule.number);
    return referred.length === 1 ? referred : [];
  };
  const sectionsNamed = (name: string, lang: Lang): RuleNumber[] => {
    const found = rules.filter(
      (rule) => rule.level === 'section' && contains(names.titleOf(rule, lang), name, lang),
    );
    return found.length === 1 ? found.map((rule) => rule.number) : [];
  };
  const entriesNamed = (name: string, lang: Lang): GlossaryEntry[] => {
    const key = toKey(name, lang);
    const exact = names.glossary.filter((entry) =>
      names.namesOf(entry, lang).some((each) => toKey(each, lang) === key),
    );
    if (exact.length > 0 || key.length < SHORTEST) return exact.slice(0, 1);
    const longer = names.glossary.filter((entry) =>
      names.namesOf(entry, lang).some((each) => toKey(each, lang).startsWith(key)),
    );
    return longer.length <= MOST_LONGER
      ? longer.filter((entry) => !longer.some((other) => isKindOf(entry, other)))
      : [];
  };
  return (heading, lang) => {
    const core = foldWidth(heading).split(':').at(-1)?.trim() ?? '';
    for (const name of new Set([core, core.replace(TAIL[lang], '')])) {
      if (name === '') continue;
      const entries = entriesNamed(name, lang);
      const found = entries.flatMap((entry): Subject[] => [
        ...definingRules(entry, name, lang),
        { slug: entry.slug },
      ]);
      const subjects = found.some((each) => typeof each === 'string')
        ? found
        : [...sectionsNamed(name, lang), ...found];
      if (subjects.length > 0) return subjects;
    }
    return [];
  };
}

/** A hybrid Phyrexian mana symbol is a hybrid mana symbol, as its words say. */
function isKindOf({ en }: GlossaryEntry, { en: other }: GlossaryEntry): boolean {
  const [words, fewer] = [en, other].map(
    (side) => new Set(toHeadwordKey(side?.headwords[0] ?? '').split(' ')),
  );
  return Boolean(words && fewer && words.size > fewer.size && words.isSupersetOf(fewer));
}

/** 107.4e begins “A hybrid mana symbol …”: of the rules below the one referred to it is the one about the term. */
function opensWith({ en }: Rule, entry: GlossaryEntry): boolean {
  const words = toHeadwordKey((en?.blocks[0]?.text ?? '').slice(0, 80));
  return (entry.en?.headwords ?? []).some((headword) => words.startsWith(`${toHeadwordKey(headword)} `));
}

function contains(title: string | undefined, name: string, lang: Lang): boolean {
  const key = toKey(name, lang);
  return title !== undefined && key.length >= SHORTEST && toKey(title, lang).includes(key);
}

function toKey(name: string, lang: Lang): string {
  const bare = name.normalize('NFKC').replaceAll('-', ' ');
  return lang === 'en' ? toHeadwordKey(bare) : bare.replace(/[\s・「」]/g, '');
}
