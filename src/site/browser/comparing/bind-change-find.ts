import { formatString } from '../../../model/strings/format-string.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';

const toKey = (text: string): string => foldWidth(text).toLowerCase();

/** Narrows a page of changes to those whose numbers or texts hold what is typed: “what changed about …”. */
export function bindChangeFind(find: HTMLElement): void {
  const input = find.querySelector('input');
  const status = find.querySelector<HTMLElement>('[role="status"]');
  const changes = [...document.querySelectorAll<HTMLElement>('.changes > li')];
  if (!input || !status || changes.length === 0) return;
  find.hidden = false;
  const texts = changes.map((change) => toKey(change.textContent));
  input.addEventListener('input', () => {
    const word = toKey(input.value.trim());
    for (const [index, change] of changes.entries()) change.hidden = !texts[index]?.includes(word);
    for (const section of document.querySelectorAll<HTMLElement>('.change-section'))
      section.hidden = !section.querySelector('.changes > li:not([hidden])');
    const count = changes.filter((change) => !change.hidden).length;
    status.textContent =
      word === '' ? '' : formatString(status.dataset['found'] ?? '', { count: String(count) });
  });
}
