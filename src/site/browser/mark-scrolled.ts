/** Marks the root with `data-scrolled` while the page's heading is out of sight: the page bar then says where one is. */
export function markScrolled(): void {
  const heading = document.querySelector('main h1');
  if (!heading) return;
  const { dataset } = document.documentElement;
  new IntersectionObserver(([entry]) => {
    const isAbove = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
    if (isAbove) dataset['scrolled'] = '';
    else delete dataset['scrolled'];
  }).observe(heading);
}
