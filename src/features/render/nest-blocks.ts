import type { RenderedBlock } from './nodes.ts';

/** A list of items, each with the deeper list that follows it. */
export interface ItemList {
  type: 'list';
  items: { html: string; below?: ItemList }[];
}
export type Nested = { type: 'paragraph' | 'example'; html: string } | ItemList;

/** Blocks in order with their runs of items made into nested lists; an item may not be more than one level deeper than the one before. */
export function nestBlocks(blocks: readonly RenderedBlock[]): Nested[] {
  const nested: Nested[] = [];
  let open: ItemList[] = [];
  for (const { type, level = 1, html } of blocks) {
    if (type !== 'item') {
      open = [];
      nested.push({ type, html });
      continue;
    }
    open = open.slice(0, level);
    let list = open.at(-1);
    if (!list || open.length < level) {
      const above = list?.items.at(-1);
      list = { type: 'list', items: [] };
      if (above) above.below = list;
      else nested.push(list);
      open.push(list);
    }
    list.items.push({ html });
  }
  return nested;
}
