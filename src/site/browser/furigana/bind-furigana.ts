/** Binds the switch for readings over kanji; their code is fetched when it is used, or at once where it was left on. */
export function bindFurigana(): void {
  const load = () => import('./switch-furigana.ts');
  for (const button of document.querySelectorAll('.furigana-switch'))
    button.addEventListener('click', async () => (await load()).switchFurigana());
  const show = async () => {
    if ('furigana' in document.documentElement.dataset) (await load()).showFurigana();
  };
  show();
  // A page that comes back out of the browser's own cache.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) show();
  });
}
