/** Latin text to the end of the document, its first letter a capital and its last character no full stop. */
const SIGNATURE = /(?<=[。」』)]\s{0,8})\s([A-Z][\x20-\x7e\n]{6,200}[A-Za-z])\s*$/;

/** Where the signature at the end begins (`… 持つからである。 Beth Moursund Magic Rules Manager`), else the text's length. */
export function findSignature(text: string): number {
  const tailFrom = Math.max(0, text.length - 260);
  const match = SIGNATURE.exec(text.slice(tailFrom));
  if (!match?.[1] || (match[1].match(/\S+/g)?.length ?? 0) < 2) return text.length;
  return tailFrom + match.index + 1;
}
