// On the page that offers both languages: goes on to the one chosen earlier, else to the browser's first known one.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('taiyaku.language');
  } catch {
    // Storage is forbidden: the browser's languages decide.
  }
  const wanted = [chosen, ...navigator.languages].map((tag) => String(tag).slice(0, 2));
  const known = wanted.find((tag) => tag === 'ja' || tag === 'en') ?? 'en';
  /** @type {HTMLLinkElement | null} */
  const link = document.querySelector(`link[rel="alternate"][hreflang="${known}"]`);
  if (link) location.replace(new URL(link.href).pathname + location.hash);
}
