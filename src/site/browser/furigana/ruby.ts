import {
  type FuriganaReadings,
  parsePieces,
  toFuriganaKey,
} from '../../../features/render/furigana/furigana-code.ts';
import { placeReadings, type RubyPiece } from '../../../features/render/furigana/split-okurigana.ts';
import { findKanjiRuns } from '../../../model/text/kanji.ts';
import { h } from '../h.ts';

/** The texts that readings are made for: paragraphs, points and names. */
const TEXTS = '.side p, .side li, .names > span';
/** What a page adds inside a text: labels and marks. */
const ADDED = '.example-label, .range-middle, .mark, .state, .tag, rt, rp, summary';

/** Puts readings over the kanji of every Japanese text of the page that the file knows. */
export function addRuby(readings: FuriganaReadings): void {
  for (const element of document.querySelectorAll<HTMLElement>(`main :is(${TEXTS})`)) {
    if (element.closest('[lang]')?.getAttribute('lang') !== 'ja' || element.querySelector('ruby')) continue;
    const nodes = listTextNodes(element);
    const kanji = nodes.flatMap((node) => findKanjiRuns(node.data).map((run) => run.text)).join('');
    const code = readings[toFuriganaKey(kanji)];
    const pieces = code === undefined ? undefined : parsePieces(code, kanji);
    if (pieces) annotate(nodes, pieces);
  }
  splitAtLineEnds();
}

/** Takes every reading off again, and leaves the text as it was. */
export function removeRuby(): void {
  for (const ruby of document.querySelectorAll('main ruby')) {
    const { parentNode } = ruby;
    ruby.replaceWith(ruby.firstChild ?? '');
    parentNode?.normalize();
  }
}

/** The text of an element itself, without that of the texts inside it. */
function listTextNodes(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) => {
    const { parentElement } = node;
    const isOwn = parentElement?.closest(TEXTS) === element && !parentElement.closest(ADDED);
    return isOwn ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Puts the pieces over their kanji, from the end of each text, so that places stay true. */
function annotate(nodes: readonly Text[], pieces: readonly RubyPiece[]): void {
  const placed = placeReadings(
    nodes.map(({ data }) => data),
    pieces,
  );
  for (const [index, node] of nodes.entries())
    for (const { start, piece } of (placed[index] ?? []).reverse()) wrap(node, start, piece);
}

function wrap(node: Text, start: number, { kanji, reading }: RubyPiece): void {
  const base = node.splitText(start);
  base.splitText(kanji.length);
  const next = base.nextSibling;
  node.parentNode?.insertBefore(createRuby(base, reading), next);
}

/** The reading is drawn from an attribute: so it is neither copied nor found by the browser's own search. */
function createRuby(base: Text, reading: string): HTMLElement {
  const text = h('rt', { 'data-reading': reading });
  text.style.setProperty('--kanji', String(base.length));
  const kanaPerKanji = reading.length / base.length;
  if (kanaPerKanji > 2) text.className = kanaPerKanji > 3 ? 'narrowest' : 'narrow';
  const ruby = h('ruby', base, h('rp', '（'), text, h('rp', '）'));
  for (const added of [text, ...ruby.querySelectorAll('rp')]) added.ariaHidden = 'true';
  return ruby;
}

/** A word that goes on in the next line shares its reading out to both parts, by their lengths. */
function splitAtLineEnds(): void {
  const broken = [...document.querySelectorAll('main ruby')].flatMap((ruby) => {
    const base = ruby.firstChild;
    const at = base instanceof Text ? findLineEnd(base) : 0;
    return base instanceof Text && at > 0 ? [{ ruby, base, at }] : [];
  });
  for (const { ruby, base, at } of broken) {
    const reading = ruby.querySelector('rt')?.dataset['reading'] ?? '';
    const [first, second] = cutReading(reading, at / base.length);
    const rest = base.splitText(at);
    ruby.replaceWith(createRuby(base, first), createRuby(rest, second));
  }
}

/** The offset of the first character that is in another line than the one before it; 0 where there is none. */
function findLineEnd(text: Text): number {
  const range = document.createRange();
  const topOf = (index: number) => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().top;
  };
  range.selectNodeContents(text);
  if (range.getClientRects().length < 2) return 0;
  for (let index = 1; index < text.length; index++) if (topOf(index) > topOf(index - 1) + 2) return index;
  return 0;
}

/** A reading in two, the first with its share (0 to 1), never cut before a small kana: たいしょう of 対象 → たい, しょう. */
export function cutReading(reading: string, share: number): [string, string] {
  let cut = Math.max(1, Math.round(reading.length * share));
  while (cut > 1 && /[ぁぃぅぇぉっゃゅょゎん]/.test(reading.charAt(cut))) cut--;
  return [reading.slice(0, cut), reading.slice(cut)];
}
