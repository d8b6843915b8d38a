/** A symbol, a size such as `+1/+1`, a word or number of Latin script, or a run of Japanese. */
const WORDS =
  /\{[^{}\s]{1,12}\}|[+-]?[\dx]+\/[+-]?[\dx]+|[+-]\d+|\d*[ぁ-ゖー々㐀-鿿豈-﫿]+(?:\d+[ぁ-ゖー々㐀-鿿豈-﫿]+)*|[a-z\d∞]+(?:\.[a-z\d]+)*/g;

/** The words of folded text, a run of Japanese as one. `接死 damage {w/u}` → `接死`, `damage`, `{w/u}`. */
export function splitWords(folded: string): string[] {
  return folded.match(WORDS) ?? [];
}
