import { readTypedNumber } from '../../../model/records/read-typed-number.ts';

/** Sends a typed number to its page; anything else goes on to the search, as the form does by itself. */
export function bindFind(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    const [number] = readTypedNumber(form.querySelector('input')?.value ?? '')?.candidates ?? [];
    if (!number) return;
    event.preventDefault();
    location.assign(`${form.dataset['find']}${number}/`);
  });
}
