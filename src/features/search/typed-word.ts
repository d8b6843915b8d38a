/** Parts with kanji that are converted one by one while a word is typed, folded, each with its reading. */
export type TypedParts = ReadonlyMap<string, string>;

/** A folded word in its parts, the longest first: each as written, and as read. What is no part is read as it is written. */
export function cutTyped(word: string, parts: TypedParts): [written: string, read: string][] {
  const cut: [string, string][] = [];
  for (let at = 0; at < word.length; at += cut.at(-1)?.[0].length ?? 1) {
    let end = word.length;
    while (end > at + 1 && !parts.has(word.slice(at, end))) end--;
    const written = word.slice(at, end);
    cut.push([written, parts.get(written) ?? written]);
  }
  return cut;
}

/** How it looks when it is converted up to some place, from some place on, or not at all: 召喚よい, しょうかん酔い, しょうかんよい. */
export function listTypedForms(word: string, parts: TypedParts): string[] {
  const cut = cutTyped(word, parts);
  const forms = cut.flatMap((_, place) => {
    const [before, after] = [cut.slice(0, place), cut.slice(place)];
    return [
      [...before.map(([written]) => written), ...after.map(([, read]) => read)].join(''),
      [...before.map(([, read]) => read), ...after.map(([written]) => written)].join(''),
    ];
  });
  return [...new Set(forms)].filter((form) => form !== word && form.length > 2).sort();
}
