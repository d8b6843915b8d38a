/** Takes an interface text apart into words and the names of values that are there, `{name}`: for a value that is markup. */
export function splitString(text: string): ({ text: string } | { name: string })[] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{\w+\}$/.test(part) ? { name: part.slice(1, -1) } : { text: part }));
}
