const SHOWN_MS = 4000;

let box: HTMLElement | undefined;
let timer = 0;

/** Says a short message at the foot of the window, to the eye and to screen readers, for some seconds. */
export function showMessage(message: string): void {
  if (!box) {
    box = document.createElement('p');
    box.className = 'said';
    box.role = 'status';
    document.body.append(box);
  }
  const shown = box;
  shown.textContent = message;
  shown.dataset['shown'] = '';
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    delete shown.dataset['shown'];
    shown.textContent = '';
  }, SHOWN_MS);
}
