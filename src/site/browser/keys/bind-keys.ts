import { takeCommandKey } from './take-command-key.ts';

/** Listens for the single-key commands and fetches what they do when one is pressed. */
export function bindKeys(): void {
  const run = async (key: string) => (await import('./run-key.ts')).runKey(key);
  document.addEventListener('keydown', (event) => {
    const key = takeCommandKey(event);
    if (!key) return;
    event.preventDefault();
    run(key);
  });
  for (const button of document.querySelectorAll('.keys-open'))
    button.addEventListener('click', () => run('?'));
}
