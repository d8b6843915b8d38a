import type { GlossaryEntry, GlossarySide } from '../../../model/records/glossary-entry.ts';
import { LANGS, type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';
import { isKana } from '../../../model/text/kana.ts';
import { hasKanji } from '../../../model/text/kanji.ts';
import { languageOf } from '../../../model/text/language-of.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { isTermLine, parseNames } from '../../blocks/parse-names.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { UniqueNames } from '../unique-ids.ts';
import type { DocumentBuilder } from './document-builder.ts';
import type { InDocument, Make } from './plan.ts';

/** Between a term and what it means: `標：…である。`, `【標】…`, a wide blank, a dash. */
const MEANING =
  /^\[(.{1,40}?)\]\s*|^[「『](.{1,40}?)[」』](?:\s*:\s*|\s+)|^(.{1,60}?)(?:\s*:\s*|\s{2,}|\s+-+\s+|\t+|…+|\s*[→⇒]\s*(?=[^。]{2,}。))(?=\S)/;

const terms = new WeakMap<DocumentBuilder, { entry: GlossaryEntry; slugs: UniqueNames }>();

/**
 * A line of a list of terms: a term of its own or, right below one, its name in the other language, its reading or what it
 * means.
 */
export const addTerm: Make = (builder, { block, signs, blocks, at }: InDocument) => {
  const { twin, ...alone } = block;
  const sides = [alone, ...(twin ? [twin] : [])].map((side) => builder.textsOf(side));
  const place = builder.placeOf(block);
  const [line] = block.paragraphs.flat();
  const cells = block.paragraphs.map(([cell]) => (cell ? signs.running.text.slice(cell.from, cell.to) : ''));
  const raw =
    block.style === 'row' ? cells.join('\t') : line ? signs.running.text.slice(line.from, line.to) : '';
  const printed = /\t|\.{3}/.test(raw)
    ? [{ text: raw }]
    : sides.flatMap((texts) => LANGS.flatMap((lang) => texts[lang] ?? []));
  for (const [index, { text }] of printed.entries()) {
    const last = terms.get(builder);
    const known = last?.entry.topic === builder.open.topic?.id ? last : undefined;
    const follows = block.gap === 0 || index > 0 || block.indent > (blocks[at - 1]?.indent ?? 0);
    const isBelow =
      known &&
      follows &&
      block.form === 'text' &&
      blocks[at - 1]?.form !== 'heading' &&
      blocks[at - 1]?.form !== 'item';
    if (known && (isBelow || endsSentence(text)) && addBelow(known.entry, text, place)) continue;
    begin(builder, text, place);
  }
};

/** Adds a line below a term to it; false where it is a term of its own. */
function addBelow(entry: GlossaryEntry, text: string, place: Place): boolean {
  const { head, meaning } = splitMeaning(text);
  if (meaning !== undefined && (isTermLine(parseNames(head, 'ja', true)) || /^[^。]{1,60}?[→⇒]/.test(text)))
    return false;
  const lang = languageOf(text) ?? 'ja';
  const side = entry[lang];
  const other = entry[otherLang(lang)];
  if (isTermLine(parseNames(text, lang, true)) && !endsSentence(text)) return false;
  if (endsSentence(text) || text.length > THRESHOLDS.name) {
    const home = side ?? toSide(entry, lang, place);
    home.blocks.push({ type: 'paragraph', text });
    return true;
  }
  if (
    lang === 'ja' &&
    side &&
    !side.reading &&
    isKana(text.replace(/[・\s]/g, '')) &&
    /\p{Script=Han}/u.test(side.headwords[0] ?? '')
  ) {
    side.reading = text;
    return true;
  }
  if (!side && other) {
    toSide(entry, lang, place).headwords.push(text);
    return true;
  }
  return false;
}

function begin(builder: DocumentBuilder, text: string, place: Place): void {
  const { head, meaning } = splitMeaning(text);
  const lang = languageOf(head) ?? 'ja';
  const { reading, remark, see = findSee(meaning), ...names } = parseNames(head, lang, true);
  const entry: GlossaryEntry = { slug: '', state: 'current' };
  if (builder.open.topic) entry.topic = builder.open.topic.id;
  for (const each of LANGS) {
    const name = names[each];
    if (name) toSide(entry, each, place).headwords.push(name);
  }
  const side = entry.ja ?? entry.en ?? toSide(entry, lang, place);
  if (reading && entry.ja) entry.ja.reading = reading;
  if (see) side.see = see;
  if (remark) side.blocks.push({ type: 'paragraph', text: remark });
  if (meaning) {
    const means = languageOf(meaning) ?? lang;
    (entry[means] ?? toSide(entry, means, place)).blocks.push({ type: 'paragraph', text: meaning });
  }
  const known = terms.get(builder);
  const slugs = known?.slugs ?? new UniqueNames();
  entry.slug = slugs.give(toSlug(entry.en?.headwords[0] ?? entry.ja?.headwords[0] ?? head));
  builder.reading.records.glossary.push(entry);
  terms.set(builder, { entry, slugs });
}

/** `…カウンター。参照：解凍、氷`: the terms to which a meaning sends its reader at its end. */
function findSee(meaning = ''): string[] | undefined {
  const [, names] =
    /[。.)]\s*(?:[→⇒]|(?:参照|関連|cf\.?|See(?: also)?)\s?:?)\s*([^。.]{1,60})\.?$/i.exec(
      foldForms(meaning),
    ) ?? [];
  return names === undefined
    ? undefined
    : meaning
        .slice(meaning.lastIndexOf(names), meaning.lastIndexOf(names) + names.length)
        .split(/[、,]\s*/)
        .map((name) => name.trim());
}

/** `標/Beacon　標の説明。` → the head and what it means; a line that is all head has no meaning. */
export function splitMeaning(text: string): { head: string; meaning?: string } {
  const match = MEANING.exec(foldForms(text));
  const rest = match ? text.slice(match[0].length) : '';
  const quoted = match?.[1] ?? match?.[2];
  const isQuoted = quoted !== undefined;
  const head = match
    ? text.slice(isQuoted ? 1 : 0, (isQuoted ? 1 : 0) + (quoted ?? match[3] ?? '').length)
    : '';
  const cells = text.split('\t').map((cell) => cell.trim());
  if (cells.length > 2) {
    const reading = cells.find((cell) => isKana(cell.replace(/[・\s]/g, '')) && cells.some(hasKanji));
    const names = cells.filter((cell) => cell !== reading && languageOf(cell) !== undefined);
    const [first = text] = names;
    const second = names.find((cell) => languageOf(cell) !== languageOf(first) && !endsSentence(cell));
    const meaning = cells
      .filter((cell) => ![first, second, reading].includes(cell))
      .join(' ')
      .trim();
    const head = [first, ...(second ? [second] : [])].join('\t');
    return { head: reading ? `${head}(${reading})` : head, ...(meaning && { meaning }) };
  }
  const isMeaning = endsSentence(rest) || rest.includes('。') || rest.length > THRESHOLDS.name || isQuoted;
  return match && isMeaning && !/[→⇒]/.test(foldForms(head)) ? { head, meaning: rest } : { head: text };
}

function toSide(entry: GlossaryEntry, lang: Lang, place: Place): GlossarySide {
  const side: GlossarySide = { headwords: [], blocks: [], senses: [], place };
  entry[lang] = side;
  return side;
}
