/** What a browser that can install the site fires before it would offer that itself (Chromium only). */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallParts {
  button: HTMLButtonElement;
  /** How to install where the browser leaves it to its own menu. */
  hint: HTMLElement;
  installed: HTMLElement;
}

/** Offers to install the site where the browser lets a page ask, and says how where it does not. */
export function bindInstall({ button, hint, installed }: InstallParts): void {
  const show = (shown: HTMLElement) => {
    for (const part of [button, hint, installed]) part.hidden = part !== shown;
  };
  let prompt: InstallPromptEvent | undefined;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPromptEvent;
    show(button);
  });
  addEventListener('appinstalled', () => show(installed));
  button.addEventListener('click', async () => {
    const answer = await prompt?.prompt();
    if (answer?.outcome === 'accepted') show(installed);
  });
  show(matchMedia('(display-mode: standalone)').matches ? installed : hint);
}
