// On a short link's page: goes on at once to the reader's language and, with `?ed=`, to the rule that was meant then.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('taiyaku.language');
  } catch {
    // Storage is forbidden: the browser's languages decide.
  }
  const wanted = [chosen, ...navigator.languages].map((tag) => String(tag).slice(0, 2));
  const lang = wanted.find((tag) => tag === 'ja' || tag === 'en') ?? 'en';
  try {
    if (!chosen) localStorage.setItem('taiyaku.language', lang);
  } catch {
    // The choice lasts for this page.
  }
  /** @type {HTMLLinkElement | null} */
  const link = document.querySelector(`link[rel="alternate"][hreflang="${lang}"]`);
  /** @type {HTMLMetaElement | null} */
  const meta = document.querySelector('meta[name="taiyaku:then"]');
  const day = new URLSearchParams(location.search).get('ed') ?? '';
  if (link && meta) {
    const target = new URL(new URL(link.href).pathname, location.origin);
    if (/^\d{4}-\d\d-\d\d$/.test(day)) {
      // `2024-09-20=701.40 2025-04-04=701.34`: the number today of what this number meant in each edition, `-` if gone.
      const meanings = meta.content.split(' ').map((pair) => pair.split('='));
      const meant = meanings.filter(([edition = '']) => edition <= day).pop();
      const later = meanings.find(([edition = '']) => edition > day);
      const number = target.pathname.split('/').at(-2) ?? '';
      const now = meant?.[1] ?? '';
      // An edition that is not at hand may lie between two that say different things.
      const isUnclear = meant && later && meant[0] !== day && later[1] !== now;
      if (!isUnclear && /^\d/.test(now) && now !== number) {
        target.pathname = target.pathname.replace(/[^/]+\/$/, `${now}/`);
        target.searchParams.set('was', number);
      }
      const answer = isUnclear ? 'unclear' : now === '-' ? 'gone' : /^\d/.test(now) ? 'here' : 'unknown';
      target.searchParams.set('ed', day);
      target.searchParams.set('then', answer);
    }
    location.replace(target.pathname + target.search + location.hash);
  }
}
