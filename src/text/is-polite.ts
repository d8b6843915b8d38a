/** Endings of polite sentences. Rules are in plain style (である, する); whoever speaks politely remarks on them. */
const POLITE =
  /(?:です|ます|でした|ました|ません|でしょう|ましょう|ください|下さい)(?:ね|よ|か|が|ので|から|けど|し)?[)」]?(?=[。!?.…\s]|$)/;
const QUOTED = /「[^」]*」|『[^』]*』/g;

/** Whether a Japanese text speaks politely outside its quotations. Takes folded text. */
export function isPolite(text: string): boolean {
  return POLITE.test(text.replace(QUOTED, '「」'));
}
