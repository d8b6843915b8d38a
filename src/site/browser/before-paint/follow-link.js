// On the page of a number, before it is painted: with `?ed=2005-06-01` goes on to the rule that the number meant on that
// day; from a short link's page, and the choice of a language, to the reader's language besides.
{
  /** @type {HTMLMetaElement | null} */
  const meta = document.querySelector('meta[name="taiyaku:then"]');
  const query = new URLSearchParams(location.search);
  const day = toId(query.get('ed') ?? '');
  // Where a link was followed already its number then is `was`, and the number of this page is one of today.
  if (meta && (meta.dataset.short !== undefined || (query.has('ed') && !query.has('was')))) {
    const path = findPath(meta.dataset.short !== undefined);
    const number = path.split('/').at(-2) ?? '';
    const page = day && !query.has('was') ? findPage(meta.content, day) : undefined;
    if (page && page !== number) query.set('was', number);
    const target = page ? path.replace(/[^/]+\/$/, `${page}/`) : path;
    const search = query.size > 0 ? `?${query}` : '';
    if (target !== location.pathname) location.replace(target + search + location.hash);
  }

  /** The same page in the reader's language: the one chosen earlier, else the browser's first known one. */
  function findPath(/** @type {boolean} */ isShort) {
    if (!isShort) return location.pathname;
    let chosen = null;
    try {
      chosen = localStorage.getItem('taiyaku.language');
    } catch {
      // Storage is forbidden: the browser's languages decide.
    }
    const wanted = [chosen, ...navigator.languages].map((tag) => String(tag).slice(0, 2));
    const lang = wanted.find((tag) => tag === 'ja' || tag === 'en') ?? 'en';
    try {
      if (!chosen && meta?.content) localStorage.setItem('taiyaku.language', lang);
    } catch {
      // The choice lasts for this page.
    }
    /** @type {HTMLLinkElement | null} */
    const link = document.querySelector(`link[rel="alternate"][hreflang="${lang}"]`);
    return link ? new URL(link.href).pathname : location.pathname;
  }

  /** The rule to show for what held on a day: `1999-04-23=? 2003-07-01=702.22m~^702.22` → 702.22. */
  function findPage(/** @type {string} */ meanings, /** @type {string} */ on) {
    const run = meanings.split(' ').findLast((each) => each.split('=', 1)[0] <= on) ?? '';
    const [, now, above] = /=([\dA-Z][\w.()-]*)~?(?:\^([\w.()-]+))?/.exec(run) ?? [];
    return above ?? now;
  }

  /** The id of a day that the calendar has, or of a version: `1.26.1` → `v01.26.01`; nothing of anything else. */
  function toId(/** @type {string} */ text) {
    if (/^v?\d+(\.\d+)+$/.test(text))
      return `v${text.replace('v', '').replace(/\d+/g, (part) => part.slice(-2).padStart(2, '0'))}`;
    const date = new Date(text);
    return text[9] && +date && date.toISOString().slice(0, 10) === text ? text : '';
  }
}
