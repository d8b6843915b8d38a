import { type GlossaryEntry, type GlossarySide, listSideBlocks } from '../../model/records/glossary-entry.ts';
import type { Lang } from '../../model/records/lang.ts';
import { listReferredNumbers } from '../../model/records/rule-reference.ts';
import type { Term } from '../../model/records/term.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { countEdits } from '../../model/text/count-edits.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { toHeadwordKey } from './headword-key.ts';
import { indexUnique } from './index-unique.ts';

/**
 * The glossaries of both languages of one edition as one list: English order, then Japanese entries without English.
 * Paired by slug (made from the English headword that both print), by all English headwords of an entry taken together,
 * by any one of them, with case, plural and brackets folded, by the table of terms where the Japanese glossary prints no
 * English; what is left by likeness (`Staion Cards`). Never by position.
 * A key that several entries share pairs nothing, but for Japanese entries that are the senses of one English entry
 * (`Draw(1)`, `Draw(2)`).
 */
export function pairGlossary(
  english: readonly GlossaryEntry[],
  japanese: readonly GlossaryEntry[],
  terms: readonly Term[] = [],
): GlossaryEntry[] {
  const free = new Set(japanese);
  const partners = new Map<GlossaryEntry, GlossaryEntry>();
  const pair = (
    entry: GlossaryEntry,
    partner: GlossaryEntry,
    others: readonly GlossaryEntry[] = [partner],
  ) => {
    partners.set(entry, partner);
    for (const other of others) free.delete(other);
  };
  for (const [entry, parts] of groupSenses(english, japanese)) pair(entry, joinSenses(entry, parts), parts);
  const slugOf = ({ slug }: GlossaryEntry) => [slug];
  for (const keysOf of [slugOf, wholeKeyOf, headwordKeysOf, toTermKeys(terms)]) {
    if (free.size === 0) break;
    const byKey = indexUnique(free, keysOf);
    for (const entry of english) {
      if (partners.has(entry)) continue;
      const partner = keysOf(entry)
        .map((key) => byKey.get(key))
        .find((each) => each && free.has(each));
      if (partner) pair(entry, partner);
    }
  }
  const unpaired = english.filter((entry) => !partners.has(entry));
  for (const [entry, partner] of matchMisprints(unpaired, [...free])) pair(entry, partner);
  const paired = english.map((entry) => joinEntries(entry, partners.get(entry)));
  const rest = [...free].map((entry) => joinEntries(undefined, entry));
  return [...paired, ...rest];
}

/** English entries of several senses, each with the Japanese entries that say by a mark that they are senses of it. */
function groupSenses(english: readonly GlossaryEntry[], japanese: readonly GlossaryEntry[]) {
  const byKey = Map.groupBy(japanese, (entry) => wholeKeyOf(entry)[0] ?? '');
  const groups = new Map<GlossaryEntry, GlossaryEntry[]>();
  for (const entry of english) {
    const parts = byKey.get(wholeKeyOf(entry)[0] ?? '') ?? [];
    const marked = parts.some(({ en }) =>
      en?.headwords.some((headword) => SENSE_MARK.test(foldWidth(headword))),
    );
    if (parts.length > 1 && marked && (entry.en?.senses.length ?? 0) > 1) groups.set(entry, parts);
  }
  return groups;
}

/** `Draw(2)`, `Counter(v)`. */
const SENSE_MARK = /\((?:\d|[a-z]{1,3}\.?)\)\s*$/;

/** All English headwords together, of whichever side prints them: `Life, Life Total` is `Life/Life Total`. */
function wholeKeyOf(entry: GlossaryEntry): string[] {
  const key = toHeadwordKey((entry.en ?? entry.ja)?.headwords.filter(isLatin).join(' ') ?? '');
  return key === '' ? [] : [key];
}

/** Headwords in Latin letters, of whichever side prints them. */
function headwordKeysOf(entry: GlossaryEntry): string[] {
  const headwords = [...(entry.en?.headwords ?? []), ...(entry.ja?.headwords ?? [])];
  const keys = [...headwords, entry.slug.replaceAll('-', ' ')].filter(isLatin);
  return [...new Set(keys.map(toHeadwordKey))].filter((key) => key !== '');
}

/** Keys of the English names that the table gives Japanese headwords, and of those that an entry prints. */
function toTermKeys(terms: readonly Term[]): (entry: GlossaryEntry) => string[] {
  const named = new Map(
    terms.flatMap(({ en, ja, jaAlso = [] }) => [ja, ...jaAlso].map((name) => [name && foldWidth(name), en])),
  );
  return (entry) => {
    const names = entry.ja?.headwords.flatMap((headword) => named.get(foldWidth(headword)) ?? []) ?? [];
    return [...new Set([...headwordKeysOf(entry), ...names.map(toHeadwordKey)])];
  };
}

function isLatin(text: string): boolean {
  return /[a-z]/i.test(text);
}

/** Of a Japanese entry's English side only the headwords are its own: they go beside the Japanese ones. */
function joinEntries(english: GlossaryEntry | undefined, japanese: GlossaryEntry | undefined): GlossaryEntry {
  const ja = japanese?.ja && withHeadwordsBeside(japanese.ja, japanese.en?.headwords);
  const en = english?.en && withHeadwordsBeside(english.en, english.ja?.headwords);
  return {
    slug: english?.slug ?? japanese?.slug ?? '',
    state: ja ? 'current' : 'missing',
    ...(en && { en }),
    ...(ja && { ja }),
  };
}

function withHeadwordsBeside(side: GlossarySide, beside: string[] | undefined): GlossarySide {
  if (!beside || beside.length === 0) return side;
  const { headwords, ...rest } = side;
  return { headwords, headwordsBeside: beside, ...rest };
}

/**
 * Japanese entries that are senses of one English entry as one entry with those senses, in English order: 引く（ひく）／
 * Draw(1) and 引き分け（ひきわけ）／Draw(2) beside Draw. Which sense each is, the rules it refers to say, then the number
 * in its mark (統率者戦 is Commander(1), yet ヴァンガード戦 is Vanguard(2) and the first sense), then order.
 */
export function joinSenses(english: GlossaryEntry, parts: readonly GlossaryEntry[]): GlossaryEntry {
  const ordered = orderBySense(english.en?.senses ?? [], parts);
  const sides = ordered.flatMap(({ ja }) => (ja ? [ja] : []));
  const [first] = sides;
  if (!first) return { slug: english.slug, state: 'current' };
  const reading = sides.map((side) => side.reading ?? side.headwords.join('、')).join('、');
  const ja: GlossarySide = {
    headwords: sides.flatMap(({ headwords }) => headwords),
    ...(sides.some((side) => side.reading !== undefined) && { reading }),
    blocks: [],
    senses: sides.flatMap(({ blocks, senses, after = [] }) =>
      senses.length === 0 ? [[...blocks, ...after]] : [...(blocks.length > 0 ? [blocks] : []), ...senses],
    ),
    place: first.place,
  };
  const beside = ordered.flatMap(({ en }) => en?.headwords ?? []);
  return {
    slug: english.slug,
    state: 'current',
    en: { headwords: beside, blocks: [], senses: [], place: first.place },
    ja,
  };
}

function orderBySense(senses: readonly (readonly TextBlock[])[], parts: readonly GlossaryEntry[]) {
  const places = new Map<GlossaryEntry, number>();
  const isTaken = (index: number) => [...places.values()].includes(index);
  for (const part of parts) {
    const own = findNumbers(part.ja ? listSideBlocks(part.ja) : [], 'ja');
    const index = senses.findIndex(
      (sense, at) => !isTaken(at) && findNumbers(sense, 'en').some((number) => own.includes(number)),
    );
    if (index >= 0) places.set(part, index);
  }
  for (const part of parts) {
    if (places.has(part)) continue;
    const marked = Number(/(\d)\)\s*$/.exec(foldWidth(part.en?.headwords[0] ?? ''))?.[1] ?? 0) - 1;
    const open = [...senses.keys(), senses.length].find((index) => !isTaken(index)) ?? senses.length;
    places.set(part, marked >= 0 && marked < senses.length && !isTaken(marked) ? marked : open);
  }
  return [...parts].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function findNumbers(blocks: readonly TextBlock[], lang: Lang): string[] {
  return blocks.flatMap(({ text }) => listReferredNumbers(text, lang));
}

/** How many letters of a name may differ: one in eight, one at least. */
const LETTERS_PER_SLIP = 8;
/** Shorter names are too easily another word. */
const SHORTEST = 5;

/**
 * Pairs what no key paired by the likeness of its English names: a letter or two wrong (`Staion Cards`), a name cut short
 * (`Nonmodal`). Only where each of the two is the other's one candidate.
 */
export function matchMisprints(
  english: readonly GlossaryEntry[],
  japanese: readonly GlossaryEntry[],
): [GlossaryEntry, GlossaryEntry][] {
  const likes = japanese.map((entry) => english.filter((other) => isMisprint(nameOf(entry), nameOf(other))));
  return japanese.flatMap((entry, index): [GlossaryEntry, GlossaryEntry][] => {
    const [only, ...more] = likes[index] ?? [];
    if (!only || more.length > 0) return [];
    return likes.filter((others) => others.includes(only)).length === 1 ? [[only, entry]] : [];
  });
}

function nameOf({ en }: GlossaryEntry): string {
  return toHeadwordKey(en?.headwords.join(' ') ?? '');
}

function isMisprint(printed: string, meant: string): boolean {
  const [a, b] = [printed.replaceAll(' ', ''), meant.replaceAll(' ', '')];
  if (a.length < SHORTEST || b.length < SHORTEST) return false;
  if (meant.startsWith(`${printed} `)) return true;
  const most = Math.max(1, Math.floor(b.length / LETTERS_PER_SLIP));
  return countEdits(a, b, most) <= most;
}
