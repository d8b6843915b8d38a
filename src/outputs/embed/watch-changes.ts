import { dropCutOff } from './link-mentions.ts';
import { isInline, listRuns, readRunAround } from './text-runs.ts';
import { findAll, isWithin, readDocument } from './unclobbered.ts';

const REST_MS = 200;

/**
 * Posts that arrive later, and texts that are set anew, inside the parts that the selector names. Text that is still being
 * written is linked when it rests: a letter may follow.
 */
export function watchChanges(
  selector: string,
  linkIn: (element: Element) => void,
  linkRun: (run: Text[]) => void,
): void {
  const changed = new Map<Text, number>();
  const observer = new MutationObserver((records) => {
    const added = new Set<Node>();
    for (const { type, target, addedNodes, removedNodes } of records) {
      for (const node of addedNodes) added.add(node);
      if (type === 'characterData') added.add(target);
      for (const node of type === 'characterData' ? [target] : removedNodes)
        if (node instanceof Text && (type === 'characterData' || !node.isConnected)) dropCutOff(node);
    }
    for (const node of added) {
      // What was added inside another addition is found with it.
      if (node.parentNode && added.has(node.parentNode)) continue;
      if (node instanceof Text) linkWhenAtRest(node);
      else if (node instanceof HTMLElement) {
        if (isWithin(node, selector)) linkIn(node);
        else for (const element of findAll(node, selector)) linkIn(element);
        const [first] = isInline(node) ? listRuns(node) : [];
        if (first?.[0]) linkWhenAtRest(first[0]);
      }
    }
    forgetOwn();
  });
  // What this script itself changes is no news.
  const forgetOwn = () => observer.takeRecords();
  const linkWhenAtRest = (text: Text) => {
    clearTimeout(changed.get(text));
    changed.set(
      text,
      window.setTimeout(() => {
        changed.delete(text);
        if (text.parentElement && isWithin(text.parentElement, selector)) linkRun(readRunAround(text));
        forgetOwn();
      }, REST_MS),
    );
  };
  observer.observe(readDocument('body'), { childList: true, characterData: true, subtree: true });
}
