import { loadStrings } from '../load-strings.ts';

/** Starts the service worker once the page is there and idle, and says when it has a new version ready. */
export function startOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const base = import.meta.env.BASE_URL;
  const register = async () => {
    try {
      const registration = await serviceWorker.register(`${base}service-worker.js`, { scope: base });
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
      // Refused by the browser's settings: the page for reading offline says so.
    }
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : register());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
