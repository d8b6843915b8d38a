import { createTextWalker, isWithin, matches } from './unclobbered.ts';

/** What stays as it is and breaks a sentence: code, forms, editors, media, and whatever a page marks. */
const LEFT_ALONE =
  'code,pre:has(:not(a,b,i,em,strong,br)),pre:is([class*="code"],[class*="lang"],[class*="brush"],[class*="pretty"],[class*="source"]),[class*="highlight"] pre,kbd,samp,var,tt,script,style,noscript,template,textarea,input,select,option,button,svg,math,canvas,iframe,object,[contenteditable]:not([contenteditable="false"]),[role="textbox"],[data-taiyaku="off"]';
/** Elements that a sentence runs through; of a link the words count and stay as they are. */
const INLINE =
  'a,b,i,em,strong,span,u,s,small,big,sub,sup,mark,font,abbr,q,cite,dfn,bdi,bdo,ruby,rb,ins,del,strike,time,data,label,wbr,nobr';
/** Readings over a word are no part of its sentence. */
const OVER = 'rt,rp';
/** How far around a changed text its sentence is read again. Characters. */
const AROUND = 300;

/** The texts below `root` whose words follow each other, `CR <b>702.9b</b>`, run by run; none of what is left alone. */
export function listRuns(root: Element): Text[][] {
  if (isWithin(root, LEFT_ALONE) || isLinked(root)) return [];
  const runs: Text[][] = [];
  const walk = createWalk(root);
  for (let text = walk.step('nextNode'); text; text = walk.step('nextNode')) {
    const run = runs.at(-1);
    if (!run?.[0] || walk.isBroken(run[0])) runs.push([text]);
    else run.push(text);
  }
  return runs;
}

/** The run that a text is in, as far as its words can matter. */
export function readRunAround(text: Text): Text[] {
  const block = findBlock(text);
  if (
    !block ||
    isWithin(block, LEFT_ALONE) ||
    (text.parentElement && isWithin(text.parentElement, LEFT_ALONE))
  )
    return [];
  const sides = (['previousNode', 'nextNode'] as const).map((direction) => {
    const walk = createWalk(block, text);
    const found: Text[] = [];
    let length = 0;
    for (let next = walk.step(direction); next && length < AROUND; next = walk.step(direction)) {
      if (walk.isBroken(text)) break;
      found.push(next);
      length += next.length;
    }
    return found;
  });
  return [...(sides[0] ?? []).reverse(), text, ...(sides[1] ?? [])];
}

/** Whether a page has made a link of an element already. */
export function isLinked(element: Element | null): boolean {
  return element !== null && isWithin(element, 'a');
}

export function isInline(element: Element): boolean {
  return matches(element, INLINE);
}

/** Goes from text to text and remembers whether something that ends a sentence lies between the last two. */
function createWalk(root: Element, from?: Text) {
  let broken = false;
  let current: Text | undefined;
  const walker = createTextWalker(root, (element) => {
    if (matches(element, OVER)) return NodeFilter.FILTER_REJECT;
    if (!isInline(element)) broken = true;
    return matches(element, LEFT_ALONE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  if (from) walker.currentNode = from;
  return {
    step(direction: 'previousNode' | 'nextNode'): Text | undefined {
      broken = false;
      current = (walker[direction]() as Text | null) ?? undefined;
      return current;
    },
    /** Whether the text just reached does not go on with the one before it, which is of the same run as `first`. */
    isBroken: (first: Text) => broken || (current !== undefined && findBlock(current) !== findBlock(first)),
  };
}

/** The nearest element around a text that is no part of a sentence. */
function findBlock(text: Text): Element | null {
  let element = text.parentElement;
  while (element && isInline(element)) element = element.parentElement;
  return element;
}
