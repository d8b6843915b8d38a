import { findMentions } from '../../features/mentions/find-mentions.ts';
import { isLinked } from './text-runs.ts';
import { createUnclobbered } from './unclobbered.ts';

/** A run longer than this is a paste, not prose. Characters. */
const TOO_LONG = 100_000;

/** What was cut off a text of the page and is behind it. */
const cutOff = new WeakMap<Text, Text[]>();

/** Turns the mentions in a run of texts into links; gives the links made. Markup around the text stays. */
export function linkMentions(
  run: readonly Text[],
  toAddress: (number: string) => string | undefined,
): HTMLAnchorElement[] {
  const text = run.map(({ data }) => data).join('');
  if (text.length > TOO_LONG) return [];
  const starts = listStarts(run);
  const links: HTMLAnchorElement[] = [];
  // From the end, so that what is before keeps its offsets.
  for (const { number, start, numberStart, end } of findMentions(text).reverse()) {
    const address = toAddress(number);
    if (address === undefined || isLinkedAlready(run, starts, numberStart, end)) continue;
    const isWhole = starts.findLast((each) => each <= start) === starts.findLast((each) => each < end);
    for (const nodes of join(cut(run, starts, isWhole ? start : numberStart, end))) {
      const link = createUnclobbered('a');
      link.href = address;
      link.className = 'taiyaku-link';
      link.dataset['taiyaku'] = number;
      nodes[0]?.before(link);
      link.append(...nodes);
      links.push(link);
    }
  }
  return links;
}

/** The page has set a text anew or taken it away: what was cut off it goes. */
export function dropCutOff(text: Text): void {
  for (const piece of cutOff.get(text) ?? []) {
    const parent = piece.parentElement;
    piece.remove();
    if (parent?.dataset['taiyaku'] && !parent.textContent) parent.remove();
  }
  cutOff.delete(text);
}

function listStarts(run: readonly Text[]): number[] {
  const starts = [0];
  for (const { length } of run) starts.push((starts.at(-1) ?? 0) + length);
  return starts.slice(0, -1);
}

/** Whether the page has put a part of what is from `start` to `end` into a link. */
function isLinkedAlready(
  run: readonly Text[],
  starts: readonly number[],
  start: number,
  end: number,
): boolean {
  return run.some((text, index) => {
    const offset = starts[index] ?? 0;
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return offset < end && next > start && isLinked(text.parentElement);
  });
}

/** What is from `start` to `end` of a run as texts of its own; each text of the page keeps what is before it. */
function cut(run: readonly Text[], starts: readonly number[], start: number, end: number): Text[] {
  return run.flatMap((text, index) => {
    const offset = starts[index] ?? 0;
    const [from, to] = [Math.max(0, start - offset), Math.min(text.length, end - offset)];
    if (from >= to) return [];
    const rest = text.splitText(to);
    const piece = text.splitText(from);
    cutOff.set(text, [...(cutOff.get(text) ?? []), piece, rest]);
    return [piece];
  });
}

/** Pieces of one number as what one link can hold, `702<sub>.9b</sub>`; where their elements overlap, a link each. */
function join(pieces: readonly Text[]): ChildNode[][] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last || first === last) return pieces.map((piece) => [piece]);
  const head = climb(first, last, 'previousSibling');
  const tail = climb(last, first, 'nextSibling');
  if (head.parentNode !== tail.parentNode) return pieces.map((piece) => [piece]);
  const nodes = [head];
  for (let node = head; node !== tail && node.nextSibling; node = node.nextSibling)
    nodes.push(node.nextSibling);
  return [nodes];
}

/** The outermost element that holds nothing but `node` on one side and not `other`. */
function climb(node: ChildNode, other: Node, side: 'previousSibling' | 'nextSibling'): ChildNode {
  let outer = node;
  for (;;) {
    let beside = outer[side];
    while (beside?.nodeType === Node.TEXT_NODE && beside.textContent === '') beside = beside[side];
    const parent = outer.parentElement;
    if (beside || !parent || parent.contains(other)) return outer;
    outer = parent;
  }
}
