import { decodePercent } from '../../../model/text/decode-percent.ts';
import { findClosest } from '../find-closest.ts';
import { readStorage, writeStorage } from '../storage.ts';

/** Folds together what is of one kind, keeps the choice, and opens what a link leads into. Print shows everything. */
export function bindFolds(): void {
  const folded = new Set((readStorage('folded') ?? '').split(' ').filter(Boolean));
  for (const kind of folded) setOpen(kind, false);
  delete document.documentElement.dataset['folded'];
  openTarget();
  window.addEventListener('hashchange', openTarget);
  document.addEventListener('click', (event) => {
    const summary = findClosest(event.target, '[data-fold] > summary');
    const details = summary?.parentElement;
    if (!summary || !(details instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    const kind = details.dataset['fold'] ?? '';
    const top = summary.getBoundingClientRect().top;
    setOpen(kind, !details.open);
    // Others of its kind above change their height too: what was pressed stays under the finger.
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
    if (details.open) folded.delete(kind);
    else folded.add(kind);
    writeStorage('folded', [...folded].join(' '));
  });
  showAllInPrint();
}

function setOpen(kind: string, open: boolean): void {
  for (const details of listFolds(`[data-fold="${CSS.escape(kind)}"]`)) details.open = open;
}

/** Opens what the address leads into, also where its kind is kept folded. */
function openTarget(): void {
  const target = document.getElementById(decodePercent(location.hash.slice(1)));
  const closed: HTMLDetailsElement[] = [];
  for (let above = target?.closest('details'); above; above = above.parentElement?.closest('details'))
    if (!above.open) closed.push(above);
  for (const details of closed) details.open = true;
  if (closed.length > 0) target?.scrollIntoView();
}

/** For browsers whose style sheets cannot open what is folded. */
function showAllInPrint(): void {
  let closed: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    closed = listFolds('main details:not([open])');
    for (const details of closed) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of closed) details.open = false;
  });
}

function listFolds(selector: string): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(selector)];
}
