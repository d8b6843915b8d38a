import type { Element, ElementContent, Root, Text } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { KanjiReader } from '../../features/render/furigana/create-kanji-reader.ts';
import { type PlacedReading, placeReadings } from '../../features/render/place-readings.ts';
import { keepKanji } from '../../model/text/kanji.ts';

/** Phrasing content of a Japanese text with its readings over the kanji: 飛行 → `<ruby>飛行<rt>ひこう</rt></ruby>`. */
export function annotateKanji(content: readonly ElementContent[], read: KanjiReader): ElementContent[] {
  const root: Root = { type: 'root', children: [...content] };
  const nodes: { node: Text; parent: Root | Element }[] = [];
  visit(root, 'text', (node, _, parent) => {
    if (parent && (parent.type === 'root' || parent.type === 'element')) nodes.push({ node, parent });
  });
  const texts = nodes.map(({ node }) => node.value);
  const whole = texts.join('');
  const pieces = read(whole);
  if (pieces.map(({ kanji }) => kanji).join('') !== keepKanji(whole)) return [...content];
  for (const [index, readings] of placeReadings(texts, pieces).entries()) {
    const { node, parent } = nodes[index] ?? {};
    if (!node || !parent || readings.length === 0) continue;
    parent.children.splice(parent.children.indexOf(node), 1, ...annotate(node.value, readings));
  }
  return root.children.filter((child): child is ElementContent => child.type !== 'doctype');
}

function annotate(text: string, readings: readonly PlacedReading[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let at = 0;
  for (const { start, piece } of readings) {
    if (start > at) parts.push({ type: 'text', value: text.slice(at, start) });
    parts.push(h('ruby', [piece.kanji, h('rp', '（'), h('rt', piece.reading), h('rp', '）')]));
    at = start + piece.kanji.length;
  }
  if (at < text.length) parts.push({ type: 'text', value: text.slice(at) });
  return parts;
}
