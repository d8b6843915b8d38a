import type { CardRuling, KeptCard } from '../../model/records/kept-card.ts';
import type { Place } from '../../model/records/place.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { CardEntry, FaceEntry } from './card-entry.ts';

/** A card as the entries of its printings make it, one after the other. */
export class CardDraft {
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
