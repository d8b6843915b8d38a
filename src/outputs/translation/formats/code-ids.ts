export type CodeSide = 'source' | 'target';

/** The ids of the placeholders of a source and its target: one that is in both has one id. */
export class CodeIds {
  readonly #sources: { id: string; text: string; isFree: boolean }[] = [];
  #count = 0;

  /** The id of the next placeholder of a side. */
  idOf(text: string, side: CodeSide): string {
    const twin =
      side === 'target' && this.#sources.find((each) => each.isFree && isSameCode(each.text, text));
    if (twin) {
      twin.isFree = false;
      return twin.id;
    }
    const id = String(++this.#count);
    if (side === 'source') this.#sources.push({ id, text, isFree: true });
    return id;
  }
}

/** Japanese may print a number or symbol in full width. */
function isSameCode(one: string, other: string): boolean {
  return one === other || one.normalize('NFKC') === other.normalize('NFKC');
}
