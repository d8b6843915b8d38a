import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../diagnostics/report-diagnostic.ts';
import type { Ruling } from '../../records/document.ts';
import type { EntryPair } from './pair-entries.ts';
import type { Entry } from './read-entry.ts';
import type { RulingSource } from './split-citations.ts';

type Side = NonNullable<Ruling['en']>;

/** A pair as the record it is; the English id names it, another Japanese one is kept on its side. */
export function toRuling(pair: EntryPair, id: string, topic: string | undefined): Ruling {
  const { en, ja } = pair;
  const entries = [en, ja].filter((entry) => entry !== undefined);
  const ruling: Ruling = {
    id,
    type: en?.type ?? ja?.type ?? 'ruling',
    sources: uniteBy(
      entries.map((entry) => entry.sources),
      toCitationKey,
    ),
    marks: uniteBy(
      entries.map((entry) => entry.marks),
      String,
    ),
    cards: uniteBy(
      entries.map((entry) => entry.cards),
      (card) => card.en ?? card.ja ?? '',
    ),
  };
  if (topic) ruling.topic = topic;
  if (en) ruling.en = toSide(en, id);
  if (ja) ruling.ja = toSide(ja, id);
  return ruling;
}

/** Says so where both languages cite somebody but not the same. */
export function checkCitations(pair: EntryPair, id: string): Diagnostic | undefined {
  const { en, ja } = pair;
  if (!en?.sources.length || !ja?.sources.length) return undefined;
  const english = en.sources.map(toCitationKey).join(', ');
  const japanese = ja.sources.map(toCitationKey).join(', ');
  if (english === japanese) return undefined;
  const message = `${id} cites ${english} in English and ${japanese} in Japanese; all are kept`;
  return reportDiagnostic('citation-differs', ja.place, message, en.place, {
    actual: japanese,
    expected: english,
  });
}

function toSide(entry: Entry, id: string): Side {
  const side: Side = { blocks: entry.blocks, place: entry.place };
  if (entry.printedId && entry.printedId !== id) side.printedId = entry.printedId;
  if (entry.alternatives.length > 0) side.alternatives = entry.alternatives;
  return side;
}

function toCitationKey(source: RulingSource): string {
  return source.date ? `${source.name} ${source.date}` : source.name;
}

/** All lists as one, in order, the first of those with the same key. */
function uniteBy<T>(lists: readonly (readonly T[])[], keyOf: (item: T) => string): T[] {
  const united = new Map<string, T>();
  for (const item of lists.flat()) {
    if (!united.has(keyOf(item))) united.set(keyOf(item), item);
  }
  return [...united.values()];
}
