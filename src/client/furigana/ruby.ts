import { type FuriganaReadings, parsePieces, toFuriganaKey } from '../../render/furigana/furigana-code.ts';
import { findKanjiRuns } from '../../render/furigana/kanji.ts';
import type { RubyPiece } from '../../render/furigana/split-okurigana.ts';

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

/** Walks kanji and pieces side by side. A word that a link cuts in two stays without a reading. */
function annotate(nodes: readonly Text[], pieces: readonly RubyPiece[]): void {
  const waiting = pieces.map(({ kanji, reading }) => ({ left: kanji.length, kanji, reading }));
  let piece = waiting.shift();
  for (const node of nodes) {
    const found: { start: number; piece: RubyPiece }[] = [];
    for (const run of findKanjiRuns(node.data)) {
      for (let at = 0; piece && at < run.text.length; ) {
        const take = Math.min(piece.left, run.text.length - at);
        if (take === piece.kanji.length && piece.reading) found.push({ start: run.start + at, piece });
        piece.left -= take;
        at += take;
        if (piece.left === 0) piece = waiting.shift();
      }
    }
    for (const { start, piece: each } of found.reverse()) wrap(node, start, each);
  }
}

/** The reading is drawn from an attribute: so it is neither copied nor found by the browser's own search. */
function wrap(node: Text, start: number, { kanji, reading }: RubyPiece): void {
  const base = node.splitText(start);
  base.splitText(kanji.length);
  const ruby = document.createElement('ruby');
  const text = document.createElement('rt');
  text.dataset['reading'] = reading;
  const kanaPerKanji = reading.length / kanji.length;
  if (kanaPerKanji > 2) text.className = kanaPerKanji > 3 ? 'narrowest' : 'narrow';
  base.replaceWith(ruby);
  ruby.append(base, createParenthesis('（'), text, createParenthesis('）'));
  for (const added of [text, ...ruby.querySelectorAll('rp')]) added.ariaHidden = 'true';
}

function createParenthesis(sign: string): HTMLElement {
  const parenthesis = document.createElement('rp');
  parenthesis.textContent = sign;
  return parenthesis;
}
