import { readPageLang } from '../page-lang.ts';
import { listLinkNotices } from './list-link-notices.ts';

/**
 * Says what became of a link made for an edition: `?ed=2024-09-20`, with `&was=701.34` where the number moved and
 * `&then=gone`, `unknown` or `unclear` where this page need not be what was meant.
 */
export function showLinkNotice(): void {
  const notice = document.getElementById('link-notice');
  const query = new URLSearchParams(location.search);
  const day = query.get('ed');
  if (!notice || !day || !/^\d{4}-\d\d-\d\d$/.test(day)) return;
  const was = query.get('was') ?? '';
  const reworded = [...document.querySelectorAll<HTMLElement>('#history [data-change="reworded"]')].some(
    (step) => (step.dataset['edition'] ?? '') > day,
  );
  const then = query.get('then');
  const notices = listLinkNotices(was, then, reworded);
  const date = new Intl.DateTimeFormat(readPageLang(), { dateStyle: 'long', timeZone: 'UTC' });
  const sentences = then === 'unclear' ? notices : (['made', ...notices] as const);
  notice.textContent = sentences
    .map((name) => notice.dataset[name] ?? '')
    .join(readPageLang() === 'ja' ? '' : ' ')
    .replaceAll('{date}', date.format(new Date(day)))
    .replaceAll('{number}', was);
  if (notices.includes('reworded')) notice.append(' ', createLink('#history', notice.dataset['see'] ?? ''));
  notice.hidden = false;
  if (then === 'unclear') return;
  // The question they raise is answered.
  for (const earlier of document.querySelectorAll<HTMLElement>('.notice.earlier')) earlier.hidden = true;
}

function createLink(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}
