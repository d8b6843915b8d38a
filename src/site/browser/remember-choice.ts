import { readStorage, writeStorage } from './storage.ts';

/**
 * Lets the radios of a group decide a `data-…` attribute of the root, and keeps the choice for the next page. A
 * script before the first paint has set the attribute from what was kept.
 */
export function rememberChoice(name: 'view' | 'theme', standard: string): void {
  const root = document.documentElement;
  const radios = [
    ...document.querySelectorAll<HTMLInputElement>(`input:is([name="${name}"], [data-choice="${name}"])`),
  ];
  const show = () => {
    const chosen = root.dataset[name] ?? standard;
    for (const radio of radios) radio.checked = radio.value === chosen;
  };
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      root.dataset[name] = radio.value;
      show();
      writeStorage(name, radio.value);
    });
  }
  show();
  // A page that comes back out of the browser's own cache shows what was chosen meanwhile on another.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    root.dataset[name] = readStorage(name) ?? standard;
    show();
  });
}
