import { readTypedNumber } from '../../records/read-typed-number.ts';

/** Sends a typed number to its page, or says in the form that it is none. */
export function bindJump(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  const status = form.querySelector('.jump-status');
  if (!input || !status) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [number] = readTypedNumber(input.value)?.candidates ?? [];
    if (number) location.assign(`${form.action}${number}/`);
    else {
      status.textContent = form.dataset['unknown'] ?? '';
      input.focus();
    }
  });
  input.addEventListener('input', () => {
    status.textContent = '';
  });
}
