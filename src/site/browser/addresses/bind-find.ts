/** Sends a typed number to its page; anything else goes on to the search, as the form does by itself. */
export function bindFind(form: HTMLFormElement): void {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { readTypedNumber } = await import('../../../model/records/read-typed-number.ts');
    const [number] = readTypedNumber(form.querySelector('input')?.value ?? '')?.candidates ?? [];
    if (number) location.assign(`${form.dataset['find']}${number}/`);
    else form.submit();
  });
}
