import { ZodError } from 'zod';
import { DamagedArchiveError } from '../../disk/read-chunks.ts';
import { type Diagnostic, reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { CardRuling, KeptCard } from '../../model/records/kept-card.ts';
import type { Place } from '../../model/records/place.ts';
import { compareText } from '../../model/text/compare-text.ts';
import { beginsInLowerCase } from '../../model/text/script.ts';
import { type CardEntry, type FaceEntry, type RulingEntry, readCardEntry } from './card-entry.ts';
import { cutEntries, type JsonEntry, UnendedError } from './cut-entries.ts';

/** A card file: its name, and its bytes a piece at a time. */
interface CardFile {
  file: string;
  chunks: Iterable<Uint8Array>;
}

/** The cards of some files, in the order of their names, and what is wrong with the files. */
export interface CollectedCards {
  cards: KeptCard[];
  diagnostics: Diagnostic[];
}

/** Diagnostics of one code that a file may give: of a wrong file every line is wrong. */
const MOST_OF_A_CODE = 100;

/**
 * Reads MTGJSON's set files and `AtomicCards.json`, and Scryfall's cards and rulings, and folds all printings of a card
 * into one. A file that is cut short, or holds no cards, is an error; what is damaged in it is left out and told.
 */
export function collectCards(files: Iterable<CardFile>): CollectedCards {
  const collector = new CardCollector();
  for (const file of files) collector.add(file);
  return collector.end();
}

class CardCollector {
  readonly #drafts = new Map<string, CardDraft>();
  readonly #byOracleId = new Map<string, CardDraft>();
  /** Rulings that stand apart from their cards, which may come later. */
  readonly #apart: { entry: RulingEntry; place: Place }[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  readonly #told = new Map<string, number>();

  add({ file, chunks }: CardFile): void {
    const start = { file, line: 1, column: 1 };
    let found = 0;
    try {
      for (const entry of cutEntries(chunks)) found += this.#addEntry(entry, file) ? 1 : 0;
    } catch (error) {
      if (!(error instanceof UnendedError || error instanceof DamagedArchiveError)) throw error;
      const line = 'line' in error ? error.line : 1;
      const message = `${error.message}; get the file again`;
      this.#diagnostics.push(reportDiagnostic('file-truncated', { ...start, line }, message));
    }
    if (found > 0) return;
    const message = 'it holds no cards; content/cards is for card files of MTGJSON and Scryfall';
    this.#diagnostics.push(reportDiagnostic('kind-unknown', start, message));
  }

  end(): CollectedCards {
    for (const { entry, place } of this.#apart) {
      const draft = this.#byOracleId.get(entry.oracleId);
      if (draft) draft.addRuling(entry.ruling);
      else {
        const message = 'the ruling is of a card that no file has; keep the file of all cards beside it';
        const found = { actual: entry.oracleId };
        this.#tell(reportDiagnostic('ruling-of-unknown-card', place, message, undefined, found));
      }
    }
    const cards = [...this.#drafts.values()].map((draft) => draft.toCard());
    return { cards: cards.sort((a, b) => compareText(a.name, b.name)), diagnostics: this.#diagnostics };
  }

  /** False where the object is none that a card file holds. */
  #addEntry(entry: JsonEntry, file: string): boolean {
    if (!isListed(entry)) return false;
    const place = { file, line: entry.line, column: entry.column };
    const read = readEntry(entry.text);
    if (!read) return false;
    if (typeof read === 'string') {
      const found = { actual: entry.text.slice(0, 60) };
      this.#tell(reportDiagnostic('card-damaged', place, `left out, for ${read}`, undefined, found));
    } else if ('ruling' in read) this.#apart.push({ entry: read, place });
    else this.#addCard(read, place);
    return true;
  }

  #addCard(entry: CardEntry, place: Place): void {
    const draft = this.#drafts.getOrInsertComputed(entry.name, (name) => new CardDraft(name));
    if (entry.oracleId) this.#byOracleId.set(entry.oracleId, draft);
    const other = draft.add(entry, place);
    if (!other) return;
    const message = `${entry.name} stands here with another text than before; the first is kept`;
    this.#tell(reportDiagnostic('card-repeated', place, message, other, { actual: entry.name }));
  }

  #tell(diagnostic: Diagnostic): void {
    const key = `${diagnostic.code} ${diagnostic.file}`;
    const count = (this.#told.get(key) ?? 0) + 1;
    this.#told.set(key, count);
    if (count <= MOST_OF_A_CODE) this.#diagnostics.push(diagnostic);
  }
}

/** Whether it stands where cards do: of a set file in `cards`, of AtomicCards under its name, of Scryfall in the only list. */
function isListed({ path }: JsonEntry): boolean {
  const name = path.at(-1);
  return name === undefined || name === 'cards' || (path.length === 2 && !beginsInLowerCase(name));
}

/** What an object says, or why it cannot be read. */
function readEntry(text: string): CardEntry | RulingEntry | string | undefined {
  try {
    return readCardEntry(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return 'it is no whole object of JSON';
    if (!(error instanceof ZodError)) throw error;
    const [issue] = error.issues;
    return `its ${issue?.path.join('.')} is not what it should be: ${issue?.message}`;
  }
}

/** A card as the entries of its printings make it, one after the other. */
class CardDraft {
  readonly #name: string;
  readonly #faces = new Map<string | undefined, FaceEntry & { place: Place }>();
  readonly #keywords = new Set<string>();
  #rank: number | undefined;
  readonly #rulings = new Map<string, CardRuling>();

  constructor(name: string) {
    this.#name = name;
  }

  /** Adds a printing; gives the place of an earlier one whose English text is another. */
  add({ faces, keywords, rank, rulings }: CardEntry, place: Place): Place | undefined {
    for (const keyword of keywords) this.#keywords.add(keyword);
    for (const ruling of rulings) this.addRuling(ruling);
    this.#rank ??= rank;
    let differing: Place | undefined;
    for (const face of faces) {
      const known = this.#faces.get(face.names.en);
      if (known?.text.en.join('\n') !== face.text.en.join('\n')) differing = known?.place;
      if (!known) this.#faces.set(face.names.en, { ...face, place });
      else if (isNewer(face, known)) {
        const { names, type, text, age } = face;
        Object.assign(known, { names, type: { ...known.type, ja: type.ja }, age });
        known.text.ja = text.ja;
      }
    }
    return differing;
  }

  addRuling(ruling: CardRuling): void {
    this.#rulings.set(`${ruling.date} ${ruling.en}`, ruling);
  }

  toCard(): KeptCard {
    // In the order in which the card's name has them: a file may have the back first.
    const order = this.#name.split(' // ');
    const faces = [...this.#faces.entries()].sort(
      ([a = ''], [b = '']) => order.indexOf(a) - order.indexOf(b),
    );
    return {
      name: this.#name,
      faces: faces.map(([, { age: _, place: __, ...face }]) => face),
      keywords: [...this.#keywords],
      ...(this.#rank && { rank: this.#rank }),
      rulings: [...this.#rulings.values()].sort((a, b) => compareText(a.date, b.date)),
    };
  }
}

/** A later printing has the names and the text that are used today; one without a text tells less. */
function isNewer(face: FaceEntry, known: FaceEntry): boolean {
  if (face.age < 0 || known.age < 0) return face.age > known.age;
  const isWhole = ({ text }: FaceEntry) => text.ja.length > 0 || face.text.en.length === 0;
  return isWhole(face) === isWhole(known) ? face.age > known.age : isWhole(face);
}
