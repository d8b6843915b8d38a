import { formatString } from '../../../model/strings/format-string.ts';
import { loadStrings } from '../load-strings.ts';
import { readPageEdition } from '../own-page.ts';
import { readKept, writeKept } from '../storage.ts';
import { findNews } from './find-news.ts';
import { carryOver } from './tray.ts';

/** Says at the ways to the pinned rules how many of those opened changed since; where none did, that edition is done with. */
export async function markNews(): Promise<void> {
  const news = await findNews().catch(() => undefined);
  if (!news) return;
  if (news.length === 0) return forgetNews();
  const { marked } = await loadStrings('tray');
  for (const link of document.querySelectorAll<HTMLElement>('a[data-tray]')) {
    link.dataset['tray'] = String(news.length);
    link.title = formatString(marked, { count: String(news.length) });
  }
}

/** Keeps the opened rules for the next edition: what changed up to this one is known. */
export async function forgetNews(): Promise<void> {
  const opened = readKept('opened');
  const numbers = await carryOver(opened);
  writeKept('opened', { edition: readPageEdition(), numbers });
}
