import type { CardFace, CardRuling, KeptCard } from '../../model/records/kept-card.ts';
import type { Place } from '../../model/records/place.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { CardEntry, FaceEntry } from './card-entry.ts';

/** A card as the entries of its printings make it, one after the other. */
export class CardDraft {
  readonly #name: string;
  readonly #faces = new Map<string, FaceEntry & { place: Place }>();
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
      const known = this.#faces.get(face.name);
      if (!known) this.#faces.set(face.name, { ...face, place });
      else {
        if (face.ja && isNewer(face, known)) known.ja = face.ja;
        if (face.en.text !== known.en.text) differing = known.place;
      }
    }
    return differing;
  }

  addRuling(ruling: CardRuling): void {
    this.#rulings.set(`${ruling.date} ${ruling.en}`, ruling);
  }

  toCard(): KeptCard {
    return {
      name: this.#name,
      faces: this.#sortFaces().map(toFace),
      keywords: [...this.#keywords],
      ...(this.#rank && { rank: this.#rank }),
      rulings: [...this.#rulings.values()].sort((a, b) => compareText(a.date, b.date)),
    };
  }

  /** In the order in which the card's name has them: a file may have the back first. */
  #sortFaces(): FaceEntry[] {
    const names = this.#name.split(' // ');
    return [...this.#faces.values()].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  }
}

/** A later printing has the names and the text that are used today; one without a text tells less. */
function isNewer({ ja, en }: FaceEntry, known: FaceEntry): boolean {
  if (!known.ja) return true;
  const isWhole = (text: string | undefined) => text !== undefined || en.text === undefined;
  if (isWhole(ja?.text) !== isWhole(known.ja.text)) return isWhole(ja?.text);
  return (ja?.age ?? 0) > known.ja.age;
}

function toFace({ name, cost, size, en, ja }: FaceEntry): CardFace {
  return {
    names: { en: name, ...(ja?.name && { ja: ja.name }) },
    ...(cost && { cost }),
    type: { ...(en.type && { en: en.type }), ...(ja?.type && { ja: ja.type }) },
    ...(size && { size }),
    text: { en: toLines(en.text), ja: toLines(ja?.text) },
  };
}

function toLines(text = ''): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
