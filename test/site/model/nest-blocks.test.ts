import { describe, expect, test } from 'vitest';
import { nestBlocks } from '../../../src/features/render/nest-blocks.ts';
import type { RenderedBlock } from '../../../src/features/render/nodes.ts';

const item = (html: string, level?: number): RenderedBlock => ({
  type: 'item',
  html,
  ...(level && { level }),
});

describe('blocks as nested lists', () => {
  test('a run of items is one list between its paragraphs', () => {
    const blocks = nestBlocks([
      { type: 'paragraph', html: 'before' },
      item('a'),
      item('b'),
      { type: 'paragraph', html: 'after' },
      item('c'),
    ]);
    expect(blocks).toEqual([
      { type: 'paragraph', html: 'before' },
      { type: 'list', items: [{ html: 'a' }, { html: 'b' }] },
      { type: 'paragraph', html: 'after' },
      { type: 'list', items: [{ html: 'c' }] },
    ]);
  });

  test('deeper items stand below the item before them, and the list goes on after', () => {
    expect(nestBlocks([item('a', 1), item('a1', 2), item('a2', 2), item('b', 1)])).toEqual([
      {
        type: 'list',
        items: [
          { html: 'a', below: { type: 'list', items: [{ html: 'a1' }, { html: 'a2' }] } },
          { html: 'b' },
        ],
      },
    ]);
  });

  test('a first item that claims to be deep still begins a list', () => {
    expect(nestBlocks([item('x', 3), item('y', 3)])).toEqual([
      { type: 'list', items: [{ html: 'x', below: { type: 'list', items: [{ html: 'y' }] } }] },
    ]);
  });

  test('no text is lost, whatever the levels', () => {
    const blocks = [3, 1, 2, 5, 2, 1, 4].map((level) => item(`<${level}>`, level));
    const shown = JSON.stringify(nestBlocks(blocks)).match(/<\d>/g);
    expect(shown).toEqual(blocks.map((block) => block.html));
  });
});
