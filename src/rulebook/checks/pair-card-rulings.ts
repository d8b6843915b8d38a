import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { countDays } from '../../model/records/day.ts';
import type { Document, NamePair, Ruling } from '../../model/records/document.ts';
import type { CardRuling, KeptCard } from '../../model/records/kept-card.ts';
import { LANGS } from '../../model/records/lang.ts';
import type { Place } from '../../model/records/place.ts';
import { listReferredNumbers } from '../../model/records/rule-reference.ts';
import { listSymbols } from '../../model/records/symbol.ts';
import { toPlainText } from '../../model/records/text.ts';
import { toLooseKey } from '../../model/text/loose-key.ts';
import { findQuantities } from './find-quantities.ts';

/** What a document says of a card in Japanese, in its order. */
interface Notes {
  card: KeptCard;
  document: Document;
  texts: string[];
  place: Place;
}

/** Rulings are dated by the day that their set comes out: so many days before or after its release notes. */
const NEAR_DAYS = 60;

/**
 * Gives the English rulings of cards the Japanese that documents have for them: note for note, where a document has as many
 * of a card as the file has of a day near it and no pair of them contradicts. What is in doubt is reported and left apart.
 */
export function pairCardRulings(cards: readonly KeptCard[], documents: readonly Document[]) {
  const byName = new Map<string, KeptCard>();
  for (const card of cards) for (const key of listKeys(card)) if (!byName.has(key)) byName.set(key, card);
  const japanese = new Map<CardRuling, string>();
  const diagnostics: Diagnostic[] = [];
  for (const notes of documents.flatMap((document) => collectNotes(document, byName))) {
    const days = listDays(notes, japanese);
    const rulings = days.length === 1 ? days[0] : undefined;
    const isRight = rulings?.every(({ en }, place) => !contradicts(en, notes.texts[place] ?? ''));
    if (rulings && isRight)
      for (const [place, ruling] of rulings.entries()) japanese.set(ruling, notes.texts[place] ?? '');
    else if (notes.card.rulings.length > 0) diagnostics.push(tellDoubt(notes, rulings));
  }
  const paired = cards.map((card) => {
    if (!card.rulings.some((ruling) => japanese.has(ruling))) return card;
    const rulings = card.rulings.map((ruling) => {
      const ja = japanese.get(ruling);
      return ja === undefined ? ruling : { ...ruling, ja };
    });
    return { ...card, rulings };
  });
  return { cards: paired, diagnostics };
}

function listKeys({ name, faces }: KeptCard): string[] {
  return [name, ...faces.flatMap(({ names }) => LANGS.flatMap((lang) => names[lang] ?? []))].map(toLooseKey);
}

/** The Japanese entries of a document that are about one card that is known. */
function collectNotes(document: Document, byName: ReadonlyMap<string, KeptCard>): Notes[] {
  const printed = new Map(document.cards.map(({ id, names }) => [id, names]));
  const found = new Map<KeptCard, Notes>();
  for (const entry of document.rulings) {
    const names = findNames(entry, printed);
    const card = LANGS.map((lang) => names?.[lang])
      .map((name) => name && byName.get(toLooseKey(name)))
      .find((each) => each !== undefined && each !== '');
    if (!card || !entry.ja) continue;
    const notes = found.getOrInsert(card, { card, document, texts: [], place: entry.ja.place });
    notes.texts.push(toPlainText(entry.ja.blocks));
  }
  return [...found.values()];
}

/** The card under which an entry is, else the only one that it names. */
function findNames(
  { type, card, cards }: Ruling,
  printed: ReadonlyMap<string, NamePair>,
): NamePair | undefined {
  if (type === 'erratum' || type === 'prose') return undefined;
  if (card !== undefined) return printed.get(card);
  return cards.length === 1 ? cards[0] : undefined;
}

/** The rulings of each day that may be those of the notes: as many, near the day of the document, and without Japanese. */
function listDays({ card, document, texts }: Notes, japanese: ReadonlyMap<CardRuling, string>) {
  const days = Map.groupBy(card.rulings, ({ date }) => date);
  return [...days].flatMap(([date, rulings]) => {
    const isNear = document.date === undefined || Math.abs(countDays(document.date, date)) <= NEAR_DAYS;
    const isOpen = rulings.every((ruling) => ruling.ja === undefined && !japanese.has(ruling));
    return isNear && isOpen && rulings.length === texts.length ? [rulings] : [];
  });
}

/** Whether two notes cannot be the same: other symbols, other rules, or a number that the Japanese lacks. */
function contradicts(en: string, ja: string): boolean {
  const [left, right] = [findQuantities(en, 'en'), findQuantities(ja, 'ja')];
  return (
    [...left].some((value) => !right.has(value)) ||
    toSet(listSymbols(en)) !== toSet(listSymbols(ja)) ||
    toSet(listReferredNumbers(en, 'en')) !== toSet(listReferredNumbers(ja, 'ja'))
  );
}

function toSet(values: readonly string[]): string {
  return [...new Set(values)].sort().join(' ');
}

function tellDoubt(
  { card, document, texts, place }: Notes,
  rulings: readonly CardRuling[] | undefined,
): Diagnostic {
  const days = [...Map.groupBy(card.rulings, ({ date }) => date)].map(
    ([date, { length }]) => `${date}: ${length}`,
  );
  const why = rulings
    ? 'of which one has other numbers or symbols than the English beside it'
    : `and the card file has ${days.join(', ')}`;
  const message = `${document.id} has ${texts.length} notes on ${card.name}, ${why}; they stay apart`;
  return reportDiagnostic('card-rulings-differ', place, message, undefined, {
    actual: String(texts.length),
    expected: days.join(', '),
  });
}
