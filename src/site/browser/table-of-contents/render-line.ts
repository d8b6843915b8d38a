import { toRulePath } from '../../../rulebook/book/address.ts';
import type { ContentsLine } from '../../model/reading/contents-tree.ts';
import { h } from '../h.ts';
import { toOwnPath } from '../own-address.ts';
import { readPageLang } from '../page-lang.ts';

/** A line of the table; where it has something below, that is made when first unfolded. */
export interface TreeLine {
  item: HTMLLIElement;
  link: HTMLAnchorElement;
  unfold(): Promise<void>;
}

/** Makes a line: a link, and before it a button where there is something below. */
export function renderLine(
  line: ContentsLine,
  unfoldLabel: string,
  listBelow?: () => Promise<HTMLElement>,
): TreeLine {
  const link = renderLink(line);
  const row = h('div.toc-line', link);
  const item = h('li', row);
  let below: Promise<HTMLElement> | undefined;
  const button =
    listBelow &&
    h('button.toc-fold', {
      type: 'button',
      'aria-expanded': 'false',
      'aria-label': unfoldLabel.replace('{name}', `${line.number} ${line.text ?? ''}`.trim()),
    });
  const unfold = async () => {
    if (!button || !listBelow) return;
    button.ariaExpanded = 'true';
    below ??= listBelow();
    const list = await below;
    if (!list.isConnected) item.append(list);
    list.hidden = button.ariaExpanded !== 'true';
  };
  if (button) {
    button.addEventListener('click', async () => {
      if (button.ariaExpanded !== 'true') return unfold();
      button.ariaExpanded = 'false';
      if (below) (await below).hidden = true;
    });
    row.prepend(button);
  }
  return { item, link, unfold };
}

/** A rule that is on this page is gone to on it. */
function renderLink({ number, text, lang }: ContentsLine): HTMLAnchorElement {
  const onPage = document.getElementById(number)?.matches('.rule:not(.row)');
  return h(
    'a',
    { href: onPage ? `#${number}` : toOwnPath(toRulePath(readPageLang(), number)) },
    h('span.number', number),
    h('span.toc-text', { ...(lang && { lang }) }, text ?? ''),
  );
}
