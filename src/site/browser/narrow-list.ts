import { formatString } from '../../model/strings/format-string.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { toHiragana } from '../../model/text/kana.ts';

const toKey = (text: string): string => toHiragana(foldWidth(text).toLowerCase());

/**
 * Narrows a long list of a page to the lines that hold what is typed; a group without one is not shown. What the field
 * narrows is named by its `data-lines` and `data-groups`; a line's `data-find` is looked through beside its text.
 */
export function narrowList(find: HTMLElement): void {
  const input = find.querySelector('input');
  const status = find.querySelector<HTMLElement>('[role="status"]');
  const { lines = '', groups = '', found = '' } = find.dataset;
  const all = [...document.querySelectorAll<HTMLElement>(lines)];
  if (!input || !status || all.length === 0) return;
  find.hidden = false;
  let keys: string[] | undefined;
  input.addEventListener('input', () => {
    keys ??= all.map((line) => toKey(`${line.textContent} ${line.dataset['find'] ?? ''}`));
    const word = toKey(input.value.trim());
    for (const [index, line] of all.entries()) line.hidden = !keys[index]?.includes(word);
    for (const group of document.querySelectorAll<HTMLElement>(groups))
      group.hidden = ![...group.querySelectorAll<HTMLElement>(lines)].some((line) => !line.hidden);
    const count = all.filter((line) => !line.hidden).length;
    status.textContent = word === '' ? '' : formatString(found, { count: String(count) });
  });
}
