import { type Diagnostic, reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { Ruling } from '../../../model/records/document.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { sliceWhen } from '../../../model/slice-when.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { findCards } from '../../blocks/parse-names.ts';
import { healText } from '../../sources/join-lines.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { paragraph } from '../documents/make-records.ts';
import { splitCitations } from '../documents/split-citations.ts';

/** Parts each entry at its citations, pairs the languages topic by topic and gives ids. */
export function finishRulings(builder: DocumentBuilder): void {
  const { records, diagnostics } = builder.reading;
  const entries = records.rulings.splice(0);
  for (const entry of entries) readCitations(entry);
  for (const ofTopic of sliceWhen(entries, (entry, _, [first]) => entry.topic !== first?.topic)) {
    const topic = records.topics.find(({ id }) => id === ofTopic[0]?.topic);
    const strange = ofTopic.find(({ id }) => topic && id && !id.startsWith(`${topic.id}.`));
    const printed = (strange && halfOf(strange).printedId) ?? '';
    for (const pair of pairRulings(ofTopic, diagnostics)) addPair(builder, pair);
    // The summary of 2002-09-21 has the heading E.5 over the entries E.6.1 to E.6.Ruling.5: said once a heading.
    if (!topic || !strange) continue;
    const message = `${printed} stands under the heading ${topic.id}; its entries are kept there`;
    const expected = { actual: printed, expected: `${topic.id}.` };
    diagnostics.push(
      reportDiagnostic('id-outside-topic', halfOf(strange).place, message, topic.place, expected),
    );
  }
}

/** A paragraph for each citation, so that block n is what source n says. */
function readCitations(entry: Ruling): void {
  const side = halfOf(entry);
  const text = side.blocks.map((block) => block.text).join('\n');
  const { pieces: cited, sources } = splitCitations(text);
  const pieces = cited.map(healText);
  const [texts, others] = entry.marks.includes('doubtful') ? splitAlternatives(pieces) : [pieces, []];
  side.blocks = texts.filter((each) => each !== '').map(paragraph);
  if (others.length > 0) side.alternatives = others.map((other) => [paragraph(other)]);
  entry.sources = sources;
  entry.cards = findCards(texts.join(' '));
}

/**
 * A doubtful translation given twice, the second beginning with the words of the first: E.5.3 of the summary of
 * 2002-09-21 has two Japanese wordings that share their first clause, with no mark between them.
 */
function splitAlternatives(texts: readonly string[]): [string[], string[]] {
  const alternatives: string[] = [];
  const firsts = texts.map((text) => {
    const opening = text.slice(0, 12);
    if (opening.length < 12) return text;
    const starts: number[] = [];
    for (let at = text.indexOf(opening, 1); at !== -1; at = text.indexOf(opening, at + 1))
      if ('。」)'.includes(text.charAt(at - 1))) starts.push(at);
    alternatives.push(...starts.map((start, index) => text.slice(start, starts[index + 1])));
    return text.slice(0, starts[0]);
  });
  return [firsts, alternatives];
}

/** Both halves as the record they are, under the English id; a note is the next `A.25.Note.1` of its topic. */
function addPair(builder: DocumentBuilder, halves: RulingPair): void {
  const { ids, reading } = builder;
  const [first, second] = halves;
  const scope = `${first.topic ?? 'General'}.Note`;
  // Of those with the same key the first.
  const unite = <T>(listOf: (half: Ruling) => readonly T[], keyOf: (item: T) => string) =>
    [...Map.groupBy(halves.flatMap(listOf), keyOf).values()].flatMap((same) => same.slice(0, 1));
  const id = ids.give(first.id || `${scope}.${builder.count(scope)}`, halfOf(first).place);
  reading.records.rulings.push({
    ...first,
    ...(second && { ja: halfOf(second) }),
    id,
    sources: unite(({ sources }) => sources, toCitation),
    marks: [...new Set(halves.flatMap(({ marks }) => marks))],
    cards: unite(
      ({ cards }) => cards,
      (card) => card.en ?? card.ja ?? '',
    ),
  });
  for (const side of halves.map(halfOf)) if (side.printedId === id) delete side.printedId;
  const [english = '', japanese = ''] = halves.map(({ sources }) => sources.map(toCitation).join(', '));
  if (!second || english === '' || japanese === '' || english === japanese) return;
  // A name may be written in each script: Aoki, 青木.
  const [days, sameDays] = halves.map(({ sources }) => sources.map(({ date }) => date).join(' '));
  if (days === sameDays && second.sources.every(({ name }) => hasJapanese(name))) return;
  const message = `${id} cites ${english} in English and ${japanese} in Japanese; all are kept`;
  const [{ place }, { place: other }] = [halfOf(second), halfOf(first)];
  const expected = { actual: japanese, expected: english };
  reading.diagnostics.push(reportDiagnostic('citation-differs', place, message, other, expected));
}

/** `Jordan 2002-09-07` */
function toCitation({ name, date }: Ruling['sources'][number]): string {
  return date ? `${name} ${date}` : name;
}

type Side = NonNullable<Ruling['en']>;

/** One entry in English and Japanese, or in one of them. */
type RulingPair = readonly [Ruling, ...Ruling[]];

/** The one side of an entry that has not been paired. */
function halfOf({ en, ja }: Ruling): Side {
  return en ?? ja ?? { blocks: [], place: { file: '', line: 1, column: 1 } };
}

/**
 * Pairs the entries of a topic, each in one language: by id first; then, where entries in one language are followed by as
 * many in the other of their kind without a partner, one by one in that order, with a diagnostic where ids differ (E.6.1
 * beside E.5.1). A pair is where its first half stood.
 */
function pairRulings(entries: readonly Ruling[], diagnostics: Diagnostic[]): RulingPair[] {
  const partners = pairById(entries);
  for (const [en, ja] of findTurns(entries, partners)) {
    if (partners.has(en) || partners.has(ja)) continue;
    partners.set(en, ja).set(ja, en);
    if (en.id && ja.id) diagnostics.push(reportDisagreement(halfOf(en), halfOf(ja)));
  }
  const done = new Set<Ruling>();
  return entries.flatMap((entry): RulingPair[] => {
    const partner = partners.get(entry);
    if (!partner) return [[entry]];
    if (done.has(partner)) return [];
    done.add(entry);
    return [entry.en ? [entry, partner] : [partner, entry]];
  });
}

function pairById(entries: readonly Ruling[]): Map<Ruling, Ruling> {
  const waiting = Map.groupBy(entries.filter(({ ja }) => ja).toReversed(), ({ id }) => id);
  const partners = new Map<Ruling, Ruling>();
  for (const en of entries) {
    const ja = en.en && en.id ? waiting.get(en.id)?.pop() : undefined;
    if (ja) partners.set(en, ja).set(ja, en);
  }
  return partners;
}

/** Entries without a partner that are in the same place of two runs, one after the other, of as many: English and Japanese. */
function findTurns(entries: readonly Ruling[], partners: ReadonlyMap<Ruling, Ruling>): [Ruling, Ruling][] {
  const turns: Record<Lang, Ruling[]>[] = [];
  let last: Lang | undefined;
  let leads: Lang | undefined;
  for (const entry of entries) {
    const lang = entry.en ? 'en' : 'ja';
    const isAlone = !partners.has(entry) && entry.type !== 'prose';
    if (isAlone) leads ??= lang;
    if (isAlone && (!last || (lang === leads && last !== leads))) turns.push({ en: [], ja: [] });
    if (isAlone) turns.at(-1)?.[lang].push(entry);
    last = isAlone ? lang : undefined;
  }
  // All notes of a topic in one language may be before all of the other.
  const notes = entries.filter(({ type }) => type === 'note');
  turns.push({ en: notes.filter(({ en }) => en), ja: notes.filter(({ ja }) => ja) });
  return turns.flatMap(({ en, ja }) =>
    (en.length === ja.length ? en : []).flatMap((one, at): [Ruling, Ruling][] => {
      const other = ja[at];
      return other && (one.type === 'note') === (other.type === 'note') ? [[one, other]] : [];
    }),
  );
}

function reportDisagreement(en: Side, ja: Side): Diagnostic {
  return reportDiagnostic(
    'id-disagrees',
    en.place,
    `the English prints ${en.printedId} and the Japanese ${ja.printedId}; paired because they stand side by side`,
    ja.place,
    { actual: ja.printedId ?? '', expected: en.printedId ?? '' },
  );
}
