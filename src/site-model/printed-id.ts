/** Items that restart in each part have our count of the parts before their own number: `part-2.7` is printed 7. */
export function toPrintedId(id: string): string {
  return id.replace(/^part-\d+\./, '');
}

/** Whether an id of an entry is our count of those of its type, which nobody printed: `part-2.question-1`. */
export function isCountedEntry(id: string): boolean {
  return /(?:^|\.)[a-z]+-\d+$/.test(id);
}

/** Whether an id of a topic is our count of the parts, `part-2`; `A.25` is printed. */
export function isCountedPart(id: string): boolean {
  return /^part-\d+$/.test(id);
}
