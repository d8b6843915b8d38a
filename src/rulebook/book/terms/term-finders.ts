import { isOfKeywords, termKinds } from '../../../model/game/current-game.ts';
import type { GlossaryEntry } from '../../../model/records/glossary-entry.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { Term } from '../../../model/records/term.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { overlaps } from '../../../model/text/spans.ts';
import { toHeadwordKey } from '../../align/headword-key.ts';
import type { Glossary } from '../glossary.ts';
import { onceFor } from '../once.ts';
import type { TermSpan } from '../references.ts';
import { toBareName } from './english-forms.ts';
import { createEnglishTermFinder, type EnglishTerm } from './find-english-terms.ts';
import { createJapaneseTermFinder } from './find-japanese-terms.ts';
import type { Segment } from './segment.ts';
import type { WordSenses } from './word-senses.ts';

const NO_ENTRY = '';

/**
 * Finders of glossary terms for both languages; each keeps what it found in a text. Names of the term table that the
 * glossary lacks are found too and not given: 能力 is not a term inside 起動型能力, entry or not.
 */
export function createTermFinders(
  glossary: Glossary,
  senses: WordSenses,
  segment?: Segment,
): (text: string, lang: Lang) => readonly TermSpan[] {
  const { terms } = glossary;
  const unlinked = { en: new Set(senses.en.unlinked), ja: new Set(senses.ja.unlinked) };
  const linked = glossary.glossary.filter((entry) => !isUnlinked(entry, unlinked.en));
  const english = listEnglish(linked, glossary);
  const japanese = listJapanese(linked, glossary).filter(({ name }) => !unlinked.ja.has(name));
  const others = terms.filter((term) => termKinds()[term.kind] === 'word');
  const own = new Set(japanese.map((term) => term.name));
  const finders = {
    en: createEnglishTermFinder(
      [
        ...english,
        ...toClaims(
          english.map((term) => term.headword),
          [...others.map((term) => term.en), ...senses.en.otherNames],
        ).map((headword) => ({ slug: NO_ENTRY, headword, isVerb: false })),
      ],
      senses.en,
    ),
    ja: createJapaneseTermFinder(
      [
        ...japanese,
        ...toClaims(
          japanese.map((term) => term.name),
          [
            ...others.flatMap((term) => term.ja ?? []),
            ...senses.ja.otherNames,
            ...findLongerSubtypes(terms, own),
          ],
        ).map((name) => ({ slug: NO_ENTRY, name })),
      ],
      senses.ja,
      segment,
    ),
  };
  const slugByEnglish = new Map(english.map(({ slug, headword }) => [toHeadwordKey(headword), slug]));
  const find = (text: string, lang: Lang) => {
    const found = finders[lang](text);
    const glossed = lang === 'en' ? [] : findGlossed(text, slugByEnglish);
    const isApart = (span: TermSpan) => !glossed.some((other) => overlaps(span, other));
    return [...glossed, ...found.filter(isApart)].sort((a, b) => a.start - b.start);
  };
  const findIn = onceFor((lang: Lang) =>
    onceFor((text: string) => find(text, lang).filter((span) => span.slug !== NO_ENTRY)),
  );
  return (text, lang) => findIn(lang)(text);
}

/** The English headwords of entries with what decides how they are written in a text. */
function listEnglish(
  entries: readonly GlossaryEntry[],
  { terms, namesOf, rulesAbout }: Glossary,
): EnglishTerm[] {
  const subtypes = new Set(terms.flatMap(({ kind, en }) => (termKinds()[kind] === 'type' ? [en] : [])));
  return entries.flatMap((entry) =>
    namesOf(entry.slug, 'en').map((headword) => ({
      slug: entry.slug,
      headword,
      isVerb: isVerb(entry, rulesAbout(entry.slug)),
      isSubtype: subtypes.has(headword) || /\bsubtype\b/.test(entry.en?.blocks[0]?.text ?? ''),
    })),
  );
}

function listJapanese(entries: readonly GlossaryEntry[], { namesOf, rulesAbout }: Glossary) {
  return entries.flatMap(({ slug }) => {
    const isKeyword = rulesAbout(slug).some(
      ({ number }) => isOfKeywords(number, 'actions') || isOfKeywords(number, 'abilities'),
    );
    return namesOf(slug, 'ja').map((name) => ({ slug, name, isKeyword }));
  });
}

/** Subtypes with a name of the glossary in them: 多相の戦士 is a Shapeshifter, whatever 多相 is. */
function findLongerSubtypes(terms: readonly Term[], own: ReadonlySet<string>): string[] {
  return terms
    .flatMap(({ kind, ja }) => (termKinds()[kind] === 'type' && ja && !own.has(ja) ? [ja] : []))
    .filter((ja) => [...own].some((name) => name.length > 1 && ja.includes(name)));
}

/** `「多色／Multicolored」`, `不朽／Embalm [cost]`: a Japanese name with the English one beside it. */
const GLOSS =
  /(?:[「“](?<name>[^「」“”/。、]{1,30})|(?<bare>[\p{Script=Han}\p{Script=Katakana}ー・]{1,20}))\/(?<english>[A-Za-z][A-Za-z’' -]{1,40})/gu;

/** Names whose English beside them says which term they are. */
function findGlossed(text: string, slugByEnglish: ReadonlyMap<string, string>): TermSpan[] {
  const folded = foldWidth(text);
  if (!folded.includes('/')) return [];
  return [...folded.matchAll(GLOSS)].flatMap(({ index, groups }) => {
    const { name, bare, english = '' } = groups ?? {};
    const slug = slugByEnglish.get(toHeadwordKey(english));
    const start = index + (name === undefined ? 0 : 1);
    return slug ? [{ slug, start, end: start + (name ?? bare ?? '').length }] : [];
  });
}

/** Names that only the term table has, of two characters and more, so that no entry's own form is taken from it. */
function toClaims(own: readonly string[], all: readonly string[]): string[] {
  const known = new Set(own.map(toBareName));
  return all.filter((name) => name.length > 1 && !known.has(toBareName(name)));
}

/** Obsolete entries are not linked, nor any name of an entry that has an unlinked one (`You, Your`). */
function isUnlinked(entry: GlossaryEntry, unlinked: ReadonlySet<string>): boolean {
  return (entry.en?.headwords ?? []).some(
    (name) => /\(obsolete\)/i.test(name) || unlinked.has(toBareName(name)),
  );
}

/** A verb by the glossary's way to define one (“To move a card …”) or by being a keyword action. */
function isVerb(entry: GlossaryEntry, rules: readonly Rule[]): boolean {
  if (rules.some(({ number }) => isOfKeywords(number, 'actions'))) return true;
  const first = entry.en?.blocks[0]?.text ?? '';
  const senses = entry.en?.senses.map((sense) => sense[0]?.text ?? '') ?? [];
  return [first, ...senses].some((text) => /^(?:A keyword action|To )/.test(text));
}
