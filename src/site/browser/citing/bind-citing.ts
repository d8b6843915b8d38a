import dialogsSheet from '../../styles/dialogs.css?url';
import { findClosest } from '../find-closest.ts';
import { loadSheet } from '../load-sheet.ts';
import { loadStrings } from '../load-strings.ts';

/** Lets the buttons beside rules open the choice of citations; its code is fetched at the first one. */
export function bindCiting(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = findClosest<HTMLButtonElement>(target, 'button[data-cite]');
    if (!button) return;
    const [{ openCiting }, texts] = await Promise.all([
      import('./citing-dialog.ts'),
      loadStrings('citing'),
      loadSheet(dialogsSheet),
    ]);
    openCiting(button, texts);
  });
}
