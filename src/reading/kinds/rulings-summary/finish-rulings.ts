import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import type { Ruling } from '../../../model/records/document.ts';
import { hasKana } from '../../../model/text/kana.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { healText } from '../../sources/join-lines.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import { paragraph } from '../documents/make-records.ts';
import { splitCitations } from '../documents/split-citations.ts';
import { findCards } from '../find-cards.ts';

/** Parts each entry at its citations, pairs the languages topic by topic and gives ids. */
export function finishRulings(builder: DocumentBuilder): void {
  const { records, diagnostics } = builder.reading;
  const entries = records.rulings.splice(0);
  for (const entry of entries) readCitations(entry);
  for (let from = 0, to = 0; from < entries.length; from = to) {
    const topic = records.topics.find(({ id }) => id === entries[from]?.topic);
    while (to < entries.length && entries[to]?.topic === topic?.id) to++;
    const ofTopic = entries.slice(from, to);
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
  if (entry.type === 'prose') {
    side.blocks = [paragraph(healText(text))];
    return;
  }
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
    if (opening.length < 12 || !hasKana(text)) return text;
    const starts: number[] = [];
    for (let at = text.indexOf(opening, 1); at !== -1; at = text.indexOf(opening, at + 1))
      if ('。」)'.includes(text.charAt(at - 1))) starts.push(at);
    alternatives.push(...starts.map((start, index) => text.slice(start, starts[index + 1])));
    return text.slice(0, starts[0]);
  });
  return [firsts, alternatives];
}

/** Both halves as the record they are, under the English id; a note is the next `A.25.Note.1` of its topic. */
function addPair(builder: DocumentBuilder, { en, ja }: RulingPair): void {
  const { ids, reading } = builder;
  const halves = [en, ja].filter((half) => half !== undefined);
  const [first] = halves;
  if (!first) return;
  const scope = `${first.topic ?? 'General'}.Note`;
  const id = ids.give(first.id || `${scope}.${builder.count(scope)}`, halfOf(first).place);
  reading.records.rulings.push({
    ...first,
    ...(ja && { ja: halfOf(ja) }),
    id,
    sources: uniteBy(
      halves.flatMap(({ sources }) => sources),
      toCitation,
    ),
    marks: uniteBy(
      halves.flatMap(({ marks }) => marks),
      String,
    ),
    cards: uniteBy(
      halves.flatMap(({ cards }) => cards),
      (card) => card.en ?? card.ja ?? '',
    ),
  });
  for (const side of halves.map(halfOf)) if (side.printedId === id) delete side.printedId;
  const [english = '', japanese = ''] = [en, ja].map((half) => half?.sources.map(toCitation).join(', '));
  if (!en || !ja || english === '' || japanese === '' || english === japanese) return;
  // A name may be written in each script: Aoki, 青木.
  const [days, sameDays] = [en, ja].map(({ sources }) => sources.map(({ date }) => date).join(' '));
  if (days === sameDays && ja.sources.every(({ name }) => hasJapanese(name))) return;
  const message = `${id} cites ${english} in English and ${japanese} in Japanese; all are kept`;
  const expected = { actual: japanese, expected: english };
  const report = reportDiagnostic('citation-differs', halfOf(ja).place, message, halfOf(en).place, expected);
  reading.diagnostics.push(report);
}

/** `Jordan 2002-09-07` */
function toCitation({ name, date }: Ruling['sources'][number]): string {
  return date ? `${name} ${date}` : name;
}

/** All in order, the first of those with the same key. */
function uniteBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap((same) => same.slice(0, 1));
}

type Side = NonNullable<Ruling['en']>;

/** Both languages of one entry; one may be missing. */
interface RulingPair {
  en: Ruling | undefined;
  ja: Ruling | undefined;
}

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
  for (const [one, other] of [...findTurns(entries, partners), ...findNotes(entries)]) {
    const [en, ja] = one.en ? [one, other] : [other, one];
    if (partners.has(en) || partners.has(ja)) continue;
    partners.set(en, ja).set(ja, en);
    if (en.id && ja.id) diagnostics.push(reportDisagreement(halfOf(en), halfOf(ja)));
  }
  const done = new Set<Ruling>();
  return entries.flatMap((entry) => {
    const partner = partners.get(entry);
    const halves = partner ? [entry, partner] : [entry];
    if (partner && done.has(partner)) return [];
    done.add(entry);
    return [{ en: halves.find(({ en }) => en), ja: halves.find(({ ja }) => ja) }];
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

/** The notes of a topic that has as many in either language: all of one may be before all of the other. */
function findNotes(entries: readonly Ruling[]): [Ruling, Ruling][] {
  const notes = entries.filter(({ type }) => type === 'note');
  const [english, japanese] = [notes.filter(({ en }) => en), notes.filter(({ ja }) => ja)];
  return english.length === japanese.length ? pairUp(english, japanese) : [];
}

function pairUp(first: readonly Ruling[], second: readonly Ruling[]): [Ruling, Ruling][] {
  return first.flatMap((one, at): [Ruling, Ruling][] => {
    const other = second[at];
    return other && (one.type === 'note') === (other.type === 'note') ? [[one, other]] : [];
  });
}

/** Entries without a partner that are in the same place of two runs, one after the other, of as many. */
function findTurns(entries: readonly Ruling[], partners: ReadonlyMap<Ruling, Ruling>): [Ruling, Ruling][] {
  const turns: [Ruling[], Ruling[]][] = [];
  let last: Ruling | undefined;
  let leads: boolean | undefined;
  for (const entry of entries) {
    if (partners.has(entry) || entry.type === 'prose') {
      last = undefined;
      continue;
    }
    const isEnglish = entry.en !== undefined;
    leads ??= isEnglish;
    if (!last || (isEnglish === leads && (last.en !== undefined) !== leads)) turns.push([[], []]);
    turns.at(-1)?.[isEnglish === leads ? 0 : 1].push(entry);
    last = entry;
  }
  return turns.flatMap(([first, second]) => (first.length === second.length ? pairUp(first, second) : []));
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
