import { type ChangeKind, type ChangeLine, countKinds } from '../../../rulebook/history/list-changes.ts';
import { h } from '../h.ts';
import type { CompareStrings } from './compare-elements.ts';

export interface CompareTools {
  element: HTMLElement;
  /** The kinds of change that the reader wants to see. */
  readKinds(): ReadonlySet<string>;
  onFilter(then: () => void): void;
  onOpenAll(then: (isOpen: boolean) => void): void;
}

/** A box for each kind of change there is, with its count, and the button that shows or hides all differences. */
export function createTools(
  lines: readonly ChangeLine[],
  isOpen: boolean,
  strings: CompareStrings,
): CompareTools {
  const boxes = countKinds(lines).map(({ kind, count }) =>
    createBox(kind, `${strings.kinds[kind]} ${count}`),
  );
  const filter = h(
    'fieldset.compare-kinds.cluster',
    h('legend.hidden-text', strings.filter),
    ...boxes.map(({ label }) => label),
  );
  const open = h('button.button', { type: 'button' });
  let isAllOpen = isOpen;
  const name = () => {
    open.textContent = isAllOpen ? strings.closeAll : strings.openAll;
  };
  name();
  return {
    element: h('div.compare-tools.cluster.ui', ...(boxes.length > 1 ? [filter] : []), open),
    readKinds: () => new Set(boxes.flatMap(({ input }) => (input.checked ? [input.value] : []))),
    onFilter: (then) => filter.addEventListener('change', then),
    onOpenAll: (then) =>
      open.addEventListener('click', () => {
        isAllOpen = !isAllOpen;
        name();
        then(isAllOpen);
      }),
  };
}

function createBox(kind: ChangeKind, text: string): { label: HTMLElement; input: HTMLInputElement } {
  const input = h('input', { type: 'checkbox', value: kind, checked: '' });
  return { label: h('label', input, text), input };
}
