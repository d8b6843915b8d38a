import { loadStrings } from '../load-strings.ts';

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Registers the service worker, once a page; undefined where the browser's settings refuse it. */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const base = import.meta.env.BASE_URL;
  registering ??= navigator.serviceWorker
    .register(`${base}service-worker.js`, { scope: base })
    .catch(() => undefined);
  return registering;
}

/** Starts the service worker once the page is there and idle, and says when it has a new version ready. */
export function startOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const register = async () => {
    try {
      const registration = await registerWorker();
      if (!registration) return;
      const announce = async () => {
        // The first worker of all replaces nothing.
        if (!registration.waiting || !serviceWorker.controller) return;
        const [{ announceUpdate }, texts] = await Promise.all([
          import('./offline-update.ts'),
          loadStrings('offline'),
        ]);
        if (registration.waiting) announceUpdate(registration.waiting, texts);
      };
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', announce);
      });
      await announce();
    } catch {
      // Its announcement cannot be had: it comes with the next page.
    }
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : register());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
