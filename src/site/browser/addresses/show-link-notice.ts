/** Where the address names a day, says what a link made for it means today: `?ed=2024-09-20`, with `&was=701.34` where the number moved. */
export function showLinkNotice(): void {
  const notice = document.getElementById('link-notice');
  if (!notice || !new URLSearchParams(location.search).has('ed')) return;
  notice.addEventListener('click', () => {
    notice.hidden = true;
  });
  void import('./answer-link.ts').then(({ answerLink }) => answerLink(notice));
}
