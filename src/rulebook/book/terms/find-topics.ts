import { isOfKeywords } from '../../../model/game/current-game.ts';
import { type GlossaryEntry, listSideBlocks } from '../../../model/records/glossary-entry.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import { levelOf, parentOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { type TextBlock, toPlainText } from '../../../model/records/text.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { toHeadwordKey } from '../../align/headword-key.ts';
import type { Glossary } from '../glossary.ts';
import { onceFor } from '../once.ts';
import type { Subject } from '../references.ts';

/** `変異能力`, `Morph Ability`: a keyword ability by its name. */
const ABILITY_TAIL = /(?:\s(?:abilities|ability)|能力)$/i;

/** In front of the colon of a heading about a part of the turn: `Phase 1: Untap`. */
const PART_OF_TURN = /^(?:phase|step)\b|(?:フェイズ|ステップ)/i;
/** What the names of such parts end with. */
const PARTS = { en: [' Step', ' Phase'], ja: ['・ステップ', 'ステップ', '・フェイズ', 'フェイズ'] };

/** Where an entry without a rule of its own sends its reader: `Older word … See also Battlefield.` */
const SEE_ALSO = /\bSee also ([^.]+)\./g;

/** Ends of a heading that name no mechanic: コピーカードの訂正, 裏向きのカード, Face Down Cards. */
const TAIL = {
  en: /\s+(?:cards?|spells?|abilities|ability|rulings?)$/i,
  ja: /(?:の?(?:カード|能力|裁定|訂正)|について){1,2}$/,
};
/** Shorter names are not looked for inside other names; nor are words that say nothing: `Other` in “Another”. */
const SHORTEST = { en: 4, ja: 2 };
/** A name that begins more terms than these is too wide: 混成 begins the hybrid card and the hybrid mana symbol. */
const MOST_LONGER = 3;

/**
 * Finds what a heading is about: the term it names, after a colon where it says what kind of thing it is (`復活メカニズム:
 * 混成`, `新キーワード能力:回顧`), with the rules that define it; a section that has the name in its title. `findNumbers` gives
 * the current numbers that a text of the current edition refers to.
 */
export function createTopicFinder(
  rules: readonly Rule[],
  { glossary, namesOf, rulesAbout, titleOf }: Glossary,
  findNumbers: (text: string, lang: Lang) => Iterable<RuleNumber>,
): (name: string, lang: Lang) => Subject[] {
  const rulesSeen = (text: readonly TextBlock[]): RuleNumber[] =>
    [...toPlainText(text).matchAll(SEE_ALSO)]
      .flatMap(([, seen = '']) => entriesCalled(seen, 'en'))
      .flatMap((seen) => rulesOf(seen));
  const rulesOf = ({ slug }: { slug: string }) => rulesAbout(slug).map(({ number }) => number);
  const definingRules = (entry: GlossaryEntry, name: string, lang: Lang): RuleNumber[] => {
    const own = rulesOf(entry);
    if (own.length > 0) return own;
    const text = entry.en ? listSideBlocks(entry.en) : [];
    const referred = [...new Set(text.flatMap((block) => [...findNumbers(block.text, 'en')]))];
    if (referred.length === 0) return rulesSeen(text);
    const titled = referred.filter((number) => titleOf(number, lang) !== undefined);
    const named = titled.filter((number) =>
      containsKey(toKey(titleOf(number, lang) ?? '', lang), toKey(name, lang), lang),
    );
    if (named.length > 0) return named;
    const [only] = titled;
    if (only && titled.length === 1 && levelOf(only) === 'rule') return titled;
    const opening = rules.filter(
      (rule) => referred.some((number) => parentOf(rule.number) === number) && opensWith(rule, entry),
    );
    if (opening.length > 0) return opening.map((rule) => rule.number);
    return referred.length === 1 ? referred.map((number) => toRuleMeant(number, entry, rules)) : [];
  };
  const sections = rules.filter((rule) => rule.level === 'section');
  const sectionTitles = onceFor((lang: Lang) =>
    sections.flatMap(({ number }) => {
      const title = titleOf(number, lang);
      return title === undefined ? [] : [{ number, title: toSameName(title), key: toKey(title, lang) }];
    }),
  );
  const sectionsTitled = (name: string, lang: Lang): RuleNumber[] => {
    const meant = toSameName(name);
    return sectionTitles(lang).flatMap(({ number, title }) => (title === meant ? [number] : []));
  };
  const sectionsNamed = (name: string, lang: Lang): RuleNumber[] => {
    const meant = toKey(name, lang);
    const found = sectionTitles(lang).filter(({ key }) => containsKey(key, meant, lang));
    return found.length === 1 ? found.map(({ number }) => number) : [];
  };
  /** Every heading asks for them. */
  const keyed = onceFor((lang: Lang) =>
    glossary.map((entry) => ({ entry, keys: namesOf(entry.slug, lang).map((each) => toKey(each, lang)) })),
  );
  const entriesWith = (isMeant: (key: string) => boolean, lang: Lang): GlossaryEntry[] =>
    keyed(lang).flatMap(({ entry, keys }) => (keys.some(isMeant) ? [entry] : []));
  const entriesCalled = (name: string, lang: Lang): GlossaryEntry[] => {
    const key = toKey(name, lang);
    return entriesWith((each) => each === key, lang).slice(0, 1);
  };
  const entriesBeginning = (name: string, lang: Lang): GlossaryEntry[] => {
    const key = toKey(name, lang);
    if (key.length < SHORTEST[lang]) return [];
    const beginning = lang === 'en' ? `${key} ` : key;
    const longer = entriesWith((each) => each.startsWith(beginning), lang);
    return longer.length <= MOST_LONGER
      ? longer.filter((entry) => !longer.some((other) => isKindOf(entry, other)))
      : [];
  };
  const toSubjects = (entries: readonly GlossaryEntry[], name: string, lang: Lang): Subject[] =>
    entries.flatMap((entry): Subject[] => [...definingRules(entry, name, lang), { slug: entry.slug }]);
  const isKeywordAbility = (subject: Subject): boolean => {
    const numbers = typeof subject === 'string' ? [subject] : rulesOf(subject);
    return numbers.some((number) => isOfKeywords(number, 'abilities'));
  };
  const hasRule = (subjects: readonly Subject[]) => subjects.some((each) => typeof each === 'string');

  const findOne = (heading: string, lang: Lang): Subject[] => {
    const colon = heading.indexOf(':');
    const [kind, core] = [heading.slice(0, Math.max(colon, 0)), heading.slice(colon + 1).trim()];
    if (PART_OF_TURN.test(kind)) return PARTS[lang].flatMap((end) => sectionsTitled(`${core}${end}`, lang));
    const bare = core.replace(TAIL[lang], '');
    const isAbility = ABILITY_TAIL.test(core);
    const called = (name: string): Subject[] => {
      const titled = sectionsTitled(name, lang);
      const found = toSubjects(entriesCalled(name, lang), name, lang);
      return titled.length > 0 ? [...titled, ...found.filter((each) => typeof each !== 'string')] : found;
    };
    const ways = [
      () => called(core),
      () => (bare === core ? [] : called(bare).filter((each) => !isAbility || isKeywordAbility(each))),
      () => toSubjects(entriesBeginning(core, lang), core, lang),
      () => sectionsNamed(core, lang),
      () => (isAbility ? [] : sectionsNamed(bare, lang)),
    ];
    let known: Subject[] = [];
    for (const way of ways) {
      known = [...known, ...way()];
      if (hasRule(known)) break;
    }
    return known;
  };
  return (heading, lang) =>
    foldWidth(heading)
      .split(' / ')
      .flatMap((part) => findOne(part.replace(/:$/, '').trim(), lang));
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

/** An entry's reference that slipped to a rule beside: where the printed one lacks the entry's first word and one sibling has it. */
function toRuleMeant(number: RuleNumber, { en }: GlossaryEntry, rules: readonly Rule[]): RuleNumber {
  const [word = ''] = toHeadwordKey(en?.headwords[0] ?? '').split(' ');
  const saying = rules
    .filter((rule) => levelOf(number) === 'subrule' && parentOf(rule.number) === parentOf(number))
    .filter((rule) => ` ${toHeadwordKey(toPlainText(rule.en?.blocks ?? []))}`.includes(` ${word}`))
    .map((rule) => rule.number);
  const [only = number] = saying;
  return saying.length > 1 || saying.includes(number) ? number : only;
}

/** Whether a title has a name in it: in English from the beginning of a word, `Copying Objects` has Copy. */
function containsKey(title: string, name: string, lang: Lang): boolean {
  if (name.length < SHORTEST[lang]) return false;
  return lang === 'en' ? ` ${title}`.includes(` ${name}`) : title.includes(name);
}

/** Letter for letter, case aside: the section Counters is about markers, the keyword action Counter about spells. */
function toSameName(title: string): string {
  return title.normalize('NFKC').toLowerCase();
}

function toKey(name: string, lang: Lang): string {
  const bare = name.normalize('NFKC').replaceAll('-', ' ');
  return lang === 'en' ? toHeadwordKey(bare) : bare.replace(/[\s・「」]/g, '');
}
