/** A numbered item of a part: `3.`, `3)` or `(3)` with its text. */
export interface Item {
  number: number;
  from: number;
  textFrom: number;
  to: number;
}

const ITEM =
  /(?<=^|\n[ ]{0,8}|[。.)」』][ ]{1,8})[ ]{0,8}(?:(\d{1,3})\.(?![ ]{0,4}[\d.])|\(?(\d{1,3})\))[ ]{0,4}(?=\S)/g;

/** The numbered items between two offsets of a folded text. Numbers go up one by one, so that `2.5` in a text is none. */
export function findItems(folded: string, from: number, to: number): Item[] {
  const items: Item[] = [];
  for (const match of folded.slice(from, to).matchAll(ITEM)) {
    const number = Number(match[1] ?? match[2]);
    const last = items.at(-1);
    const isNext = !last || number === last.number + 1 || (number === 1 && last.number > 1);
    if (!isNext) continue;
    const at = from + match.index;
    if (last) last.to = at;
    items.push({ number, from: at, textFrom: at + match[0].length, to });
  }
  return items;
}
