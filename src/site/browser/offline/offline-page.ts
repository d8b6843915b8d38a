import { joinSentences, type Lang } from '../../../model/records/lang.ts';
import { formatCount, formatString } from '../../../model/strings/format-string.ts';
import type { Strings } from '../../../model/strings/get-strings.ts';
import { loadList, toCacheNames } from '../../offline/load-list.ts';
import type { WorkerDescription, WorkerRequest } from '../../publish/offline-list.ts';
import { collectParts } from '../collect-parts.ts';
import { h } from '../h.ts';
import { loadStrings } from '../load-strings.ts';
import { toOwnPath } from '../own-page.ts';
import { keepEverything, measureList, measureStored, removeEverything } from './keep-everything.ts';
import { registerWorker } from './offline.ts';

type OfflineParts = Record<
  'size' | 'status' | 'unkept' | 'hint' | 'installed' | 'read' | 'read-list',
  HTMLElement
> &
  Record<'keep' | 'stop' | 'remove' | 'install', HTMLButtonElement> & { bar: HTMLProgressElement };

/** Fills the page for reading offline: what is kept, keeping everything, installing. Then the rest of it is shown. */
export async function bindOfflinePage(page: HTMLElement, lang: Lang): Promise<void> {
  await fillPage(page, lang).finally(() => {
    page.dataset['filled'] = '';
  });
}

async function fillPage(page: HTMLElement, lang: Lang): Promise<void> {
  const texts = await loadStrings('offline');
  const parts = collectParts<OfflineParts>(page);
  const { size, status, bar, keep, stop, remove } = parts;
  bindInstall(parts);
  parts.unkept.hidden = location.pathname === toOwnPath(`/${lang}/offline/`);
  const registration = await register();
  if (!registration) {
    status.textContent = texts.refused;
    return;
  }
  const worker = await askWorker(registration);
  const list = worker && (await loadList(worker, lang).catch(() => undefined));
  if (!worker || !list) {
    status.textContent = texts.unready;
    return;
  }
  await showRead(parts, worker, lang, texts);

  const total = measureList(list);
  const count = formatCount(lang, texts.files, list.everything.length);
  size.textContent = `${formatString(texts.size, { size: formatSize(lang, total) })} (${count})`;
  bar.max = total;
  const showState = async () => {
    const { bytes, isComplete } = await measureStored(worker.base, list);
    keep.hidden = isComplete;
    keep.textContent = bytes > 0 ? texts.resume : texts.keep;
    remove.hidden = bytes === 0;
    stop.hidden = true;
    bar.hidden = bytes === 0 || isComplete;
    bar.value = bytes;
    if (isComplete) status.textContent = await describeDone(lang, texts);
  };
  await showState();

  let abort = new AbortController();
  keep.addEventListener('click', async () => {
    abort = new AbortController();
    status.textContent = texts.working;
    keep.hidden = true;
    remove.hidden = true;
    stop.hidden = false;
    bar.hidden = false;
    stop.focus();
    const onProgress = (bytes: number) => {
      bar.value = bytes;
      const [done, all] = [bytes, total].map((each) => formatSize(lang, each));
      size.textContent = formatString(texts.progress, { done: done ?? '', size: all ?? '' });
    };
    const isPersistent = await navigator.storage?.persist?.().catch(() => false);
    const outcome = await keepEverything(worker.base, list, onProgress, abort.signal);
    const isWaiting = [stop, document.body].includes(document.activeElement as HTMLElement);
    await showState();
    if (outcome !== 'done')
      status.textContent = formatString(texts[outcome], { size: formatSize(lang, total) });
    else if (isPersistent) status.textContent = texts.done;
    // Whoever went elsewhere meanwhile stays there. The button beside would throw away what was just kept.
    if (isWaiting) (outcome === 'done' ? status : keep).focus();
  });
  stop.addEventListener('click', () => abort.abort());
  remove.addEventListener('click', async () => {
    await removeEverything(worker.base, list);
    await showState();
    status.textContent = texts.removed;
    keep.focus();
  });
}

async function describeDone(lang: Lang, texts: Strings['offline']): Promise<string> {
  const isPersistent = await navigator.storage?.persisted?.().catch(() => false);
  return isPersistent ? texts.done : joinSentences([texts.done, texts.mayBeCleared], lang);
}

/** The site's worker, where this browser lets the site keep anything: private windows and blocked site data do not. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    if (!navigator.serviceWorker) return undefined;
    await caches.keys();
    return await registerWorker();
  } catch {
    return undefined;
  }
}

async function showRead(
  parts: OfflineParts,
  { base, id }: WorkerDescription,
  lang: Lang,
  texts: Strings['offline'],
): Promise<void> {
  const pages = await listReadPages(base, id, lang);
  parts.read.textContent = pages.length > 0 ? formatCount(lang, texts.read, pages.length) : texts.readNone;
  const shown = pages.slice(0, 50).map(({ path, title }) => h('li', h('a', { href: path }, title)));
  parts['read-list'].replaceChildren(...shown);
}

/** `1.2 MB`, in the form of the language. */
export function formatSize(lang: Lang, bytes: number): string {
  const megabytes = bytes / 1_000_000;
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: megabytes < 10 ? 1 : 0,
  });
  return format.format(megabytes);
}

/** The pages of a language that were read and are kept, the last first. */
async function listReadPages(base: string, build: string, lang: Lang) {
  const cache = await caches.open(toCacheNames(base, build).read);
  const requests = (await cache.keys()).filter(({ url }) =>
    new URL(url).pathname.startsWith(`${base}${lang}/`),
  );
  const pages = requests.reverse().map(async (request) => {
    const response = await cache.match(request);
    const parsed = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
    return { path: new URL(request.url).pathname, title: parsed.title };
  });
  return Promise.all(pages);
}

/** Which build the worker of this site is, also before it has taken over the page; undefined where it could not be installed. */
async function askWorker(registration: ServiceWorkerRegistration): Promise<WorkerDescription | undefined> {
  const worker = registration.active ?? (await waitFor(registration.installing ?? registration.waiting));
  if (!worker) return undefined;
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }: MessageEvent<WorkerDescription>) => resolve(data);
    worker.postMessage('describe' satisfies WorkerRequest, [channel.port2]);
  });
}

/** The worker once it is at work. */
function waitFor(worker: ServiceWorker | null): Promise<ServiceWorker | undefined> {
  return new Promise((resolve) => {
    const settle = () => {
      if (!worker || worker.state === 'redundant') resolve(undefined);
      else if (worker.state === 'activated') resolve(worker);
    };
    worker?.addEventListener('statechange', settle);
    settle();
  });
}

/** What a browser that can install the site fires before it would offer that itself (Chromium only). */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Offers to install the site where the browser lets a page ask, and says how where it leaves that to its own menu. */
function bindInstall({ install, hint, installed }: OfflineParts): void {
  const show = (shown: HTMLElement) => {
    for (const part of [install, hint, installed]) part.hidden = part !== shown;
  };
  let prompt: InstallPromptEvent | undefined;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPromptEvent;
    show(install);
  });
  addEventListener('appinstalled', () => show(installed));
  install.addEventListener('click', async () => {
    const answer = await prompt?.prompt();
    if (answer?.outcome === 'accepted') show(installed);
  });
  show(matchMedia('(display-mode: standalone)').matches ? installed : hint);
}
