/** Has a fragment that names nothing on the page followed, now and whenever it changes; the code for it is fetched then. */
export function watchHash(): void {
  const follow = async () => {
    if (location.hash === '' || document.querySelector(':target')) return;
    (await import('./follow-hash.ts')).followHash();
  };
  follow();
  addEventListener('hashchange', follow);
}
