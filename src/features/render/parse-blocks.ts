import type { Paragraph, Root } from 'mdast';
import type { Processor } from 'unified';
import { clearRawMarks } from './clear-raw-marks.ts';
import { toRenderData } from './nodes.ts';

/**
 * The parser of the pipeline: a paragraph node for each block of the record. A record's text is plain text, so nothing
 * in it is interpreted: `*`, `_`, `<script>` and line ends stay characters.
 */
export function parseBlocks(this: Processor): void {
  this.parser = (_document, file): Root => ({
    type: 'root',
    children: (toRenderData(file)?.blocks ?? []).map(
      ({ text }): Paragraph => ({
        type: 'paragraph',
        children: text === '' ? [] : [{ type: 'text', value: clearRawMarks(text) }],
      }),
    ),
  });
}
