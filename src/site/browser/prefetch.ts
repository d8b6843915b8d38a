import { findClosest } from './find-closest.ts';
import { h } from './h.ts';

/** A pointer on its way elsewhere is gone by then. */
const HOVER_MS = 80;

/**
 * Has the browser load the page behind a link as soon as a reader seems to want it: the pointer rests on the link, the
 * focus reaches it, or a finger touches it. Every page once; none for readers who save data.
 */
export function bindPrefetch(): void {
  if (isSavingData() || !document.createElement('link').relList.supports('prefetch')) return;
  const known = new Set([toPage(location.href)]);
  let timer = 0;
  const load = (link: HTMLAnchorElement) => {
    const page = toPage(link.href);
    if (known.has(page) || !isPageOfSite(link) || !navigator.onLine) return;
    known.add(page);
    document.head.append(h('link', { rel: 'prefetch', href: page }));
  };
  const wait = ({ target }: Event) => {
    clearTimeout(timer);
    const link = findLink(target);
    if (link) timer = window.setTimeout(load, HOVER_MS, link);
  };
  document.addEventListener('pointerover', wait);
  document.addEventListener('focusin', wait);
  document.addEventListener('pointerdown', ({ target }) => {
    const link = findLink(target);
    if (link) load(link);
  });
}

const findLink = (target: EventTarget | null) => findClosest<HTMLAnchorElement>(target, 'a[href]');

/** Data and other files are loaded when they are asked for. */
function isPageOfSite({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname.endsWith('/');
}

const toPage = (address: string): string => address.replace(/#.*/, '');

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
