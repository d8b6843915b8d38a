import { toRulePath, withBase } from '../../book/address.ts';
import type { ContentsLine } from '../../site-model/contents-tree.ts';
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
  const item = document.createElement('li');
  const row = document.createElement('div');
  row.className = 'toc-line';
  const link = renderLink(line);
  row.append(link);
  item.append(row);
  let below: Promise<HTMLElement> | undefined;
  const button = listBelow && document.createElement('button');
  const unfold = async () => {
    if (!button || !listBelow) return;
    button.ariaExpanded = 'true';
    below ??= listBelow();
    const list = await below;
    if (!list.isConnected) item.append(list);
    list.hidden = button.ariaExpanded !== 'true';
  };
  if (button) {
    button.type = 'button';
    button.className = 'toc-fold';
    button.ariaExpanded = 'false';
    button.ariaLabel = unfoldLabel.replace('{name}', `${line.number} ${line.text ?? ''}`.trim());
    button.addEventListener('click', async () => {
      if (button.ariaExpanded !== 'true') return unfold();
      button.ariaExpanded = 'false';
      if (below) (await below).hidden = true;
    });
    row.prepend(button);
  }
  return { item, link, unfold };
}

/** A rule that stands on this page is gone to on it. */
function renderLink({ number, text, lang }: ContentsLine): HTMLAnchorElement {
  const link = document.createElement('a');
  const onPage = document.getElementById(number)?.matches('.rule:not(.row)');
  link.href = onPage ? `#${number}` : withBase(import.meta.env.BASE_URL, toRulePath(readPageLang(), number));
  const printed = document.createElement('span');
  printed.className = 'number';
  printed.textContent = number;
  const name = document.createElement('span');
  name.className = 'toc-text';
  name.textContent = text ?? '';
  if (lang) name.lang = lang;
  link.append(printed, name);
  return link;
}
