/** A part of an interface text: words, or the name of a value that is there. */
export type StringPart = { text: string } | { name: string };

/** Takes a text apart at its `{name}` places: for a value that is markup. */
export function splitString(text: string): StringPart[] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{\w+\}$/.test(part) ? { name: part.slice(1, -1) } : { text: part }));
}
