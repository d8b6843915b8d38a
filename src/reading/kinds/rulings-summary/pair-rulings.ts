import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../../model/diagnostics/report-diagnostic.ts';
import type { Ruling } from '../../../model/records/document.ts';

type Side = NonNullable<Ruling['en']>;

/** Both languages of one entry; one may be missing. */
export interface RulingPair {
  en: Ruling | undefined;
  ja: Ruling | undefined;
}

/** The one side of an entry that has not been paired. */
export function halfOf({ en, ja }: Ruling): Side {
  return en ?? ja ?? { blocks: [], place: { file: '', line: 1, column: 1 } };
}

/**
 * Pairs the entries of a topic, each in one language: by id first; then, where entries in one language are followed by as
 * many in the other of their kind without a partner, one by one in that order, with a diagnostic where ids differ (E.6.1
 * beside E.5.1). A pair is where its first half stood.
 */
export function pairRulings(entries: readonly Ruling[], diagnostics: Diagnostic[]): RulingPair[] {
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
