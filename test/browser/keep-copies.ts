import type { Page } from '@playwright/test';

/**
 * Has pages read what they wrote to the clipboard themselves: that of the system is one for all that runs beside them.
 * Whether the browser lets them write is as it is.
 */
export async function keepCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Where the connection is not secure there is none.
    const { clipboard } = navigator as { clipboard?: Clipboard };
    if (!clipboard) return;
    const write = clipboard.writeText.bind(clipboard);
    let copied = '';
    clipboard.writeText = async (text) => {
      await write(text);
      copied = text;
    };
    clipboard.readText = async () => copied;
  });
}
